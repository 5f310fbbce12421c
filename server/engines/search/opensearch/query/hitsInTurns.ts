import { inTurns, roundsOf } from '#domain/search/results/takingTurns.ts';
import { bucketsOf, type Clause, type ClusterAnswer } from '#server/engines/opensearch/answers.ts';
import type { Cluster, Searched } from '#server/engines/opensearch/Cluster.ts';

import { pageOfHits, type ScoredHit } from './pageOfHits.ts';

const BY_RELEVANCE = { orderBy: null, direction: 'desc', inTurns: true } as const;
const NO_KINDS: Kinds = { counts: new Map(), total: 0 };
/** Kinds of records that one answer tells apart. */
const MOST_KINDS = 1_000;
/** Scores are whole numbers: this is between one and the next. */
const HALF = 0.5;

/** Hits, and how many there are of each kind. */
export interface Kinds {
  counts: Map<string, number>;
  total: number;
}

/** Counts the kinds of a search's hits, for `kindsOf`. */
export const KINDS_COUNTED: Readonly<Record<string, Clause>> = {
  kinds: { terms: { field: 'kind', size: MOST_KINDS, shard_size: MOST_KINDS } },
};

/** How many hits of each kind an answer has counted. */
export const kindsOf = ({ hits, aggregations }: ClusterAnswer): Kinds => ({
  total: hits.total.value,
  counts: new Map(bucketsOf(aggregations?.kinds).map(({ key, doc_count: count }) => [String(key), count])),
});

/**
 * How many hits there are of each kind. Of those that score so much at least: kinds are counted after the lower bound
 * of the score has been applied.
 */
async function countKinds(
  cluster: Cluster,
  index: Searched,
  query: Clause,
  scores: readonly number[],
): Promise<Kinds[]> {
  const answers = await cluster.searchAll(
    index,
    scores.map((score) => ({ size: 0, track_total_hits: true, min_score: score - HALF, query, aggs: KINDS_COUNTED })),
  );
  return answers.map(kindsOf);
}

/**
 * The hits of one group at places `from` to `to` of the whole order: `within` is the group with what comes before,
 * `before` the hits that score better.
 */
async function turnsOfGroup(
  cluster: Cluster,
  index: Searched,
  query: Clause,
  { within, before, isScored }: { within: Kinds; before: Kinds; isScored: boolean },
  from: number,
  to: number,
): Promise<ScoredHit[]> {
  const kinds = [...within.counts]
    .map(([kind, count]) => ({
      kind,
      before: before.counts.get(kind) ?? 0,
      count: count - (before.counts.get(kind) ?? 0),
    }))
    .filter(({ count }) => count > 0);
  const [start, end] = [from - before.total, to - before.total];
  const rounds = roundsOf(
    kinds.map(({ count }) => count),
    start,
    end,
  );
  const asked = kinds.flatMap((one) => {
    const last = Math.min(one.count, rounds.end);
    if (last <= rounds.first) return [];
    const page = pageOfHits(
      { ...BY_RELEVANCE, isScored },
      { offset: one.before + rounds.first, limit: last - rounds.first },
    );
    return [
      {
        page,
        body: {
          ...page.body,
          track_total_hits: false,
          query: { bool: { must: [query], filter: [{ term: { kind: one.kind } }] } },
        },
      },
    ];
  });
  const answers = await cluster.searchAll(
    index,
    asked.map(({ body }) => body),
  );
  const found = answers.map(({ hits }, at) => asked[at]?.page.read(hits.hits) ?? []);
  // Rounds one after the other, and within one the order of all hits of the score: the fuller record first, then by
  // number.
  const most = Math.max(0, ...found.map((hits) => hits.length));
  const placed = Array.from({ length: most }, (_none, round) =>
    found.flatMap((hits) => hits[round] ?? []).sort((a, b) => b.rank - a.rank || a.no - b.no),
  ).flat();
  return placed.slice(start - rounds.skipped, end - rounds.skipped);
}

/**
 * A page in which kinds of records take turns, of hits that all match equally well. It ends with the `kinds` of all
 * hits.
 */
export const equalsInTurns = (
  cluster: Cluster,
  index: Searched,
  query: Clause,
  { offset, limit, kinds }: { offset: number; limit: number; kinds: Kinds },
): Promise<ScoredHit[]> =>
  offset < kinds.total && limit > 0
    ? turnsOfGroup(
        cluster,
        index,
        query,
        { within: kinds, before: NO_KINDS, isScored: false },
        offset,
        Math.min(offset + limit, kinds.total),
      )
    : Promise.resolve([]);

/**
 * A page in which kinds of records take turns (takingTurns.ts). Turns are had among hits of one score alone, so at
 * every place the score is that of the plain order: groups that lie within the page are put in turns here, and of those
 * that reach beyond it the cluster counts the kinds and gives the hits of the rounds on the page. `plain` is the page
 * in the plain order.
 */
export async function hitsInTurns(
  cluster: Cluster,
  index: Searched,
  query: Clause,
  { plain, offset, total }: { plain: readonly ScoredHit[]; offset: number; total: number },
): Promise<ScoredHit[]> {
  const [first, last] = [plain[0], plain.at(-1)];
  if (!first || !last) return [];
  const end = offset + plain.length;
  const isCut = (score: number): boolean =>
    (score === first.score && offset > 0) || (score === last.score && end < total);
  const scores = [...new Set(plain.map(({ score }) => score))];
  const groups = await Promise.all(
    scores.map(async (score) => {
      const from = offset + plain.findIndex((hit) => hit.score === score);
      const members = plain.filter((hit) => hit.score === score);
      if (!isCut(score)) return inTurns(members, ({ kind }) => ({ match: 0, kind }));
      // Nothing scores better than the first hit of all.
      const [within, above] = await countKinds(cluster, index, query, from === 0 ? [score] : [score, score + 1]);
      return turnsOfGroup(
        cluster,
        index,
        query,
        { within: within ?? NO_KINDS, before: above ?? NO_KINDS, isScored: true },
        from,
        from + members.length,
      );
    }),
  );
  return groups.flat();
}
