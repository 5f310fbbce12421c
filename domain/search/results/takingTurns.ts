import type { SearchQuery } from '#domain/search/core/searchQuery.ts';

/**
 * What tells kinds of records apart: the first of these fields that a record has. A record without an event is of its
 * subcategory's kind.
 */
export const KIND_FIELDS: readonly string[] = ['EventType', 'SourceCategory'];

/** Filters by which a reader has chosen kinds already: the event, the category, subcategory, topic or record set. */
const CHOOSE_KINDS: readonly string[] = [...KIND_FIELDS, 'Collection', 'Groups', 'DatasetName'];

/**
 * Whether kinds of records take turns in a search: in the order of relevance, where its reader has chosen none of them.
 */
export const takesTurns = ({ filters, order }: Pick<SearchQuery, 'filters' | 'order'>): boolean =>
  order.by === null && !CHOOSE_KINDS.some((fieldId) => filters[fieldId]);

/** What decides when a hit has its turn. */
export interface TurnGroup {
  /** How well it matches, smaller is better; kinds take turns among hits that match equally well. */
  match: number;
  kind: string | number;
}

/**
 * Puts hits in the order in which kinds take turns: the better match first; of equal matches the first of each kind,
 * then the second of each, and so on. Hits of one round stay in the order given, so this is one order without ties.
 *
 * @param hits - the better match first, then in the order that hits of one kind keep.
 * @example inTurns(['c1', 'c2', 'b1'], (hit) => ({ match: 0, kind: hit[0] })) // ['c1', 'b1', 'c2']
 */
export function inTurns<Hit>(hits: readonly Hit[], groupOf: (hit: Hit) => TurnGroup): Hit[] {
  let roundOf = new Map<TurnGroup['kind'], number>();
  let before: number | null = null;
  const placed = hits.map((hit) => {
    const { match, kind } = groupOf(hit);
    if (match !== before) roundOf = new Map();
    before = match;
    const round = roundOf.get(kind) ?? 0;
    roundOf.set(kind, round + 1);
    return { hit, match, round };
  });
  return placed.sort((one, other) => one.match - other.match || one.round - other.round).map(({ hit }) => hit);
}

/** Rounds of turns: from `first` up to, not including, `end`; `skipped` places precede the first of them. */
export interface Rounds {
  first: number;
  end: number;
  skipped: number;
}

/**
 * The rounds in which the hits at places `from` to `to` have their turns, worked out from how many hits of each kind
 * there are: a page needs only the hits of its own rounds. Both places are within the hits.
 */
export function roundsOf(counts: readonly number[], from: number, to: number): Rounds {
  const most = Math.max(0, ...counts);
  const placesBefore = (round: number): number => counts.reduce((sum, count) => sum + Math.min(count, round), 0);
  /** The first round that no place up to this one is behind. */
  const roundAfter = (place: number): number => {
    let [low, high] = [0, most];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (placesBefore(middle) >= place) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const first = Math.max(0, roundAfter(from + 1) - 1);
  return { first, end: roundAfter(to), skipped: placesBefore(first) };
}
