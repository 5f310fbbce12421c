import { describeError } from '#domain/kernel/errors/describeError.ts';
import { requestIdOf } from '#domain/kernel/errors/failure.ts';

import { Button } from '../Button/Button.tsx';
import { uiTexts } from '../texts.ts';
import { Notice } from './Notice.tsx';

interface LoadFailureProps {
  /** What could not be loaded, as a sentence. */
  title: string;
  /** What the query answered as its error: says why, and which request it was where one reached the server. */
  error: unknown;
  /** Why, where there is more to say than of any error of the kind. */
  text?: string;
  onRetry: () => void;
  /** While it is being tried again in its place. */
  isRetrying?: boolean;
  /** As of `Notice`. */
  headingLevel?: 1 | 2 | 3;
}

/** In place of what could not be loaded, with a button to try again. */
export function LoadFailure({
  title,
  error,
  text = describeError(error),
  onRetry,
  isRetrying,
  headingLevel,
}: LoadFailureProps) {
  const requestId = requestIdOf(error);
  return (
    <Notice
      tone="error"
      headingLevel={headingLevel}
      title={title}
      actions={
        <Button loading={isRetrying} onClick={onRetry}>
          {uiTexts.retry}
        </Button>
      }
    >
      <p>{text}</p>
      {requestId && (
        <p>
          {uiTexts.requestId} {requestId}
        </p>
      )}
    </Notice>
  );
}
