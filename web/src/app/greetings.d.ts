/** Written by the build (scripts/greetings.mjs): a few sentences by language and id. */
declare module "virtual:greetings" {
  const greetings: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default greetings;
}
