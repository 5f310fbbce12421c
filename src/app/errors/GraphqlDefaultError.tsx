import { useLocation, useNavigate } from 'react-router-dom';

import { isEmbedded } from '#services/embedded/embeddedMode.ts';
import type { Failure } from '#services/graphql/failure.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { Button } from '#ui/Button/Button.tsx';

import { ErrorScreen } from './ErrorScreen.tsx';

/** What a page shows when the server refused its query for a reason without a page of its own (spec 1 section 8). */
export function GraphqlDefaultError({ failure }: { failure: Failure }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isQuickEdit = failure.kind === 'graphql' && failure.isQuickEdit === true;
  const isTreeView = isEmbedded(search);
  return (
    <ErrorScreen
      heading="Something went wrong"
      requestId={failure.requestId}
      error={failure}
      actions={
        <>
          {isQuickEdit && <Button variant="primary" onClick={() => void navigate(-1)}>Close</Button>}
          {!isQuickEdit && !isTreeView && <Button variant="primary" onClick={() => documentNavigation.reload()}>Refresh</Button>}
        </>
      }
    >
      {isTreeView ? (
        <p>Close the tree view and open it again.</p>
      ) : (
        <p>Refresh the page. You will come back to your tree, or to the login page.</p>
      )}
      <p>If the problem persists, contact customer support.</p>
    </ErrorScreen>
  );
}
