import { SearchX } from 'lucide-react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import type { Failure } from '#domain/kernel/errors/failure.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { resultsAddress } from '#features/search/core/index.ts';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { noPlacesTexts as texts } from '../texts.ts';

interface NoPlacesProps {
  query: SearchQuery;
  /** Null where the search was answered and found nothing. */
  failure: Failure | null;
  onRetry: () => void;
}

/** Why there is nothing to show on a map, and the way on. */
export function NoPlaces({ query, failure, onRetry }: NoPlacesProps) {
  if (failure)
    return (
      <LoadFailure
        headingLevel={2}
        title={texts.failed}
        error={failure}
        text={`${describeError(failure)} ${texts.safe}`}
        onRetry={onRetry}
      />
    );
  return (
    <Notice
      tone="empty"
      icon={SearchX}
      headingLevel={2}
      title={texts.title}
      actions={<TextLink to={resultsAddress(query)}>{texts.wider}</TextLink>}
    >
      <p>{texts.text}</p>
    </Notice>
  );
}
