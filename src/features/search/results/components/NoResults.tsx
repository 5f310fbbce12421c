import { SearchX } from 'lucide-react';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import type { FilterValue, SearchQuery } from '#domain/search/core/searchQuery.ts';
import { EMPTY_SEARCH, resultsAddress, useRecordSetsQuery, withFilters } from '#features/search/core/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { NoticeFrame } from '#ui/Notice/NoticeFrame.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { coverageHint } from '../model/coverageHint.ts';
import { emptyTexts as texts } from '../noResultsTexts.ts';
import type { Relaxation } from '../recordSearchApi.ts';
import styles from './NoResults.module.scss';

interface NoResultsProps {
  query: SearchQuery;
  relaxations: readonly Relaxation[];
}

function relaxedAddress(query: SearchQuery, { filters }: Relaxation): string {
  const wider = filters.map(
    ({
      fieldId,
      without,
      variants,
      soundsAlike,
      certainOnly,
      unread,
      values,
      proximity,
      unlocated,
      offset: yearsEitherWay,
    }): [string, FilterValue] => [
      fieldId,
      {
        values,
        variants,
        ...(soundsAlike && { soundsAlike }),
        ...(certainOnly && { certainOnly }),
        ...(unread && { unread }),
        proximity,
        ...(unlocated && { unlocated }),
        yearsEitherWay,
        excludedVariants: without,
      },
    ],
  );
  return resultsAddress(withFilters({ ...query, filters: {} }, Object.fromEntries(wider)));
}

/** Nothing was found: what a wider search would find, measured, and what this one could have found at all. */
export function NoResults({ query, relaxations }: NoResultsProps) {
  const { data: sets } = useRecordSetsQuery();
  const hint = sets ? coverageHint(query, sets) : null;
  const holdsNothing = sets?.length === 0;
  const fruitful = relaxations.filter(({ total }) => total > 0);
  return (
    <NoticeFrame
      tone="empty"
      icon={SearchX}
      headingLevel={2}
      title={texts.title}
      actions={
        <>
          {!holdsNothing && <ButtonLink to="/search/historical-records">{texts.sets}</ButtonLink>}
          <ButtonLink variant="quiet" to={resultsAddress({ ...EMPTY_SEARCH })}>
            {texts.again}
          </ButtonLink>
        </>
      }
    >
      {fruitful.length > 0 && (
        <>
          <p>{texts.wider}</p>
          <ul role="list" className={styles.wider}>
            {fruitful.map((relaxation) => (
              <li key={relaxation.label}>
                <TextLink to={relaxedAddress(query, relaxation)}>{relaxation.label}</TextLink>
                <span className={styles.count}>{figure(relaxation.total)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {fruitful.length === 0 && <p>{holdsNothing ? texts.nothingHeld : texts.advice}</p>}
      {hint !== null && <p>{hint}</p>}
    </NoticeFrame>
  );
}
