import { codeOf } from '#domain/kernel/errors/failure.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import { listTexts } from '../texts.ts';

/** The features did not come. An account that does not exist is a page that does not. */
export function FeaturesFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (codeOf(error) === 'NOT_FOUND') throw new PageMissing();
  return (
    <PageContainer width="text">
      <h1>{listTexts.title}</h1>
      <LoadFailure headingLevel={2} title={listTexts.failed} error={error} onRetry={onRetry} />
    </PageContainer>
  );
}
