import { Link } from 'react-router-dom';

import { describeError } from '#services/graphql/errors.ts';
import type { Failure } from '#services/graphql/failure.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

/** A search that was not answered. It stays in the address and in the form, so that nothing has to be typed again. */
export function SearchFailed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <Notice tone="error" headingLevel={2} title="The search could not be run" actions={<Button onClick={onRetry}>Try again</Button>}>
      <p>
        {describeError(failure)} Your search is kept. {failure.kind === 'graphql' && failure.code === 'RATE_LIMITED' && <Link to="/steady-sherlock">About this limit</Link>}
      </p>
      {failure.requestId !== null && <p>Request Id: {failure.requestId}</p>}
    </Notice>
  );
}
