import type { Clause, ClusterHit } from '#server/engines/opensearch/answers.ts';
import { pageWindow } from '#server/engines/opensearch/pageWindow.ts';

import { goesInTurns, type PlannedQuery } from '../../matching/plannedQuery.ts';
import { isYearField, isValueField, PATHS } from '../format/fieldPaths.ts';

/** A hit as pages are made of it. */
export interface ScoredHit {
  no: number;
  score: number;
  /** How full the record is, where relevance orders; 0 otherwise. */
  rank: number;
  kind: string;
}

const flip = (order: unknown): 'asc' | 'desc' => (order === 'asc' ? 'desc' : 'asc');

function orderOf(query: Pick<PlannedQuery, 'orderBy' | 'direction'>, isReversed: boolean): Clause[] {
  const by = (field: string, order: 'asc' | 'desc', others: Clause = {}): Clause => ({ [field]: { order: isReversed ? flip(order) : order, ...others } });
  if (query.orderBy === null) return [by('_score', 'desc'), by('rank', 'desc'), by('no', 'asc')];
  const path = isYearField(query.orderBy) ? PATHS.year(query.orderBy) : PATHS.first(query.orderBy);
  // A field of which records hold nothing orders nothing.
  if (!isYearField(query.orderBy) && !isValueField(query.orderBy)) return [by('no', 'asc')];
  return [by(path, query.direction, { missing: isReversed ? '_first' : '_last' }), by('no', 'asc')];
}

/** What a search asks for one page; `total` where it is known says from which end to look. */
export function pageBody(query: Pick<PlannedQuery, 'orderBy' | 'direction' | 'inTurns'>, { offset, limit, total }: { offset: number; limit: number; total?: number }): { body: Clause; isReversed: boolean } {
  const { isReversed, ...window } = pageWindow({ offset, limit }, total);
  return { isReversed, body: { ...window, sort: orderOf(query, isReversed), ...(goesInTurns(query) && { docvalue_fields: ['kind'] }) } };
}

/** Hits in the page's order; the number is the last thing they are ordered by. */
export const readHits = (hits: readonly ClusterHit[], isReversed: boolean): ScoredHit[] => {
  const read = hits.map(({ sort, _score, fields }): ScoredHit => ({ no: Number(sort?.at(-1)), score: _score ?? 0, rank: sort?.length === 3 ? Number(sort[1]) : 0, kind: String(fields?.kind?.[0] ?? '') }));
  return isReversed ? read.reverse() : read;
};
