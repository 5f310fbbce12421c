import type { ShareOf } from '#domain/records/matches/compareNames.ts';
import { usualShare } from '#domain/records/matches/matchPersons.ts';
import type { PersonDescription } from '#domain/records/matches/personDescription.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';

import { countQuery } from './candidateQueries.ts';

/** How common a person's own names and places are among the records. Others count as usual. */
export async function nameShares(
  { surname, otherSurnames, forenames, places, birthPlace }: PersonDescription,
  engine: Pick<SearchEngine, 'search' | 'health'>,
  signal?: AbortSignal,
): Promise<ShareOf> {
  const wanted = [
    ...[surname, ...otherSurnames].map(
      (name) =>
        [
          'surname',
          name.tokens.join(''),
          { kind: 'name', field: 'LastName', text: name.written, variants: false, excludedVariants: [] },
        ] as const,
    ),
    [
      'forename',
      forenames.tokens[0] ?? '',
      { kind: 'name', field: 'FirstName', text: forenames.tokens[0] ?? '', variants: false, excludedVariants: [] },
    ] as const,
    ...[...places, ...(birthPlace ? [birthPlace] : [])].map(
      (place) => ['place', place.key, { kind: 'place', field: 'Place', text: place.written, miles: 0 }] as const,
    ),
  ] as const;
  const { records } = await engine.health();
  const counts = await Promise.all(
    wanted.map(
      async ([kind, key, criterion]) =>
        [`${kind} ${key}`, (await engine.search(countQuery(criterion), signal)).total] as const,
    ),
  );
  const shares = new Map(counts.map(([key, total]) => [key, Math.max(total, 1) / Math.max(records, 1)]));
  return (token, kind) => shares.get(`${kind} ${token}`) ?? usualShare(token, kind);
}
