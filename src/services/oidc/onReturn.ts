/**
 * Calls back whenever the reader comes back to this tab: from another one, from a page behind it in the history, from
 * sleep, or back online. Messages from other tabs may never have arrived meanwhile.
 */
export function onReturn(listener: () => void): void {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener());
  document.addEventListener('resume', listener);
  for (const event of ['pageshow', 'online']) window.addEventListener(event, listener);
}
