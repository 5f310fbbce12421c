import type { NameKind } from '#domain/names/nameVariant.ts';

import type { WordPattern } from './wordPattern.ts';

/** A place within the miles asked for, and how far it is, in whole miles. */
export interface PlaceNear {
  id: number;
  miles: number;
}

/**
 * A criterion with everything looked up that records do not tell: plain data, so that it crosses to worker threads.
 * `asked` is the reader's own text, for the reasons.
 */
export type PlannedCriterion =
  | { kind: 'name'; field: string; asked: string; nameKind: NameKind; tokens: readonly WordPattern[]; variants: boolean; slips: boolean; excluded: readonly string[] }
  | { kind: 'text'; field: string; asked: string; words: readonly WordPattern[] }
  /** A phrase is words that stand side by side in one value; its words are among `words` too. */
  | { kind: 'keywords'; asked: string; words: readonly WordPattern[]; phrases: readonly (readonly string[])[] }
  | { kind: 'year'; field: string; asked: string; year: number; offset: number }
  /** `near` sorted by id, empty when the gazetteer does not know the place; `words` then do the matching. */
  | { kind: 'place'; field: string; asked: string; near: readonly PlaceNear[]; words: readonly WordPattern[] }
  | { kind: 'facet'; field: string; asked: string; keys: readonly string[] };
