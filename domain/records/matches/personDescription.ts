import { nameTokens } from '#domain/kernel/names/nameTokens.ts';
import type { Notation } from '#domain/kernel/readings/reading.ts';
import { readingInText } from '#domain/kernel/readings/readingInText.ts';
import { UNREAD_KEY } from '#domain/kernel/readings/readingKey.ts';
import { readNames } from '#domain/kernel/readings/readNames.ts';
import type { Position } from '#domain/places/gazetteer/distance.ts';
import { placeKey } from '#domain/places/gazetteer/placeKey.ts';

/** A name as it is compared: folded tokens, with what was written for the reasons. */
export interface ComparedName {
  written: string;
  tokens: readonly string[];
}

/** When something happened, as far as a source records it. Gregorian years, both ends included. */
export interface ComparedDate {
  earliest: number;
  latest: number;
  /** 1 to 12 and 1 to 31; null when not recorded. */
  month: number | null;
  day: number | null;
  /** Worked out from an age: such years are wrong more often than written ones. */
  isEstimated: boolean;
}

/** A place as it is compared. */
export interface ComparedPlace {
  written: string;
  /** placeKey of the name before the first comma. */
  key: string;
  /** Folded words of the whole text that are longer than a letter. */
  words: readonly string[];
  /** Historic county; null when not recorded. */
  county: string | null;
  /** Degrees, WGS 84; null when the gazetteer does not have it. */
  position: Position | null;
}

/** A near relative of the person: father, mother, spouse. */
export interface ComparedRelative {
  forenames: ComparedName;
  surname: ComparedName;
}

/** One source's account of one person, ready for comparison with another. Empty lists and nulls mean "not recorded". */
export interface PersonDescription {
  forenames: ComparedName;
  surname: ComparedName;
  /** Maiden name, alias: names that stand for the surname elsewhere. */
  otherSurnames: readonly ComparedName[];
  sex: 'm' | 'f' | null;
  birth: ComparedDate | null;
  death: ComparedDate | null;
  birthPlace: ComparedPlace | null;
  /** Where the person lived or was met. */
  places: readonly ComparedPlace[];
  father: ComparedRelative | null;
  mother: ComparedRelative | null;
  spouse: ComparedRelative | null;
  /** Folded words of the occupation. */
  occupation: readonly string[];
  /** Year of the recorded event, when the person was there alive; null for burials, wills and the like. */
  aliveIn: number | null;
}

const NOBODY: ComparedName = { written: '', tokens: [] };

/**
 * A name of any kind as it is compared; an empty text is a name not recorded.
 *
 * @param notation - how its source marks doubt: words in doubt are their keys, and what is shown is as readers see it.
 *   Left out, signs of doubt are passed over.
 */
export function comparedName(text: string | null, notation?: Notation): ComparedName {
  const written = text?.trim() ?? '';
  if (written === '') return NOBODY;
  if (notation === undefined) return { written, tokens: nameTokens(written) };
  return {
    written: readingInText(written, notation),
    tokens: readNames(written, notation).filter((token) => token !== UNREAD_KEY),
  };
}

/** A place as it is compared, with what a gazetteer knows of it; null for an empty text. */
export function comparedPlace(
  text: string | null,
  more: { county?: string | null; position?: Position | null } = {},
): ComparedPlace | null {
  if (text === null) return null;
  const key = placeKey(text.split(',')[0] ?? '');
  if (key === '') return null;
  return {
    written: text,
    key,
    words: placeKey(text)
      .split(' ')
      .filter((word) => word.length > 1),
    county: more.county ?? null,
    position: more.position ?? null,
  };
}

/** Words of an occupation that do not name the trade. */
const EMPTY_WORDS = new Set([
  'of',
  'the',
  'and',
  'in',
  'at',
  'to',
  'for',
  'a',
  'general',
  'retired',
  'formerly',
  'late',
  'employing',
  'acres',
  'men',
  'assistant',
]);

/** The significant words of an occupation. */
export const occupationWords = (text: string | null): readonly string[] =>
  text === null
    ? []
    : placeKey(text)
        .split(' ')
        .filter((word) => word.length > 2 && !EMPTY_WORDS.has(word) && !/^\d/u.test(word));

/** A person of whom only the name is recorded; tests and callers add the rest. */
export const aPersonNamed = (
  forenames: string,
  surname: string,
  more: Partial<PersonDescription> = {},
): PersonDescription => ({
  forenames: comparedName(forenames),
  surname: comparedName(surname),
  otherSurnames: [],
  sex: null,
  birth: null,
  death: null,
  birthPlace: null,
  places: [],
  father: null,
  mother: null,
  spouse: null,
  occupation: [],
  aliveIn: null,
  ...more,
});
