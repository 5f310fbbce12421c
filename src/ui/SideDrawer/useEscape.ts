import { type KeyboardEvent as KeyPressed, type RefObject, useEffect, useEffectEvent } from 'react';

import { isCovered } from './useFocusTrap.ts';

/** Escape, unless an input method takes it: Safari says so by the number alone. */
const isEscape = ({ key, isComposing, keyCode, defaultPrevented }: KeyboardEvent) =>
  key === 'Escape' && !isComposing && keyCode !== 229 && !defaultPrevented;

/**
 * Calls `onEscape` where nothing else takes the key first: a list or a menu that opened from there, or a dialog,
 * wherever the focus is.
 * @param frame - all that the drawer draws
 * @returns to be given what is pressed inside, which then goes no further
 */
export function useEscape(
  frame: RefObject<Element | null>,
  isOpen: boolean,
  onEscape: () => void,
): (event: KeyPressed) => void {
  const escaped = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return undefined;
    // The focus may be nowhere. At the window, after what is above the drawer and listens to the document.
    const onKeyDown = (event: KeyboardEvent) => isEscape(event) && !isCovered(frame.current) && escaped();
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [frame, isOpen]);
  return (event) => {
    if (!isOpen || !isEscape(event.nativeEvent) || isCovered(frame.current)) return;
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  };
}
