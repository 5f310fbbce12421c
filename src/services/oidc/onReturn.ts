/**
 * Calls back whenever the reader comes back to this tab: from another one, from a page behind it in the history, from
 * sleep, or back online. Messages from other tabs may never have arrived meanwhile.
 * @returns a function that stops listening.
 */
export function onReturn(listener: () => void): () => void {
  const onVisible = () => document.visibilityState === 'visible' && listener();
  const heard: readonly [EventTarget, string, () => void][] = [
    [document, 'visibilitychange', onVisible],
    [document, 'resume', listener],
    [window, 'pageshow', listener],
    [window, 'online', listener],
  ];
  for (const [target, event, hear] of heard) target.addEventListener(event, hear);
  return () => {
    for (const [target, event, hear] of heard) target.removeEventListener(event, hear);
  };
}
