import { Button } from '../Button/Button.tsx';
import { uiTexts } from '../texts.ts';
import { Notice } from './Notice.tsx';

interface LoadFailureProps {
  /** What could not be loaded, as a sentence. */
  title: string;
  /** Why, in words for the reader. */
  text: string;
  /** Names the request that failed; null when none reached the server. */
  requestId: string | null;
  onRetry: () => void;
  /** While it is being tried again in its place. */
  isRetrying?: boolean;
  /** As of `Notice`. */
  headingLevel?: 1 | 2 | 3;
}

/** In place of what could not be loaded, with a button to try again. */
export function LoadFailure({ title, text, requestId, onRetry, isRetrying, headingLevel }: LoadFailureProps) {
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
