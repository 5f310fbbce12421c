import { readArticleAddress } from '#domain/newspapers/search/readArticleAddress.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import type { SearchKind } from '#domain/search/saved/plainSearchOf.ts';
import { daysBetween } from '#domain/search/saved/savedSearchRules.ts';
import type { Criterion } from '#server/engines/search/SearchEngine.ts';
import { toEngineQuery } from '#server/engines/search/toEngineQuery.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { issuesAdded, toArticleQuery } from '#server/modules/newspapers/search/index.ts';

/** Something that came to the site, of the time and place of a search. */
export interface Arrival {
  /** The newspaper's id, or the record set as the index has it. */
  key: string;
  /** What it is called; null where only the key is known. */
  name: string | null;
  /** Issues, or records. */
  count: number;
  /** Null where they are not known. */
  years: { first: number; last: number } | null;
}

/** A search, and the day from which on arrivals are asked about, `YYYY-MM-DD` in UTC. */
export interface ArrivalsAsked {
  kind: SearchKind;
  search: string;
  since: string;
}

/**
 * Fields that say where and when the records of a search are; names and the like narrow what came, not what could be
 * searched.
 */
const WHERE_AND_WHEN: ReadonlySet<string> = new Set(['Place', 'County', 'Country', 'EventYear', 'CensusYear']);
const isWhereOrWhen = ({ field }: { field: string }): boolean =>
  WHERE_AND_WHEN.has(field) || fieldById(field)?.isPartOfScope === true;
/** Record sets that are named. */
const MOST_SETS = 20;

/** The day it is, in UTC. */
export const dayNow = (): string => new Date().toISOString().slice(0, 10);

type Engines = Pick<RequestContext, 'db' | 'matching' | 'signal'> & {
  search: Pick<RequestContext['search'], 'gazetteer'>;
};

async function recordsAdded({ matching, signal }: Engines, { search, since }: ArrivalsAsked): Promise<Arrival[]> {
  const criteria: Criterion[] = toEngineQuery(readSearchAddress(search).query).criteria.filter(
    (criterion) => 'field' in criterion && isWhereOrWhen(criterion),
  );
  const added: Criterion = { kind: 'facet', field: 'DateAdded', values: daysBetween(since, dayNow()) };
  const { facets } = await matching.search(
    {
      criteria: [...criteria, added],
      orderBy: null,
      direction: 'asc',
      offset: 0,
      limit: 1,
      facets: ['DatasetName'],
      facetLimit: MOST_SETS,
    },
    signal,
  );
  return (facets.DatasetName ?? []).map(({ value, count }) => ({ key: value, name: null, count, years: null }));
}

/**
 * What came to the site since a day, of the time and place of each search; issues of newspapers are asked about in one
 * statement.
 * @returns in the order of the searches.
 */
export async function arrivalsOf(engines: Engines, asked: readonly ArrivalsAsked[]): Promise<Arrival[][]> {
  const articles = asked.filter(({ kind }) => kind === 'ARTICLES');
  const issues = await issuesAdded(
    engines.db,
    articles.map(({ search, since }) => ({
      filters: toArticleQuery(readArticleAddress(search).query, engines.search.gazetteer).filters,
      since,
    })),
  );
  return Promise.all(
    asked.map((one) =>
      one.kind === 'RECORDS'
        ? recordsAdded(engines, one)
        : (issues[articles.indexOf(one)] ?? []).map(({ titleId, title, count, firstYear, lastYear }) => ({
            key: titleId,
            name: title,
            count,
            years: { first: firstYear, last: lastYear },
          })),
    ),
  );
}

/** What of a search that finds nothing came on this very day, by key: later it is known to have been there. */
export async function arrivedToday(
  engines: Engines,
  kind: SearchKind,
  search: string,
): Promise<Record<string, number>> {
  const [arrivals = []] = await arrivalsOf(engines, [{ kind, search, since: dayNow() }]);
  return Object.fromEntries(arrivals.map(({ key, count }) => [key, count]));
}

/** What came since a search found nothing: without what was there already on its day. */
export const newArrivals = (arrivals: readonly Arrival[], ofDay: Readonly<Record<string, number>>): Arrival[] =>
  arrivals
    // Years are those of all that came since the day: beside what was there on it, they are not of the rest alone.
    .map((arrival) =>
      ofDay[arrival.key] ? { ...arrival, count: arrival.count - ofDay[arrival.key]!, years: null } : arrival,
    )
    .filter(({ count }) => count > 0);
