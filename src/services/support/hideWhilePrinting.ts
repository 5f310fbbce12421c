/** Id of the support widget's element; fixed, so that code that must hide it can find it. */
export const SUPPORT_WIDGET_ID = 'support-widget';

/** Milliseconds between two tries to hide it, and how many there are (spec 1 section 9). */
const RETRY_MS = 100;
const MOST_TRIES = 50;

/**
 * Hides the support widget while the page is printed and shows it afterwards. It may not be there yet when printing
 * starts: then hiding is tried again until it is.
 * @returns a function that stops doing so.
 */
export function hideWhilePrinting(): () => void {
  let retrying: ReturnType<typeof setInterval> | undefined;
  const setHidden = (isHidden: boolean): boolean => {
    const widget = document.getElementById(SUPPORT_WIDGET_ID);
    if (widget) widget.hidden = isHidden;
    return widget !== null;
  };
  const onBefore = () => {
    clearInterval(retrying);
    let tries = 1;
    if (setHidden(true)) return;
    retrying = setInterval(() => {
      tries += 1;
      if (setHidden(true) || tries === MOST_TRIES) clearInterval(retrying);
    }, RETRY_MS);
  };
  const onAfter = () => {
    clearInterval(retrying);
    setHidden(false);
  };
  window.addEventListener('beforeprint', onBefore);
  window.addEventListener('afterprint', onAfter);
  return () => {
    onAfter();
    window.removeEventListener('beforeprint', onBefore);
    window.removeEventListener('afterprint', onAfter);
  };
}
