import { takingTurns, type KindCount } from '#domain/search/results/takingTurns.ts';
import type { EngineFind, EngineQuery } from '#server/engines/search/SearchEngine.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';

/** What tells kinds of records apart. */
const KIND = 'EventType';
/** As many kinds as the engine counts at once. */
const MOST_KINDS = 1000;

/** Neighbours of one page that are neighbours among the records of their kind, too; without a kind, among those that have none. */
interface Stretch {
  kind: string | null;
  from: number;
  /** Places on the page, in order. */
  places: number[];
}

/** Which records of which kind a page holds; those without a kind come last. */
function stretchesOf({ offset, limit }: EngineQuery, kinds: readonly KindCount[], total: number): Stretch[] {
  const stretches = new Map<string | null, Stretch>();
  const put = (kind: string | null, at: number, place: number) => {
    const stretch = stretches.get(kind);
    if (stretch) stretch.places.push(place);
    else stretches.set(kind, { kind, from: at, places: [place] });
  };
  const turns = takingTurns(kinds, offset, limit);
  turns.forEach(({ kind, at }, place) => put(kind, at, place));
  for (let place = turns.length; place < limit && offset + place < total; place += 1) put(null, offset + place, place);
  return [...stretches.values()];
}

/** The engine's words for a stretch. In the order of kinds, records without one come last: behind all that have one. */
const queryOf = (page: EngineQuery, { kind, from, places }: Stretch): EngineQuery => ({
  ...page,
  ...(kind === null ? { orderBy: KIND, direction: 'asc' } : { criteria: [{ kind: 'facet', field: KIND, values: [kind] }] }),
  offset: from,
  limit: places.length,
});

/**
 * Pages of a search that nothing narrows, with the kinds of events taking turns: in the order of relevance the records of one
 * large set would fill them. Every record is on one page only, whichever pages are asked for.
 */
export async function findInTurns(pages: readonly EngineQuery[], { search, matching, signal }: Pick<RequestContext, 'search' | 'matching' | 'signal'>): Promise<readonly EngineFind[]> {
  const [first] = pages;
  if (!first) return [];
  const { total, facets } = await search.search({ ...first, offset: 0, limit: 0, facets: [KIND], facetLimit: MOST_KINDS }, signal);
  const kinds = (facets[KIND] ?? []).map(({ value, count }) => ({ kind: value, count }));
  const stretches = pages.map((page) => stretchesOf(page, kinds, total));
  const found = await matching.find(stretches.flatMap((each, at) => each.map((stretch) => queryOf(pages[at] ?? first, stretch))), signal);
  let next = 0;
  return stretches.map((each) => {
    const nos: number[] = [];
    for (const { places } of each) {
      const answer = found[next]?.nos ?? [];
      next += 1;
      places.forEach((place, at) => answer[at] !== undefined && (nos[place] = answer[at]));
    }
    // A set that was published meanwhile may leave a gap.
    return { total, nos: nos.filter((no) => no !== undefined) };
  });
}
