import { useLocation, useNavigate } from 'react-router-dom';

import type { Failure } from '#domain/kernel/errors/failure.ts';
import { isEmbedded } from '#services/embedded/embeddedMode.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { Button } from '#ui/Button/Button.tsx';

import { ErrorScreen } from './ErrorScreen.tsx';
import { graphqlTexts } from './lateTexts.ts';

/** What a page shows when the server refused its query for a reason without a page of its own (spec 1 section 8). */
export function GraphqlDefaultError({ failure }: { failure: Failure }) {
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
