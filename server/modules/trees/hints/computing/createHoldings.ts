import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { usualShare } from '#domain/records/matches/matchPersons.ts';
import type { TreeDescription } from '#domain/trees/hints/hintDescription.ts';
import { cachedResolver } from '#server/engines/search/columnar/build/cachedResolver.ts';
import { nameIs } from '#server/engines/search/nameIs.ts';
import type { SearchEngine, Criterion } from '#server/engines/search/SearchEngine.ts';
import type { Database } from '#server/platform/db/database.ts';

import { createCandidates } from './createCandidates.ts';
import { candidateQuery } from './hintCandidates.ts';
import { createHoldingRecords, type Holdings, type ReadHoldings } from './holdings.ts';

/** SQL of a text that another generation or revision of any published set changes. */
export const RECORDS_MARK = `(SELECT coalesce(md5(string_agg(s.id || ' ' || s.live_generation || ' ' || s.revision, ',' ORDER BY s.id)), '') FROM record_set s WHERE s.live_generation IS NOT NULL)`;

/** The mark of everything published now. */
const recordsMark = async (db: Database): Promise<string> =>
  (await db.one<{ mark: string }>(`/* hintQueue.mark */ SELECT ${RECORDS_MARK} AS mark`))?.mark ?? '';

/** Names and places remembered. */
const REMEMBERED = 200_000;

/** What a person has and where they lived, by the key that `ShareOf` is asked with. */
function wantedOf({
  surname,
  otherSurnames,
  forenames,
  places,
  birthPlace,
}: TreeDescription): (readonly [string, Criterion])[] {
  const [first = ''] = forenames.tokens;
  return [
    ...[surname, ...otherSurnames].map(
      (name) => [`surname ${name.tokens.join('')}`, nameIs('LastName', name.written)] as const,
    ),
    [`forename ${first}`, nameIs('FirstName', first)] as const,
    ...[...places, ...(birthPlace ? [birthPlace] : [])].map(
      (place) => [`place ${place.key}`, { kind: 'place', field: 'Place', text: place.written, miles: 0 }] as const,
    ),
  ];
}

/** How common names and places of people are among the records, each counted once; others count as usual. */
function createShares(search: Pick<SearchEngine, 'find' | 'health'>): Holdings['sharesOf'] {
  const shares = new Map<string, number>();
  let records: Promise<number> | null = null;

  return async (people) => {
    if (shares.size > REMEMBERED) shares.clear();
    const wanted = [...new Map(people.flatMap(wantedOf))].filter(([key]) => !shares.has(key));
    const all = Math.max(1, await (records ??= search.health().then((health) => health.records)));
    const counted = await search.find(wanted.map(([, criterion]) => candidateQuery([criterion], 0)));
    wanted.forEach(([key], at) => shares.set(key, Math.max(counted[at]?.total ?? 0, 1) / all));
    return (token, kind) => shares.get(`${kind} ${token}`) ?? usualShare(token, kind);
  };
}

/** What hints are computed with. */
export interface HintDeps {
  db: Database;
  search: Pick<SearchEngine, 'find' | 'health' | 'publish'>;
  gazetteer: Gazetteer;
}

/** Closures and corrections change a mark, too; this is for what does not, such as a place the gazetteer gained. */
const OLDEST_MS = 10 * 60_000;

/**
 * Holdings that are forgotten whenever other records are published, corrected or closed. Then the search engine is made
 * to take these in first: people looked at before it has would wait for the next publication to get their hints.
 */
export function createHoldings({ db, search, gazetteer }: HintDeps): ReadHoldings {
  const resolver = cachedResolver(gazetteer);
  let current: { mark: string; since: number; holdings: Holdings } | null = null;
  return async () => {
    const mark = await recordsMark(db);
    if (current?.mark === mark && performance.now() - current.since < OLDEST_MS) return current.holdings;
    if (current?.mark !== mark) await search.publish('');
    const holdings = {
      candidatesOf: createCandidates(search),
      sharesOf: createShares(search),
      ...createHoldingRecords(db, resolver),
    };
    current = { mark, since: performance.now(), holdings };
    return holdings;
  };
}
