// Runs before anything else in every worker that PyScript starts; the build puts this text there (see vite.config.ts). Nothing tells a
// page that a worker was killed, so the worker shows that it lives: by a pulse, and by a lock that it holds until it ends, which the page
// waits for. Where there are locks the pulse may end as soon as the start is over.
{
  let locked = false;
  const beat = setInterval(() => postMessage({ kind: "pulse" }), 500);
  self.pulse = { rest: () => locked && clearInterval(beat) };
  postMessage({ kind: "pulse" });
  try {
    const hold = () => {
      locked = true;
      postMessage({ kind: "locked" });
      return new Promise(() => {});
    };
    navigator.locks.request(self.name, hold).catch(() => {});
  } catch {
    // A browser without locks, or one that may store nothing: the pulse goes on.
  }
}
