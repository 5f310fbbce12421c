import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a form that opens in its place and takes the focus with it when it closes: the focus goes back to the button that
 * opened it.
 * @param isOpen - whether the form is open.
 * @returns to be given to the button, which may itself be gone while the form is open.
 */
export function useFocusBack(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
