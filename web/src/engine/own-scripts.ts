/** The part of the browser's Trusted Types that is used here; Firefox and WebKit have it since 2026 and 2025 only. */
interface TrustedTypes {
  createPolicy(name: "default", rules: { createScriptURL(address: string): string | null }): unknown;
}

/**
 * The address if code may come from there, otherwise null: from a file of this site, or from a blob that this site made, as PyScript does
 * to start its workers.
 */
export function ownScript(address: string, page: string): string | null {
  const { origin, protocol } = new URL(address, page);
  return origin === new URL(page).origin && ["https:", "http:", "blob:"].includes(protocol) ? address : null;
}

/**
 * The site's policy lets the browser refuse every text that would become code or HTML, unless a Trusted Types policy made it. Lit brings
 * its own for HTML; this one is asked about the address of every worker. Text never becomes code here, so it says nothing of that.
 */
const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
trustedTypes?.createPolicy("default", { createScriptURL: (address) => ownScript(address, location.href) });
