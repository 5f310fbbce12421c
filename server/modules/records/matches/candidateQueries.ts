import { readingPattern } from '#domain/kernel/readings/readingPattern.ts';
import type { ShareOf } from '#domain/records/matches/compareNames.ts';
import { usualShare } from '#domain/records/matches/matchPersons.ts';
import type { PersonDescription } from '#domain/records/matches/personDescription.ts';
import { nameIs, nameIsLike } from '#server/engines/search/nameIs.ts';
import type { Criterion, EngineQuery, SearchEngine } from '#server/engines/search/SearchEngine.ts';

/** Candidates of one query. More are not read: the engine gives exact names and years first. */
const MOST_CANDIDATES = 60;
/** Ages are off by a few years; more is another person. */
const BIRTH_MARGIN_YEARS = 4;
const HALF_A_LIFE_YEARS = 45;

/** A query for some criteria; facets and order by relevance are of no use here. */
const queryFor = (criteria: readonly Criterion[], limit = MOST_CANDIDATES): EngineQuery => ({
  criteria,
  orderBy: null,
  direction: 'desc',
  offset: 0,
  limit,
  facets: [],
  facetLimit: 0,
});

/**
 * What to ask the engine for records of a person: by the year of birth, by events about the birth (baptisms rarely give
 * a year of birth), and by events within the life where the person lived (marriages and burials rarely give an age).
 *
 * @returns no query for a person without first name or surname: everyone would be a candidate.
 */
export function candidateQueries({
  forenames,
  surname,
  otherSurnames,
  birth,
  aliveIn,
  death,
  places,
}: PersonDescription): EngineQuery[] {
  const [first] = forenames.tokens;
  if (first === undefined || surname.tokens.length === 0) return [];
  const surnames = [surname, ...otherSurnames].map(({ tokens }) => tokens.map(readingPattern).join(' '));
  return surnames.flatMap((lastName) => {
    const names = [nameIsLike('LastName', lastName), nameIsLike('FirstName', readingPattern(first))];
    const born = birth && Math.round((birth.earliest + birth.latest) / 2);
    const [place] = places;
    const middle = born !== null ? born + HALF_A_LIFE_YEARS : (aliveIn ?? death?.latest ?? null);
    return [
      ...(born === null
        ? []
        : [
            queryFor([
              ...names,
              { kind: 'year', field: 'YearOfBirth', year: born, yearsEitherWay: BIRTH_MARGIN_YEARS },
            ]),
            queryFor([...names, { kind: 'year', field: 'EventYear', year: born, yearsEitherWay: BIRTH_MARGIN_YEARS }]),
          ]),
      ...(middle === null || !place
        ? []
        : [
            queryFor([
              ...names,
              { kind: 'year', field: 'EventYear', year: middle, yearsEitherWay: HALF_A_LIFE_YEARS },
              { kind: 'place', field: 'Place', text: place.written, miles: 10 },
            ]),
          ]),
    ];
  });
}

/** Counts alone: how many records have a name as it is written, and how many have a place. */
const countQuery = (criterion: Criterion): EngineQuery => queryFor([criterion], 0);

/** How common a person's own names and places are among the records. Others count as usual. */
export async function nameShares(
  { surname, otherSurnames, forenames, places, birthPlace }: PersonDescription,
  engine: Pick<SearchEngine, 'search' | 'health'>,
  signal?: AbortSignal,
): Promise<ShareOf> {
  const wanted = [
    ...[surname, ...otherSurnames].map(
      (name) => ['surname', name.tokens.join(''), nameIs('LastName', name.written)] as const,
    ),
    ['forename', forenames.tokens[0] ?? '', nameIs('FirstName', forenames.tokens[0] ?? '')] as const,
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
