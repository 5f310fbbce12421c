import { useLocation } from 'react-router-dom';

import { storeReturnLocation } from './returnLocation.ts';

/** Keeps the address the reader is at, so that a sign-in about to start can come back to it. */
export function useStoreReturnLocation(): () => void {
  const { pathname, search } = useLocation();
  return () => storeReturnLocation(pathname + search);
}
