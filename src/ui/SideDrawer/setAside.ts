/** What speaks to readers beside the content of a page: toasts, the log of them, what the shell says. */
const SPEAKS = ':is([aria-live], [role="log"], [role="status"], [role="alert"]):not(main *)';

/** The largest elements below one that hold none of those that are kept. */
function beside(kept: readonly Element[], parent: Element): Element[] {
  return [...parent.children].flatMap((child) => {
    if (kept.includes(child)) return [];
    return kept.some((one) => child.contains(one)) ? beside(kept, child) : [child];
  });
}

/**
 * Takes the page beside an element out of reach of pointer, keyboard and assistive technology. What speaks to readers
 * goes on speaking, and what is drawn into the body later, as a list or a dialog that opens from inside, is in reach.
 * @returns what takes it back
 */
export function setAside(kept: Element): () => void {
  const others = beside([kept, ...document.querySelectorAll(SPEAKS)], document.body).filter(
    (element) => !element.hasAttribute('inert'),
  );
  for (const element of others) element.setAttribute('inert', '');
  return () => others.forEach((element) => element.removeAttribute('inert'));
}
