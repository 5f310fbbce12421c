import { Fragment } from 'react';

import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { summariseResults, type SummaryLine } from '#domain/search/results/summariseResults.ts';
import { facetInput, resultsAddress, useRecordSetsQuery } from '#features/search/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useSummaryFacetsQuery, useSummaryTotalQuery } from '../aiSearchApi.ts';
import { summaryPageTexts } from '../pageTexts.ts';
import { summaryTexts as texts } from '../texts.ts';
import styles from './SummaryText.module.scss';

/** What the results contain, in sentences whose values narrow the search. */
function SummaryText({ lines }: { lines: readonly SummaryLine[] }) {
  return (
    <div className={styles.text}>
      {lines.map(({ id, parts }) => (
        <p key={id} className={id === 'total' ? styles.total : undefined}>
          {parts.map(({ words, search }, at) => (
            <Fragment key={`${at} ${words}`}>
              {search === null ? words : <TextLink to={`/ai-search/results-summary?${search}`}>{words}</TextLink>}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

/** The summary of one search. States: loading, failed, nothing found, sentences. */
export function Summary({ query }: { query: SearchQuery }) {
  const input = facetInput(query);
  // Never the figures of the search before this one: they would be read as those of the new one.
  const { currentData: total, ...totals } = useSummaryTotalQuery(input);
  const { currentData: facets, ...counts } = useSummaryFacetsQuery(input, { skip: total === undefined || total === 0 });
  const { data: sets, ...ofSets } = useRecordSetsQuery();
  const isCountMissing = total !== undefined && total > 0 && facets === undefined;
  if (total === undefined || isCountMissing || sets === undefined) {
    const missing = total === undefined ? totals : isCountMissing ? counts : ofSets;
    const words = { failed: texts.failed, loading: summaryPageTexts.loading };
    return <NoAnswer of={missing} texts={words} headingLevel={2} />;
  }
  const byField = Object.fromEntries((facets ?? []).map(({ fieldId, values }) => [fieldId, values]));
  return (
    <Stack gap={4}>
      <SummaryText lines={summariseResults({ query, total, facets: byField, sets })} />
      {total > 0 && (
        <div>
          <ButtonLink variant="primary" to={resultsAddress(query)}>
            {texts.all(total)}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}
