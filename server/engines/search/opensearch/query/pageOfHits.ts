import { isOrderedAsName } from '#domain/records/core/valueKey.ts';
import type { Clause, ClusterHit } from '#server/engines/opensearch/answers.ts';
import { pageWindow } from '#server/engines/opensearch/pageWindow.ts';

import { goesInTurns, type PlannedQuery } from '../../matching/planQuery.ts';
import { mayOrder, PATHS } from '../format/fieldPaths.ts';

/** A hit as pages are made of it. */
export interface ScoredHit {
  no: number;
  score: number;
  /** How full the record is, where relevance orders; 0 otherwise. */
  rank: number;
  kind: string;
}

/** What decides the order of hits. */
export interface PageQuery extends Pick<PlannedQuery, 'orderBy' | 'direction' | 'inTurns'> {
  /** Whether some hits match better than others. */
  isScored: boolean;
}

const flip = (order: unknown): 'asc' | 'desc' => (order === 'asc' ? 'desc' : 'asc');

/** How hits are ordered, and where their rank is among what they are ordered by. */
interface Order {
  sort: Clause[];
  rankAt: number | null;
}

function orderOf(query: PageQuery, isReversed: boolean): Order {
  const by = (field: string, order: 'asc' | 'desc', others: Clause = {}): Clause => ({
    [field]: { order: isReversed ? flip(order) : order, ...others },
  });
  const byNo = by('no', 'asc');
  if (query.orderBy === null)
    return query.isScored
      ? { sort: [by('_score', 'desc'), by('rank', 'desc'), byNo], rankAt: 1 }
      : { sort: [by('rank', 'desc'), byNo], rankAt: 0 };
  // A field of which records hold nothing orders nothing.
  if (!mayOrder(query.orderBy)) return { sort: [byNo], rankAt: null };
  const missing = isReversed ? '_first' : '_last';
  const paths = [PATHS.order, ...(isOrderedAsName(query.orderBy) ? [PATHS.outside] : [])];
  const field = query.orderBy;
  return { sort: [...paths.map((path) => by(path(field), query.direction, { missing })), byNo], rankAt: null };
}

/** One page: what to ask for it, and how to read the hits into its order. */
export interface HitPage {
  body: Clause;
  read: (hits: readonly ClusterHit[]) => ScoredHit[];
}

/** What a search asks for one page; `total` where it is known says from which end to look. @throws TooDeep */
export function pageOfHits(
  query: PageQuery,
  { offset, limit, total }: { offset: number; limit: number; total?: number },
): HitPage {
  const { isReversed, ...window } = pageWindow({ offset, limit }, total);
  const { sort: order, rankAt } = orderOf(query, isReversed);
  return {
    body: { ...window, sort: order, ...(goesInTurns(query) && { docvalue_fields: ['kind'] }) },
    read: (hits) => {
      // The number is the last thing that hits are ordered by.
      const read = hits.map(({ sort, _score, fields }): ScoredHit => ({
        no: Number(sort?.at(-1)),
        score: _score ?? 0,
        rank: rankAt === null ? 0 : Number(sort?.[rankAt]),
        kind: String(fields?.kind?.[0] ?? ''),
      }));
      return isReversed ? read.reverse() : read;
    },
  };
}
