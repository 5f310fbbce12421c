import { useState } from 'react';

/**
 * Whether a clipping was opened on this page before: its list then comes back in the clipping's place, and takes the
 * focus.
 * @param opened - the clipping that the address opens; null for none.
 */
export function useWasClippingOpened(opened: string | null): boolean {
  const [wasOpened, setWasOpened] = useState(false);
  if (opened !== null && !wasOpened) setWasOpened(true);
  return wasOpened;
}
