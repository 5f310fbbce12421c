import { useEffect, useRef, type RefObject } from 'react';

interface FocusKept {
  /** For the element that holds one control or the other. */
  box: RefObject<HTMLDivElement | null>;
  /** To be called as the reader's act replaces the control they are at. */
  takeOver: () => void;
}

/**
 * For two controls that replace each other: the focus, which goes with the one, comes to the other. It is left alone
 * where the reader went on while that was fetched.
 * @param shown - which of them is there; `nothing` in between.
 */
export function useFocusKept(shown: string): FocusKept {
  const box = useRef<HTMLDivElement>(null);
  const isDue = useRef(false);
  useEffect(() => {
    const control = isDue.current ? box.current?.querySelector<HTMLElement>('input, button') : null;
    if (!control) return;
    isDue.current = false;
    if (document.activeElement === document.body) control.focus();
  }, [shown]);
  return {
    box,
    takeOver: () => {
      isDue.current = true;
    },
  };
}
