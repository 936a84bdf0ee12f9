import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import english from "../../locales/en.ftl?raw";

export type Arguments = Record<string, FluentVariable>;

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(english));

/** The words for an idea, with its numbers and names put in. A missing message shows its id, which a test looks for. */
export function words(id: string, values: Arguments = {}): string {
  const message = bundle.getMessage(id);
  if (message?.value == null) return `{${id}}`;
  return bundle.formatPattern(message.value, values);
}

export function has(id: string): boolean {
  return bundle.hasMessage(id);
}
