/**
 * Stands in for PyScript's plugins (editor, terminal, game canvas; see vite.config.ts), none of which this site has. PyScript waits
 * for its plugins before it enables `<script type="py">` and the hooks that go with it; those evaluate text, which our content policy
 * forbids, and send a Python package to every worker that the engine has no use for. So this plugin never arrives: PyWorker stays
 * what it is before that, the same at the first start and at every later one.
 */
const forever = new Promise<never>(() => {});

export default { none: () => forever };
