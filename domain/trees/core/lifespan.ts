import type { LifeEvent, StatedYears, YearsClaim } from './statedYears.ts';

const CLAIM_WORDS: Readonly<Record<Exclude<YearsClaim, 'between'>, string>> = {
  on: '',
  about: 'about ',
  before: 'before ',
  after: 'after ',
  by: 'by ',
  from: 'from ',
};

const yearInWords = (year: number): string => (year < 0 ? `${-year} BC` : String(year));

/**
 * Years with what is claimed of them, as every page words them. Empty where no year is recorded.
 * @example yearsInWords({ claim: 'about', from: 1832, to: 1832 }) // 'about 1832'
 */
export function yearsInWords({ claim, from, to }: Pick<StatedYears, 'claim' | 'from' | 'to'>): string {
  if (from === null || to === null) return '';
  return claim === 'between'
    ? `between ${yearInWords(from)} and ${yearInWords(to)}`
    : CLAIM_WORDS[claim] + yearInWords(from);
}

/** Years of a life for a card; null where they are not recorded. */
export interface LifeYears {
  isRedacted: boolean;
  isLiving: boolean;
  birthYears: StatedYears | null;
  deathYears: StatedYears | null;
}

/** Before a year on its own, and, where it is not the birth or the death itself, before one of a pair. */
const WORDS: Readonly<Record<LifeEvent, readonly [alone: string, paired: string]>> = {
  birth: ['born', ''],
  baptism: ['baptised', 'bap. '],
  christening: ['baptised', 'bap. '],
  death: ['died', ''],
  burial: ['buried', 'bur. '],
  cremation: ['cremated', 'crem. '],
  probate: ['probate', 'probate '],
};

/**
 * The years of one event with what happened: `born about 1832`, `buried before 1900`. Empty where no year is recorded.
 * @param years - null: the event is not recorded
 */
export function eventYears(years: StatedYears | null): string {
  const words = years && yearsInWords(years);
  return years && words ? `${WORDS[years.event][0]} ${words}` : '';
}

/** One side of a pair; a question mark where the event is recorded without a year. */
const paired = (years: StatedYears): string => `${WORDS[years.event][1]}${yearsInWords(years) || '?'}`;

/**
 * When a person lived, worded in one way everywhere: charts, lists, hints, searches, pictures. Empty for hidden
 * people and where no year is recorded; of a person who may be living the birth alone, and `living` where that is not
 * recorded either.
 * @example lifespan(william) // 'about 1832–before 1900'
 */
export function lifespan({ isRedacted, isLiving, birthYears, deathYears }: LifeYears): string {
  if (isRedacted) return '';
  const [born, died] = [eventYears(birthYears), eventYears(deathYears)];
  if (isLiving) return born || 'living';
  if (birthYears === null || deathYears === null || born === '') return born || died;
  // `1830 and 1835–1900` would be read as three lives.
  if (birthYears.claim === 'between' || deathYears.claim === 'between') return [born, died].filter(Boolean).join(', ');
  return `${paired(birthYears)}–${paired(deathYears)}`;
}
