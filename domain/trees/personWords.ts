import { displayName } from '../names/displayName.ts';
import { decodeDay } from './encodedDay.ts';
import { HIDDEN_NAME, UNKNOWN_NAME } from './names/treeDisplayName.ts';

/** What of a person a card tells. */
export interface NamedPerson {
  isRedacted: boolean;
  given: string;
  surname: string;
  prefix: string;
  suffix: string;
}

/**
 * What a person of a tree is called.
 * @param isUppercase - surnames in capitals, as the tree's settings may say (spec 1 section 3)
 */
export function personName({ isRedacted, given, surname, prefix, suffix }: NamedPerson, isUppercase: boolean): string {
  if (isRedacted) return HIDDEN_NAME;
  const name = displayName(`${prefix} ${given}`, `${isUppercase ? surname.toLocaleUpperCase('en-GB') : surname} ${suffix}`);
  return name || UNKNOWN_NAME;
}

/** What of a person tells when they lived: days as numbers (spec 2 section 3), and as the tree has them written. */
export interface DatedPerson {
  isRedacted: boolean;
  isLiving: boolean;
  birthFrom: number | null;
  birthText: string | null;
  deathFrom: number | null;
  deathText: string | null;
}

const yearOf = (day: number | null, text: string | null): string => (day === null ? (text ?? '') : String(decodeDay(day).year));

/**
 * When somebody lived, as short as can be. Empty where nothing is known or told.
 * @example lifespan(william) // '1832–1901'
 */
export function lifespan({ isRedacted, isLiving, birthFrom, birthText, deathFrom, deathText }: DatedPerson): string {
  if (isRedacted) return '';
  const born = yearOf(birthFrom, birthText);
  const died = yearOf(deathFrom, deathText);
  if (born && died) return `${born}–${died}`;
  if (died) return `died ${died}`;
  if (born) return `born ${born}`;
  return isLiving ? 'living' : '';
}
