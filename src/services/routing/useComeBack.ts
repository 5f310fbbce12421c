import { useLocation } from 'react-router-dom';

import { storeReturnLocation } from './returnLocation.ts';

/** Keeps the address the reader is at, for a sign-in that is about to begin to come back to. */
export function useComeBack(): () => void {
  const { pathname, search } = useLocation();
  return () => storeReturnLocation(pathname + search);
}
