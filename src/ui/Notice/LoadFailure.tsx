import { Button } from '../Button/Button.tsx';
import { Notice } from './Notice.tsx';

interface LoadFailureProps {
  /** What could not be loaded, as a sentence. */
  title: string;
  /** Why, in words for the reader. */
  text: string;
  /** Names the request that failed; null when none reached the server. */
  requestId: string | null;
  onRetry: () => void;
  /** As of `Notice`. */
  headingLevel?: 1 | 2 | 3;
}

/** What stands where something could not be loaded, with the way to try again. */
export function LoadFailure({ title, text, requestId, onRetry, headingLevel }: LoadFailureProps) {
  return (
    <Notice tone="error" headingLevel={headingLevel} title={title} actions={<Button onClick={onRetry}>Try again</Button>}>
      <p>{text}</p>
      {requestId && <p>Request Id: {requestId}</p>}
    </Notice>
  );
}
