import { waysOf } from '#domain/newspapers/search/findSpans.ts';
import { PHRASE_BONUS } from '#domain/newspapers/search/impact.ts';
import { hasWildcard } from '#domain/newspapers/search/phraseWords.ts';
import type { Asked, Phrase } from '#domain/newspapers/search/wordsQuery.ts';
import type { Clause } from '#server/engines/opensearch/answers.ts';
import { EVERYTHING, oneOf } from '#server/engines/opensearch/clauses.ts';

import type { FormsOf } from '../../query/planAsked.ts';
import type { WordForm } from '../../query/WordForm.ts';
import { LAYERS, LEVEL_SIGN, PHRASE_LEVELS } from '../format/articleMappings.ts';

/** Words side by side, each by what it is found by. */
type Way = readonly (readonly WordForm[])[];

/** What an article is asked to hold. The first way to meet a phrase is as typed. */
export type ClusterAsked =
  | { kind: 'word'; forms: readonly WordForm[] }
  | { kind: 'phrase'; ways: readonly Way[] }
  | { kind: 'near'; distance: number; left: readonly Way[]; right: readonly Way[] };

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
/** Words of the archive that a pattern inside a phrase may mean. */
export const MOST_EXPANDED = 1_000;
/** Parts that one search may have (`indices.query.bool.max_clause_count`), with room for its filters. */
export const MOST_PARTS = 900;

const waysIn = (phrase: Phrase, formsOf: FormsOf): Way[] =>
  waysOf(phrase).map((way) => way.map((word) => formsOf(word)));

/** What is asked for with all its forms looked up. */
export function clusterAsked(asked: Asked, formsOf: FormsOf): ClusterAsked {
  if (asked.kind === 'near')
    return {
      kind: 'near',
      distance: asked.distance,
      left: waysIn(asked.left, formsOf),
      right: waysIn(asked.right, formsOf),
    };
  const [only] = asked.words;
  return asked.words.length === 1 && only
    ? { kind: 'word', forms: formsOf(only) }
    : { kind: 'phrase', ways: waysIn(asked.words, formsOf) };
}

/** A form that means itself in a regular expression of Lucene. */
const literally = (form: string): string => form.replace(/[^\p{L}\p{N}]/gu, (sign) => `\\${sign}`);

function wordIn(forms: readonly WordForm[], layer: string): Clause {
  const [only] = forms;
  const field = { use_field: layer };
  if (only && forms.length === 1)
    return hasWildcard(only.form)
      ? { wildcard: { pattern: only.form, max_expansions: MOST_EXPANDED, ...field } }
      : { match: { query: only.form, ...field } };
  return {
    regexp: { pattern: forms.map(({ form }) => literally(form)).join('|'), max_expansions: MOST_EXPANDED, ...field },
  };
}

const anyInterval = (intervals: readonly Clause[]): Clause =>
  intervals.length === 1 && intervals[0] ? intervals[0] : { any_of: { intervals } };
const inOrder = (intervals: readonly Clause[], gaps: number): Clause =>
  intervals.length === 1 && intervals[0] ? intervals[0] : { all_of: { ordered: true, max_gaps: gaps, intervals } };
const intervalsOf = (rule: Clause): Clause => ({ intervals: { [LAYERS[0]]: rule } });

/** Levels of single words that mean the same, together: those that a hit by them has after its cost. */
function wordsAtLevels(forms: readonly WordForm[]): Map<number, Clause> {
  const [only] = forms;
  if (only && forms.length === 1 && hasWildcard(only.form))
    return new Map(LEVELS.map((level) => [level, { wildcard: { i: { value: `${only.form}${LEVEL_SIGN}${level}` } } }]));
  const terms = new Map<number, string[]>();
  for (const { form, cost } of forms) {
    for (const level of LEVELS) {
      const own = Math.max(0, level - cost);
      terms.set(own, [...(terms.get(own) ?? []), `${form}${LEVEL_SIGN}${level}`]);
    }
  }
  return new Map([...terms].map(([level, tokens]) => [level, { terms: { i: tokens } }]));
}

/** Articles with any of the forms. */
export function holdsWord(forms: readonly WordForm[]): Clause {
  const [only] = forms;
  if (only && forms.length === 1 && hasWildcard(only.form))
    return { wildcard: { i: { value: `${only.form}${LEVEL_SIGN}?` } } };
  return { terms: { i: forms.flatMap(({ form }) => LEVELS.map((level) => `${form}${LEVEL_SIGN}${level}`)) } };
}

/** Says what is asked in the language of the cluster. @param layers - of words that the archive has */
export class AskedClauses {
  private readonly layers: readonly string[];

  constructor(layers: number) {
    this.layers = LAYERS.slice(0, Math.max(1, layers));
  }

  private wayOf(way: Way): Clause {
    return inOrder(
      way.map((forms) => anyInterval(this.layers.map((layer) => wordIn(forms, layer)))),
      0,
    );
  }

  /** Articles that hold it. */
  holds(asked: ClusterAsked): Clause {
    if (asked.kind === 'word') return holdsWord(asked.forms);
    if (asked.kind === 'phrase') return intervalsOf(anyInterval(asked.ways.map((way) => this.wayOf(way))));
    const pairs = asked.left.flatMap((left) =>
      asked.right.map((right) => [this.wayOf(left), this.wayOf(right)] as const),
    );
    return intervalsOf(
      anyInterval(
        pairs.flatMap(([left, right]) => [
          inOrder([left, right], asked.distance - 1),
          inOrder([right, left], asked.distance - 1),
        ]),
      ),
    );
  }

  /** How much an article counts for it: whole numbers, weight × (level + 1). */
  scores(asked: ClusterAsked, weight: number): Clause {
    if (asked.kind === 'word')
      return {
        dis_max: {
          queries: [...wordsAtLevels(asked.forms)].map(([level, filter]) => ({
            constant_score: { filter, boost: weight * (level + 1) },
          })),
        },
      };
    const typed = asked.kind === 'phrase' ? asked.ways[0] : undefined;
    const reaches = (level: number): Clause =>
      oneOf([{ range: { once: { gte: level } } }, ...(typed ? [this.occurs(typed, level)] : [])]);
    return {
      bool: {
        filter: [this.holds(asked)],
        must: [{ constant_score: { filter: EVERYTHING, boost: weight } }],
        should: PHRASE_LEVELS.map((level) => ({ constant_score: { filter: reaches(level), boost: weight } })),
      },
    };
  }

  /** Parts of its clauses, as the cluster counts them. */
  parts(asked: ClusterAsked, isScored: boolean): number {
    if (asked.kind === 'word') return isScored ? LEVELS.length + 1 : 1;
    const words = (ways: readonly Way[]): number => ways.reduce((sum, way) => sum + way.length, 0) * this.layers.length;
    if (asked.kind === 'near')
      return (
        2 * (words(asked.left) * asked.right.length + words(asked.right) * asked.left.length) +
        (isScored ? 2 * PHRASE_LEVELS.length : 0)
      );
    return words(asked.ways) + (isScored ? PHRASE_LEVELS.length * (words(asked.ways.slice(0, 1)) + 2) : 0);
  }

  /**
   * A phrase that occurs often enough for a level: the query’s score is n/(n + 1) for n times, and the field says how
   * far that must be below one.
   */
  private occurs(typed: Way, level: number): Clause {
    return {
      function_score: {
        query: intervalsOf(this.wayOf(typed)),
        field_value_factor: { field: `q${level}` },
        boost_mode: 'sum',
        min_score: 1,
      },
    };
  }
}

/** How much more than its rarity something counts. */
export const bonusOf = (asked: ClusterAsked): number => (asked.kind === 'word' ? 1 : PHRASE_BONUS);
