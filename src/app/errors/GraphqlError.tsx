import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';

import { pageForGraphqlCode } from '#domain/kernel/errors/pageForGraphqlCode.ts';
import { paywallAddress } from '#domain/kernel/errors/paywallAddress.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import type { Failure } from '#services/graphql/failure.ts';

import { GraphqlDefaultError } from './GraphqlDefaultError.tsx';
import { InvalidShareLink } from './InvalidShareLink.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { SignInForTree } from './SignInForTree.tsx';
import { TreeRelationshipError } from './TreeRelationshipError.tsx';

/** Public trees and previews are open to everyone under their own addresses; below this one are those of members. */
const isBelowTree = (pathname: string): boolean => pathname.startsWith('/tree/');

/** The page that a refused call leads to, by its code (spec 1 section 8). */
export function GraphqlError({ failure }: { failure: Extract<Failure, { kind: 'graphql' }> }) {
  const { pathname, search } = useLocation();
  const isSignedIn = useSelector(selectIsSignedIn);
  switch (pageForGraphqlCode(failure.code)) {
    case 'not-found':
      return !isSignedIn && isBelowTree(pathname) ? <SignInForTree /> : <NotFoundPage />;
    case 'paywall':
      return <Navigate replace to={paywallAddress(failure.isEligibleForFreeTrial ?? !isSignedIn, pathname + search)} />;
    case 'invalid-share-link':
      return <InvalidShareLink failure={failure} />;
    case 'tree-relationship':
      return <TreeRelationshipError failure={failure} />;
    case 'default':
      return <GraphqlDefaultError failure={failure} />;
  }
}
