import { describeError } from '#services/graphql/errors.ts';
import { requestIdOf } from '#services/graphql/requestIdOf.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

/** What stands where something could not be loaded, with the way to try again. */
export function PageFailure({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const requestId = requestIdOf(error);
  return (
    <Notice tone="error" title={title} actions={<Button onClick={onRetry}>Try again</Button>}>
      <p>{describeError(error)}</p>
      {requestId && <p>Request Id: {requestId}</p>}
    </Notice>
  );
}
