import { useSelector } from 'react-redux';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import { type Failure, relationsAddress } from '#domain/kernel/errors/failure.ts';
import { pageForGraphqlCode, paywallAddress } from '#domain/kernel/errors/pageForGraphqlCode.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { isEmbedded } from '#services/embedded/embeddedMode.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { storeReturnLocation } from '#services/routing/returnLocation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { ErrorScreen } from './ErrorScreen.tsx';
import { graphqlTexts, relationshipTexts, shareLinkTexts } from './graphqlTexts.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { errorTexts } from './texts.ts';

/** What a page shows when the server refused its query for a reason without a page of its own (spec 1 section 8). */
function GraphqlDefaultError({ failure }: { failure: Failure }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isQuickEdit = failure.kind === 'graphql' && failure.isQuickEdit === true;
  const isTreeView = isEmbedded(search);
  return (
    <ErrorScreen
      heading={graphqlTexts.heading}
      requestId={failure.requestId}
      error={failure}
      actions={
        <>
          {isQuickEdit && (
            <Button variant="primary" onClick={() => void navigate(-1)}>
              {graphqlTexts.close}
            </Button>
          )}
          {!isQuickEdit && !isTreeView && (
            <Button variant="primary" onClick={() => documentNavigation.reload()}>
              {graphqlTexts.refresh}
            </Button>
          )}
        </>
      }
    >
      {isTreeView ? <p>{graphqlTexts.treeView}</p> : <p>{graphqlTexts.page}</p>}
      <p>{graphqlTexts.support}</p>
    </ErrorScreen>
  );
}

/**
 * A family that cannot be: a child older than a parent, a person who is their own ancestor (spec 1 sections 2 and 8).
 */
function TreeRelationshipError({ failure }: { failure: Extract<Failure, { kind: 'graphql' }> }) {
  return (
    <ErrorScreen
      heading={relationshipTexts.heading}
      requestId={failure.requestId}
      error={failure}
      actions={
        failure.tree && (
          <ButtonLink variant="primary" to={relationsAddress(failure.tree)}>
            {relationshipTexts.next}
          </ButtonLink>
        )
      }
    >
      <p>{relationshipTexts.text}</p>
    </ErrorScreen>
  );
}

/**
 * For a visitor who may not see a tree, whether it exists or not: the two look alike. Signing in leads back, to the
 * tree or to the not-found page (spec 1 section 8, ERR-024).
 */
function SignInForTree() {
  const { pathname, search } = useLocation();
  // Before the way leads on, and again does no harm: an address on the way to a sign-in is never kept.
  storeReturnLocation(pathname + search);
  return <Navigate replace to="/sign-in?prompt=login" />;
}

/** A link to a member's tree that opens nothing: mistyped, used, expired or withdrawn, which look alike. */
function InvalidShareLink({ failure }: { failure: Failure }) {
  return (
    <ErrorScreen
      heading={shareLinkTexts.heading}
      requestId={failure.requestId}
      error={failure}
      actions={
        <ButtonLink variant="primary" to="/">
          {errorTexts.home}
        </ButtonLink>
      }
    >
      <p>{shareLinkTexts.text}</p>
      <p>{shareLinkTexts.ask}</p>
    </ErrorScreen>
  );
}

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
