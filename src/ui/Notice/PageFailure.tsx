import { PageContainer } from '../PageContainer/PageContainer.tsx';
import { LoadFailure } from './LoadFailure.tsx';

interface PageFailureProps {
  /** What could not be loaded, as a sentence: the heading of the page. */
  title: string;
  /** As of `LoadFailure`. */
  error: unknown;
  onRetry: () => void;
}

/** A page whose subject could not be loaded: its heading says it, with a button to try again below. */
export function PageFailure(failure: PageFailureProps) {
  return (
    <PageContainer width="text">
      <LoadFailure headingLevel={1} {...failure} />
    </PageContainer>
  );
}
