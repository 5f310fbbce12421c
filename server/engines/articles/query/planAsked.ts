import { isCommonWord } from '#domain/newspapers/search/commonWords.ts';
import { hasWildcard } from '#domain/newspapers/search/phraseWords.ts';
import type { Asked, Phrase, QueryWord } from '#domain/newspapers/search/wordsQuery.ts';

import type { PhrasePlan, PlannedAsked } from './plannedQuery.ts';
import type { WordForm } from './WordForm.ts';

/** All that a word of the query is found by: itself first, or what its wildcards stand for, and its misreadings. */
export type FormsOf = (word: QueryWord) => readonly WordForm[];

const itself = (form: string): readonly WordForm[] => [{ form, cost: 0 }];

/** Whether a word of a phrase is read by its pairs: common, and beside another such word. */
const isPaired = (phrase: Phrase, at: number): boolean =>
  isCommonWord(phrase[at]?.word ?? '') &&
  (isCommonWord(phrase[at + 1]?.word ?? '') || isCommonWord(phrase[at - 1]?.word ?? ''));

/**
 * A phrase as it is typed. Common words side by side are looked up as pairs, which know no misreadings: the phrase has
 * other words for those.
 */
function typedWay(phrase: Phrase, formsOf: FormsOf): PhrasePlan {
  const items: PhrasePlan['items'][number][] = [];
  const isAlone = phrase.length === 1;
  phrase.forEach((word, offset) => {
    const next = phrase[offset + 1];
    if (next && isCommonWord(word.word) && isCommonWord(next.word))
      items.push({ forms: itself(`${word.word} ${next.word}`), offset });
    else if (!isPaired(phrase, offset))
      items.push({ forms: formsOf(!isAlone && isCommonWord(word.word) ? { ...word, isExact: true } : word), offset });
  });
  return { items, width: phrase.length };
}

/** Ways to meet a phrase: as typed, and with two neighbours as one word, as a line end may have joined them. */
function phraseWays(phrase: Phrase, formsOf: FormsOf): PhrasePlan[] {
  const ways = [typedWay(phrase, formsOf)];
  for (let at = 0; at + 1 < phrase.length; at += 1) {
    const [first, second] = [phrase[at]!, phrase[at + 1]!];
    if (hasWildcard(first.word) || hasWildcard(second.word)) continue;
    const joined = { word: first.word + second.word, isExact: true };
    ways.push(typedWay([...phrase.slice(0, at), joined, ...phrase.slice(at + 2)], formsOf));
  }
  return ways;
}

/** What is asked for with all its forms looked up. */
export function planAsked(asked: Asked, formsOf: FormsOf): PlannedAsked {
  if (asked.kind === 'near')
    return {
      kind: 'near',
      distance: asked.distance,
      left: phraseWays(asked.left, formsOf),
      right: phraseWays(asked.right, formsOf),
    };
  const [only] = asked.words;
  return asked.words.length === 1 && only
    ? { kind: 'word', forms: formsOf(only) }
    : { kind: 'phrase', ways: phraseWays(asked.words, formsOf) };
}

const exactPhrase = (phrase: Phrase): Phrase => phrase.map((word) => ({ ...word, isExact: true }));

/** The same without misreadings: what is to be left out is left out as written only, or hits would go unseen. */
export const exactAsked = (asked: Asked): Asked =>
  asked.kind === 'near'
    ? { ...asked, left: exactPhrase(asked.left), right: exactPhrase(asked.right) }
    : { ...asked, words: exactPhrase(asked.words) };
