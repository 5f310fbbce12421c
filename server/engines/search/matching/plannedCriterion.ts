import type { NameKind } from '#domain/kernel/names/nameVariant.ts';
import type { PlaceArea } from '#domain/places/gazetteer/placeArea.ts';
import type { PlaceNames } from '#domain/places/gazetteer/placeVariants.ts';
import type { OccupationNames } from '#domain/search/core/occupationNames.ts';

import type { WordPattern } from './wordPattern.ts';

/** Values of some fields that are meant whole, where their places lie in given regions; null for none known. */
export interface StatedValues {
  fields: readonly string[];
  keys: readonly string[];
  within: readonly (number | null)[];
  /** How far from what is asked they count as being. */
  miles: number;
}

/**
 * A criterion with everything looked up that records do not hold: plain data, so that it crosses to worker threads.
 * `asked` is the reader's own text, for the reasons.
 */
export type PlannedCriterion =
  /**
   * `leastKnown` says how many letters of a word in doubt must be known; it depends on what else is asked. `unread` adds
   * those of which none is.
   */
  | {
      kind: 'name';
      field: string;
      asked: string;
      nameKind: NameKind;
      tokens: readonly WordPattern[];
      variants: boolean;
      soundsAlike: boolean;
      slips: boolean;
      excluded: readonly string[];
      readings: boolean;
      leastKnown: number;
      unread: boolean;
    }
  /** `occupation` is null for what names no trade. `excluded` holds variants as they are listed. */
  | {
      kind: 'text';
      field: string;
      asked: string;
      words: readonly WordPattern[];
      occupation: OccupationNames | null;
      excluded: readonly string[];
    }
  /** A phrase is words side by side in one value; its words are among `words` too. */
  | { kind: 'keywords'; asked: string; words: readonly WordPattern[]; phrases: readonly (readonly string[])[] }
  /** Records by number, as the index of long documents found them. */
  | { kind: 'numbered'; field: string; asked: string; nos: readonly number[] }
  | { kind: 'year'; field: string; asked: string; year: number; yearsEitherWay: number }
  /**
   * `area` is empty when the gazetteer does not know the place; `words` then do the matching.
   * `levels` are fields that name the area the place lies in; words are looked for in `wordFields` alone.
   * `stated` are values found as they are written, whatever else is known of their place.
   * `names` tell the variants of the place's own name, those in `excluded` are left out.
   */
  | {
      kind: 'place';
      field: string;
      asked: string;
      area: PlaceArea;
      words: readonly WordPattern[];
      levels: readonly string[];
      wordFields: readonly string[];
      stated: readonly StatedValues[];
      names: PlaceNames;
      excluded: readonly string[];
    }
  | { kind: 'facet'; field: string; asked: string; keys: readonly string[] };
