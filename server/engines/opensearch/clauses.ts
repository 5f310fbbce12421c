import { inParts } from '#domain/kernel/values/inParts.ts';

import type { Clause } from './answers.ts';

/** Most values of one list (`index.max_terms_count`). */
const MOST_TERMS = 60_000;

export const NOTHING: Clause = { match_none: {} };
export const EVERYTHING: Clause = { match_all: {} };

/** Holds for documents with any of the values; for none of an empty list. */
export function anyOf(field: string, values: readonly (string | number)[]): Clause {
  if (values.length === 0) return NOTHING;
  if (values.length <= MOST_TERMS) return { terms: { [field]: values } };
  return {
    bool: {
      should: inParts(values, MOST_TERMS).map((part) => ({ terms: { [field]: part } })),
      minimum_should_match: 1,
    },
  };
}

/** Holds for documents that meet one of the clauses at least. */
export const oneOf = (clauses: readonly Clause[]): Clause =>
  clauses.length === 0 ? NOTHING : { bool: { should: clauses, minimum_should_match: 1 } };

/**
 * A word or a pattern among the words of a field. Tokens hold letters and digits alone, so only the wildcards mean
 * anything else.
 */
export const wordClause = (field: string, word: string): Clause =>
  /[*?]/u.test(word) ? { wildcard: { [field]: { value: word } } } : { term: { [field]: word } };
