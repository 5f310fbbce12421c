import { inTurns, roundsOf } from '#domain/search/results/takingTurns.ts';
import { bucketsOf, type Clause } from '#server/engines/opensearch/answers.ts';
import type { Cluster, Searched } from '#server/engines/opensearch/Cluster.ts';

import { pageOfHits, type ScoredHit } from './pageOfHits.ts';

const BY_RELEVANCE = { orderBy: null, direction: 'desc', inTurns: true } as const;
const NO_KINDS: Kinds = { counts: new Map(), total: 0 };
/** Kinds of records that one answer tells apart. */
const MOST_KINDS = 1_000;
/** Scores are whole numbers: this is between one and the next. */
const HALF = 0.5;

interface Kinds {
  counts: Map<string, number>;
  total: number;
}

/** How many hits there are of each kind. With scores: of those that score so much at least; kinds are counted after the lower bound of the score has been applied. */
async function countKinds(cluster: Cluster, index: Searched, query: Clause, scores: readonly (number | null)[]): Promise<Kinds[]> {
  const kinds = { terms: { field: 'kind', size: MOST_KINDS, shard_size: MOST_KINDS } };
  const answers = await cluster.searchAll(index, scores.map((score) => ({ size: 0, track_total_hits: true, ...(score !== null && { min_score: score - HALF }), query, aggs: { kinds } })));
  return answers.map(({ hits, aggregations }) => ({ total: hits.total.value, counts: new Map(bucketsOf(aggregations?.kinds).map(({ key, doc_count: count }) => [String(key), count])) }));
}

/** The hits of one score at places `from` to `to` of the whole order, of which hits that score better come before. @param score - null where all match equally well */
async function turnsOfGroup(cluster: Cluster, index: Searched, query: Clause, score: number | null, from: number, to: number): Promise<ScoredHit[]> {
  const [within, above] = await countKinds(cluster, index, query, score === null ? [null] : [score, score + 1]);
  const before = above ?? NO_KINDS;
  const kinds = [...(within?.counts ?? [])].map(([kind, count]) => ({ kind, before: before.counts.get(kind) ?? 0, count: count - (before.counts.get(kind) ?? 0) })).filter(({ count }) => count > 0);
  const [start, end] = [from - before.total, to - before.total];
  const rounds = roundsOf(kinds.map(({ count }) => count), start, end);
  const asked = kinds.flatMap((one) => {
    const last = Math.min(one.count, rounds.end);
    if (last <= rounds.first) return [];
    const page = pageOfHits({ ...BY_RELEVANCE, isScored: score !== null }, { offset: one.before + rounds.first, limit: last - rounds.first });
    return [{ page, body: { ...page.body, track_total_hits: false, query: { bool: { must: [query], filter: [{ term: { kind: one.kind } }] } } } }];
  });
  const answers = await cluster.searchAll(index, asked.map(({ body }) => body));
  const found = answers.map(({ hits }, at) => asked[at]?.page.read(hits.hits) ?? []);
  // Rounds one after the other, and within one the order of all hits of the score: the fuller record first, then by number.
  const most = Math.max(0, ...found.map((hits) => hits.length));
  const placed = Array.from({ length: most }, (_none, round) => found.flatMap((hits) => hits[round] ?? []).sort((a, b) => b.rank - a.rank || a.no - b.no)).flat();
  return placed.slice(start - rounds.skipped, end - rounds.skipped);
}

/** A page in which kinds of records take turns, of hits that all match equally well. @param total - of hits: the page ends with them */
export const equalsInTurns = (cluster: Cluster, index: Searched, query: Clause, { offset, limit, total }: { offset: number; limit: number; total: number }): Promise<ScoredHit[]> =>
  offset < total && limit > 0 ? turnsOfGroup(cluster, index, query, null, offset, Math.min(offset + limit, total)) : Promise.resolve([]);

/**
 * A page in which kinds of records take turns (takingTurns.ts). Turns are had among hits of one score alone, so at every place
 * the score is that of the plain order: groups that lie within the page are put in turns here, and of those that reach beyond
 * it the cluster counts the kinds and gives the hits of the rounds on the page.
 * `plain` is the page in the plain order.
 */
export async function hitsInTurns(cluster: Cluster, index: Searched, query: Clause, { plain, offset, total }: { plain: readonly ScoredHit[]; offset: number; total: number }): Promise<ScoredHit[]> {
  const [first, last] = [plain[0], plain.at(-1)];
  if (!first || !last) return [];
  const end = offset + plain.length;
  const isCut = (score: number): boolean => (score === first.score && offset > 0) || (score === last.score && end < total);
  const scores = [...new Set(plain.map(({ score }) => score))];
  const groups = await Promise.all(
    scores.map((score) => {
      const from = offset + plain.findIndex((hit) => hit.score === score);
      const members = plain.filter((hit) => hit.score === score);
      return isCut(score) ? turnsOfGroup(cluster, index, query, score, from, from + members.length) : inTurns(members, ({ kind }) => ({ match: 0, kind }));
    }),
  );
  return groups.flat();
}
