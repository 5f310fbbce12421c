import { usualShare } from '#domain/records/matches/matchPersons.ts';
import type { TreeDescription } from '#domain/trees/hints/hintDescription.ts';
import type { Criterion, SearchEngine } from '#server/engines/search/SearchEngine.ts';

import type { Holdings } from './holdings.ts';
import { candidateQuery } from './hintCandidates.ts';

/** Names and places remembered. */
const REMEMBERED = 200_000;

const nameIs = (field: string, text: string): Criterion => ({
  kind: 'name',
  field,
  text,
  variants: false,
  excludedVariants: [],
});

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
export function createShares(search: Pick<SearchEngine, 'find' | 'health'>): Holdings['sharesOf'] {
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
