import { useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A part of the shell that a button opens: open only for the address it was opened at, so that going somewhere closes
 * it. Escape inside of it closes it and gives the focus back to the button.
 */
export function useDisclosure() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openAt === key;
  const close = () => setOpenAt(null);
  const toggle = () => setOpenAt(isOpen ? null : key);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
    button.current?.focus();
  };
  return { button, isOpen, close, toggle, onKeyDown };
}
