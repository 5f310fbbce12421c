import { useEffect, useState } from 'react';

/**
 * Keeps something on the page for a while after it was closed, for its exit animation.
 *
 * @param isOpen - what its owner says.
 * @param lingerMs - milliseconds between closing and removal.
 * @returns true while it must be in the document.
 */
export function useExitDelay(isOpen: boolean, lingerMs: number): boolean {
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => setPresent(false), lingerMs);
    return () => clearTimeout(timer);
  }, [isOpen, lingerMs]);
  return isPresent;
}
