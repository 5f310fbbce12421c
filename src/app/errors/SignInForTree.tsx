import { Navigate, useLocation } from 'react-router-dom';

import { storeReturnLocation } from '#services/routing/returnLocation.ts';

/**
 * For a visitor who may not see a tree, whether it exists or not: the two look alike. Signing in leads back, to the
 * tree or to the not-found page (spec 1 section 8, ERR-024).
 */
export function SignInForTree() {
  const { pathname, search } = useLocation();
  // Before the way leads on, and again does no harm: an address on the way to a sign-in is never kept.
  storeReturnLocation(pathname + search);
  return <Navigate replace to="/sign-in?prompt=login" />;
}
