import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { ARTICLE_RESULTS, EVERY_ARTICLE } from '#domain/newspapers/search/articleAddress.ts';
import { dayNumber } from '#domain/newspapers/search/dayNumber.ts';
import { writeArticleAddress } from '#domain/newspapers/search/writeArticleAddress.ts';
import { placeArea } from '#domain/places/gazetteer/placeArea.ts';
import { yearsInWords } from '#domain/research/questions/coverageInWords.ts';
import { createRecordSetStore, type PublishedSet } from '#server/engines/search/records/recordSetStore.ts';
import type { Criterion } from '#server/engines/search/SearchEngine.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { ResearchSource } from '#server/modules/kernel/graphql/types.generated.ts';
import { titleCoverage } from '#server/modules/newspapers/search/index.ts';

/** Record sets that are looked into, those with the most records of the place first. */
const MOST_SETS = 12;
/**
 * Years of sets that are counted in one call, and calls: as much as one request may ask
 * (server/start/graphql/searchOfRequests.ts). Sets with more years are listed with their records alone.
 */
const MOST_COUNTED = 60;
const MOST_CALLS = 4;
/** Newspapers wrote of places about so far away, in miles. */
const NEWSPAPER_MILES = 20;

/** What is asked: a place, and years, both included. */
export interface SourcesAsked {
  place: string;
  from: number;
  to: number;
}

const atPlace = (place: string): Criterion => ({ kind: 'place', field: 'Place', text: place, miles: 0 });
const ofSet = ({ name }: PublishedSet): Criterion => ({
  kind: 'facet',
  field: 'DatasetName',
  values: [name.toLowerCase()],
});
const ofYear = (year: number): Criterion => ({ kind: 'year', field: 'EventYear', year, yearsEitherWay: 0 });

/**
 * Record sets with records of the place in these years, and the years that have none though they lie between two that
 * do.
 */
async function recordSets(context: RequestContext, { place, from, to }: SourcesAsked): Promise<ResearchSource[]> {
  const { search, signal } = context;
  const [answer, published] = await Promise.all([
    search.search(
      {
        criteria: [atPlace(place)],
        orderBy: null,
        direction: 'asc',
        offset: 0,
        limit: 1,
        facets: ['DatasetName'],
        facetLimit: 100,
      },
      signal,
    ),
    context.perRequest(createRecordSetStore).all(),
  ]);
  const byName = new Map(published.map((set) => [set.name.toLowerCase(), set]));
  const sets = (answer.facets.DatasetName ?? [])
    .flatMap(({ value, count }) => ({ set: byName.get(value.toLowerCase()), count }))
    .flatMap(({ set, count }) =>
      set ? { set, count, years: set.years.filter((year) => year >= from && year <= to) } : [],
    )
    .filter(({ years }) => years.length > 0)
    .slice(0, MOST_SETS);
  // A set’s own years are known; of the place’s, each is counted, those of sets with few years first.
  const all = [...sets]
    .sort((one, other) => one.years.length - other.years.length)
    .flatMap(({ set, years }) => years.map((year) => ({ set, year })));
  const asked = all.slice(0, MOST_COUNTED * MOST_CALLS);
  const counts: number[] = [];
  for (let at = 0; at < asked.length; at += MOST_COUNTED)
    counts.push(
      ...(await search.count(
        asked
          .slice(at, at + MOST_COUNTED)
          .map(({ set, year }) => ({ criteria: [atPlace(place), ofSet(set), ofYear(year)] })),
        signal,
      )),
    );
  const isWhole = (set: PublishedSet) => !all.slice(asked.length).some((one) => one.set === set);
  return sets.flatMap(({ set, count }) => {
    const years = asked.flatMap((one, at) => (one.set === set && (counts[at] ?? 0) > 0 ? [one.year] : []));
    const address = `/search/results?${new URLSearchParams({ datasetname: set.name.toLowerCase(), place: place.toLowerCase() }).toString()}`;
    if (!isWhole(set)) return [{ name: set.name, held: countInWords(count, 'record'), missing: '', address }];
    return years.length === 0 ? [] : [{ name: set.name, ...yearsInWords(years), address }];
  });
}

/** Newspapers published at the place or near it in these years. */
async function newspapers(
  { db, search }: RequestContext,
  { place, from, to }: SourcesAsked,
): Promise<ResearchSource[]> {
  const [first, last] = [`${String(from).padStart(4, '0')}-01-01`, `${String(to).padStart(4, '0')}-12-31`];
  const places = [...placeArea(place, NEWSPAPER_MILES, {}, search.gazetteer).ids];
  const titles =
    places.length === 0 ? [] : await titleCoverage(db, { places, fromDay: dayNumber(first), toDay: dayNumber(last) });
  return titles
    .filter(({ held }) => held > 0)
    .map(({ id, title, held, missing }) => ({
      name: title,
      held: countInWords(held, 'issue'),
      missing: missing === 0 ? '' : countInWords(missing, 'issue'),
      address: `${ARTICLE_RESULTS}?${writeArticleAddress({ ...EVERY_ARTICLE, title: [id], from: first, to: last })}`,
    }));
}

/**
 * What the site has for a place in some years: record sets with records of it, then newspapers of it and its
 * neighbourhood.
 */
export async function sourcesThatCover(context: RequestContext, asked: SourcesAsked): Promise<ResearchSource[]> {
  return (await Promise.all([recordSets(context, asked), newspapers(context, asked)])).flat();
}
