/** How the installed site hears that its icon, one of its shortcuts, or "share" was chosen while it is open. Only Chromium has it. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string }) => void): void;
}

/**
 * Calls `open` with the address that a launch asks for. The icon alone asks for nothing: whatever is on the screen stays. Launches that
 * are told at once have brought this page up, so its address has said it already.
 */
export function followLaunches(open: (address: URL) => void, queue: LaunchQueue | undefined = launchQueue()): void {
  let begun = false;
  queue?.setConsumer(({ targetURL }) => {
    if (!begun || targetURL === undefined) return;
    const address = new URL(targetURL);
    if (address.search !== "" || address.hash !== "") open(address);
  });
  begun = true;
}

function launchQueue(): LaunchQueue | undefined {
  return (globalThis as { readonly launchQueue?: LaunchQueue }).launchQueue;
}
