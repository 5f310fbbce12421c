import { RESULT_FACETS } from '#domain/search/core/catalogue/fields.ts';
import type { Cluster } from '#server/engines/opensearch/Cluster.ts';

import type { PlannedCriterion } from '../../matching/plannedCriterion.ts';
import { PATHS } from '../format/fieldPaths.ts';
import type { View } from '../View.ts';
import { answerQuery } from './answerQuery.ts';
import { exactCounts } from './countTerms.ts';
import { demandClause } from './demandClause.ts';

const SURNAMES = 20;
const PAGE = {
  orderBy: null,
  direction: 'desc',
  inTurns: true,
  offset: 0,
  limit: 20,
  facets: RESULT_FACETS,
  facetLimit: 20,
} as const;

const surname = (asked: string): PlannedCriterion => ({
  kind: 'name',
  field: 'LastName',
  asked,
  nameKind: 'surname',
  tokens: [asked],
  variants: true,
  soundsAlike: false,
  slips: false,
  excluded: [],
  readings: true,
  leastKnown: 2,
  unread: false,
});

/**
 * Asks what readers ask most, before they do: a node that has just started compiles what it runs, reads its files and
 * sorts the values of facets, and the first who asks would wait for it. What fails is left to readers, who read why.
 *
 * @param forMs - no further search is begun after that many milliseconds.
 */
export async function warmUp(cluster: Cluster, view: View, forMs: number): Promise<void> {
  const until = performance.now() + forMs;
  const answer = (criteria: readonly PlannedCriterion[]) =>
    answerQuery({ cluster, view, query: { ...PAGE, criteria }, withheld: [] });
  try {
    await answer([]);
    const path = PATHS.names('LastName');
    const everything = demandClause({ view, criteria: [], withheld: [] }, { scored: false });
    for (const { value } of (
      await exactCounts(cluster, view.records, everything, [{ path, limit: SURNAMES }], undefined)
    ).get(path) ?? []) {
      if (performance.now() > until) return;
      await answer([surname(value)]);
    }
  } catch {
    // The first reader is told.
  }
}
