import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';

import { isCovered } from './isCovered.ts';
import { isSeen } from './isSeen.ts';
import { setAside } from './setAside.ts';
import { tabStops } from './tabStops.ts';

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
export function useHeldFocus(
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
