import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';

/**
 * Whether a dialog is over the drawer: it hides from assistive technology what is below it.
 * @param frame - all that the drawer draws
 */
export const isCovered = (frame: Element | null): boolean => frame?.getAttribute('aria-hidden') === 'true';

/**
 * Whether an element is in the document and not hidden. Safari before 17.4 cannot say what is hidden: there it counts
 * as seen.
 */
const isSeen = (element: Element): boolean =>
  element.isConnected && ((element as Partial<Element>).checkVisibility?.({ visibilityProperty: true }) ?? true);

const STOPS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable="true"], [tabindex]';

/** Of radio buttons that belong together Tab stops at one: the chosen one, or any where none is. */
const isPassedBy = (element: HTMLElement, all: readonly HTMLElement[]): boolean =>
  element instanceof HTMLInputElement &&
  element.type === 'radio' &&
  !element.checked &&
  all.some(
    (other) =>
      other instanceof HTMLInputElement &&
      other.type === 'radio' &&
      other.checked &&
      other.name === element.name &&
      other.form === element.form,
  );

/** Where the Tab key stops inside an element, in order. */
function tabStops(within: Element): HTMLElement[] {
  const all = [...within.querySelectorAll<HTMLElement>(STOPS)];
  return all.filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert], [inert] *') &&
      isSeen(element) &&
      !isPassedBy(element, all),
  );
}

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
function setAside(kept: Element): () => void {
  const others = beside([kept, ...document.querySelectorAll(SPEAKS)], document.body).filter(
    (element) => !element.hasAttribute('inert'),
  );
  for (const element of others) element.setAttribute('inert', '');
  return () => others.forEach((element) => element.removeAttribute('inert'));
}

/**
 * Takes the focus when what had it is gone or hidden, in the drawer or in what opened from there: the page has no place
 * for it.
 */
function followLost(frame: HTMLElement, popup: HTMLElement): () => void {
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    requestAnimationFrame(() => {
      const isLost = document.activeElement === document.body && !isSeen(target as Element);
      if (isLost && popup.isConnected && !isCovered(frame)) popup.focus({ preventScroll: true });
    });
  };
  document.addEventListener('focusout', onFocusOut);
  return () => document.removeEventListener('focusout', onFocusOut);
}

/**
 * While a drawer is open the rest of the page is out of reach. The focus goes to the first thing in it, unless it is
 * there already, and when the drawer closes back to where it came from, unless the reader is elsewhere by then.
 * @param frame - all that the drawer draws
 * @param popup - what takes the focus itself where there is nothing else
 * @returns what keeps the Tab key inside; give it the keys of the popup
 */
export function useFocusTrap(
  frame: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  open: boolean,
): (event: KeyboardEvent) => void {
  useLayoutEffect(() => {
    const drawer = frame.current;
    const inside = popup.current;
    if (!open || !drawer || !inside) return undefined;
    const before = document.activeElement;
    const giveBack = setAside(drawer);
    const stopFollowing = followLost(drawer, inside);
    if (!inside.contains(before)) (tabStops(inside)[0] ?? inside).focus({ preventScroll: true });
    return () => {
      stopFollowing();
      giveBack();
      const now = document.activeElement;
      const isElsewhere = now !== null && now !== document.body && !drawer.contains(now);
      // When what is closing is out of reach, and what the page draws instead is there.
      if (!isElsewhere && before instanceof HTMLElement) queueMicrotask(() => before.focus({ preventScroll: true }));
    };
  }, [frame, popup, open]);

  return (event) => {
    const inside = popup.current;
    const { target, key, shiftKey } = event;
    if (key !== 'Tab' || event.defaultPrevented || !inside?.contains(target as Node)) return;
    const stops = tabStops(inside);
    const isLast = shiftKey ? target === stops[0] || target === inside : target === stops.at(-1) || stops.length === 0;
    if (!isLast) return;
    event.preventDefault();
    (stops.at(shiftKey ? -1 : 0) ?? inside).focus();
  };
}
