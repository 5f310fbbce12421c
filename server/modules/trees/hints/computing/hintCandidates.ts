import { readingPattern } from '#domain/kernel/readings/readingPattern.ts';
import type { ComparedName } from '#domain/records/matches/personDescription.ts';
import type { TreeDescription } from '#domain/trees/hints/hintDescription.ts';
import { nameIsLike } from '#server/engines/search/nameIs.ts';
import type { Criterion, EngineQuery } from '#server/engines/search/SearchEngine.ts';

/** Candidates of one query. More are not read: the engine gives exact names and years first. */
export const MOST_CANDIDATES = 60;
/** Ages are off by a few years; more is another person. */
const BIRTH_MARGIN_YEARS = 4;
const DEATH_MARGIN_YEARS = 2;
const HALF_A_LIFE_YEARS = 45;
/** Names and places of one person that are asked for. */
const MOST_SURNAMES = 3;
const MOST_PLACES = 2;
const NEAR_MILES = 10;

const around = (field: string, year: number, yearsEitherWay: number): Criterion => ({
  kind: 'year',
  field,
  year,
  yearsEitherWay,
});
const middle = ({ earliest, latest }: { earliest: number; latest: number }): number =>
  Math.round((earliest + latest) / 2);

/** A page of candidates that meet some criteria, and with `limit` 0 their count alone. */
export const candidateQuery = (criteria: readonly Criterion[], limit = MOST_CANDIDATES): EngineQuery => ({
  criteria,
  orderBy: null,
  direction: 'desc',
  offset: 0,
  limit,
  facets: [],
  facetLimit: 0,
});

/**
 * The records that name a person so, or nearly so: all that those of one name share, whenever and wherever they lived.
 */
export interface NameBlock {
  key: string;
  criteria: readonly Criterion[];
}

/**
 * How a person may be in records: under each surname they had. No one without a first name or surname is looked for.
 */
export function nameBlocks({
  forenames,
  surname,
  otherSurnames,
}: Pick<TreeDescription, 'forenames' | 'surname' | 'otherSurnames'>): NameBlock[] {
  const [first] = forenames.tokens;
  if (first === undefined || surname.tokens.length === 0) return [];
  const blockOf = ({ tokens }: ComparedName): NameBlock => ({
    key: `${tokens.join(' ')}|${first}`,
    criteria: [
      nameIsLike('LastName', tokens.map(readingPattern).join(' ')),
      nameIsLike('FirstName', readingPattern(first)),
    ],
  });
  return [surname, ...otherSurnames].slice(0, MOST_SURNAMES).map(blockOf);
}

/**
 * What distinguishes the records of a person from others of the name: the year of birth, events at the birth, at the
 * weddings and at the death, and events of a lifetime near where they lived. None for a person of whom nothing but a
 * name is known.
 */
export function lifeCriteria({ birth, death, weddings, birthPlace, places }: TreeDescription): Criterion[][] {
  const born = birth && middle(birth);
  const dates = weddings.flatMap(({ date }) => date ?? []);
  const lived =
    born !== null
      ? born + HALF_A_LIFE_YEARS
      : dates[0]
        ? middle(dates[0])
        : death
          ? death.latest - HALF_A_LIFE_YEARS
          : null;
  return [
    ...(born === null
      ? []
      : [[around('YearOfBirth', born, BIRTH_MARGIN_YEARS)], [around('EventYear', born, BIRTH_MARGIN_YEARS)]]),
    ...dates.map((date) => [
      around('EventYear', middle(date), Math.ceil((date.latest - date.earliest) / 2) + DEATH_MARGIN_YEARS),
    ]),
    ...(death ? [[around('EventYear', middle(death), DEATH_MARGIN_YEARS)]] : []),
    ...(lived === null
      ? []
      : [...(birthPlace ? [birthPlace] : []), ...places]
          .slice(0, MOST_PLACES)
          .map((place): Criterion[] => [
            around('EventYear', lived, HALF_A_LIFE_YEARS),
            { kind: 'place', field: 'Place', text: place.written, miles: NEAR_MILES },
          ])),
  ];
}
