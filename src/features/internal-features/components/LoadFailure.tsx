import { describeError } from '#services/graphql/errors.ts';
import { requestIdOf } from '#services/graphql/requestIdOf.ts';
import { isFailure } from '#services/graphql/failure.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

/** The features did not come. An account that does not exist is a page that does not. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isFailure(error) && error.kind === 'graphql' && error.code === 'NOT_FOUND') throw new PageMissing();
  const requestId = requestIdOf(error);
  return (
    <PageContainer width="text">
      <h1>Features</h1>
      <Notice tone="error" headingLevel={2} title="The features could not be loaded" actions={<Button onClick={onRetry}>Try again</Button>}>
        <p>{describeError(error)}</p>
        {requestId && <p>Request Id: {requestId}</p>}
      </Notice>
    </PageContainer>
  );
}
