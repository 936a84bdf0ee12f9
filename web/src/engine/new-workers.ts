/** Whoever waits for the next worker: the name that it is given, and who meets it. */
interface Awaited {
  readonly name: string;
  readonly meet: (worker: Worker) => void;
}

const awaited: Awaited[] = [];
let isInstalled = false;

/**
 * PyScript hands a worker over only once it is ready, too late to hear it, or to end it, while it starts. So the page's class of workers
 * is made to show each new one at once. It is put in place before PyScript is loaded, which keeps what it finds.
 */
export function meetNextWorker(name: string, meet: (worker: Worker) => void): () => void {
  if (!isInstalled) {
    isInstalled = true;
    globalThis.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        const next = awaited.shift();
        super(address, next === undefined ? options : { ...options, name: next.name });
        next?.meet(this);
      }
    };
  }
  const next = { name, meet };
  awaited.push(next);
  return () => {
    const place = awaited.indexOf(next);
    if (place >= 0) awaited.splice(place, 1);
  };
}
