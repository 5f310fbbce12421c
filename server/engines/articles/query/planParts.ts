import {
  WORDS_FAULTS,
  type Asked,
  type QueryWord,
  type WordsFault,
  type WordsReading,
} from '#domain/newspapers/search/wordsQuery.ts';

import { exactAsked } from './planAsked.ts';

interface Part<Planned> {
  asked: Asked;
  planned: Planned;
}

/** The parts of a query that can be searched for. */
interface PlannedParts<Planned> {
  all: readonly (readonly Part<Planned>[])[];
  none: readonly Part<Planned>[];
  /** Nothing of what was typed could be understood, or searched for. */
  isNothing: boolean;
  /** What could not, in the order of the text. */
  faults: readonly WordsFault[];
  /** Words that chips are made of. */
  words: readonly string[];
}

/** How an engine plans. */
interface Planner<Planned> {
  /** What all parts may take together. */
  most: number;
  plan: (asked: Asked) => Planned;
  /** What a part takes, and what is said where that is more than what is left. */
  judge: (part: Part<Planned>, isLeftOut: boolean) => { takes: number; fault: keyof typeof WORDS_FAULTS };
}

/** The words of a part. */
export const wordsOf = (asked: Asked): readonly QueryWord[] =>
  asked.kind === 'phrase' ? asked.words : [...asked.left, ...asked.right];

/**
 * Plans the parts of a query one after the other, as long as they can be searched for; the others are named.
 * @param length - of the text
 */
export function planParts<Planned>(
  { query, faults: unread, places }: WordsReading,
  length: number,
  { most, plan, judge }: Planner<Planned>,
): PlannedParts<Planned> {
  const faults = [...unread];
  const words = new Set<string>();
  let left = most;
  const planGroup = (group: readonly Asked[], isLeftOut: boolean): Part<Planned>[] =>
    group.flatMap((asked) => {
      const part = { asked, planned: plan(isLeftOut ? exactAsked(asked) : asked) };
      const { takes, fault } = judge(part, isLeftOut);
      if (takes > left) {
        faults.push({ ...(places.get(asked) ?? { at: 0, length }), message: WORDS_FAULTS[fault] });
        return [];
      }
      left -= takes;
      if (!isLeftOut) for (const { word } of wordsOf(asked)) words.add(word);
      return [part];
    });
  const all = query.all.map((group) => planGroup(group, false)).filter((group) => group.length > 0);
  const none = planGroup(query.none, true);
  return {
    all,
    none,
    isNothing: all.length + none.length === 0 && faults.length > 0,
    faults: faults.sort((a, b) => a.at - b.at),
    words: [...words],
  };
}
