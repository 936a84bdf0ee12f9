import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Arguments = Record<string, FluentVariable>;

/** The messages of a language. Each is read when it is first asked for: to read all of them would hold up the first screen. */
export class Vocabulary {
  readonly #bundle: FluentBundle;
  readonly #unread = new Map<string, string>();

  constructor(language: string, text: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.add(text);
  }

  /** Adds the messages of a file; each begins a line with its name. */
  add(text: string): void {
    for (const message of text.split(/\n(?=[a-z])/)) this.#unread.set(message.slice(0, message.indexOf(" ")), message);
  }

  has(id: string): boolean {
    this.#read(id);
    return this.#bundle.hasMessage(id);
  }

  /** A message with its numbers and names put in; null if there is none. */
  say(id: string, values: Arguments): string | null {
    this.#read(id);
    const pattern = this.#bundle.getMessage(id)?.value ?? null;
    return pattern === null ? null : this.#bundle.formatPattern(pattern, values);
  }

  #read(id: string): void {
    const text = this.#unread.get(id);
    if (text === undefined) return;
    this.#unread.delete(id);
    this.#bundle.addResource(new FluentResource(text));
  }
}
