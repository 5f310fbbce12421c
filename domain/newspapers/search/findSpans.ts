import type { ArticleWords } from './articleWords.ts';
import { isCommonWord } from './commonWords.ts';
import { hasWildcard, wordPattern } from './phraseWords.ts';
import { distinctSpans, nearSpans, type WordSpan } from './wordSpans.ts';
import type { Asked, Phrase, QueryWord, WordsQuery } from './wordsQuery.ts';

/** What else a word is read as; itself need not be among it. */
export type ReadingsOf = (word: string) => readonly string[];

type Place = ReadonlySet<string>;
type Holds = (place: Place) => boolean;

function placesOf({ words, positions, firstTokens }: ArticleWords): Place[] {
  const places = firstTokens.map(() => new Set<string>());
  words.forEach((word, at) => places[positions[at]!]?.add(word));
  return places;
}

function holder({ word, isExact }: QueryWord, readingsOf: ReadingsOf): Holds {
  if (hasWildcard(word)) {
    const pattern = wordPattern(word);
    return (place) => [...place].some((each) => pattern.test(each));
  }
  const forms = isExact ? [word] : [word, ...readingsOf(word)];
  return (place) => forms.some((form) => place.has(form));
}

/**
 * A phrase as typed, which is the first, and with two neighbours written as one word, as a line end may have joined
 * them.
 */
export function waysOf(phrase: Phrase): Phrase[] {
  const isAlone = phrase.length === 1;
  const typed = phrase.map((word) => (!isAlone && isCommonWord(word.word) ? { ...word, isExact: true } : word));
  const joined = phrase.slice(1).flatMap((word, at) => {
    const before = phrase[at]!;
    if (hasWildcard(word.word) || hasWildcard(before.word)) return [];
    return [[...typed.slice(0, at), { word: before.word + word.word, isExact: true }, ...typed.slice(at + 2)]];
  });
  return [typed, ...joined];
}

function phraseSpans(places: readonly Place[], phrase: Phrase, readingsOf: ReadingsOf): WordSpan[] {
  const spans = waysOf(phrase).flatMap((way) => {
    const wanted = way.map((word) => holder(word, readingsOf));
    const found: WordSpan[] = [];
    for (let from = 0; from + wanted.length <= places.length; from += 1)
      if (wanted.every((holds, nth) => holds(places[from + nth]!))) found.push({ from, to: from + wanted.length });
    return found;
  });
  return distinctSpans(spans);
}

const spansOf = (places: readonly Place[], asked: Asked, readingsOf: ReadingsOf): readonly WordSpan[] =>
  asked.kind === 'phrase'
    ? phraseSpans(places, asked.words, readingsOf)
    : nearSpans(
        phraseSpans(places, asked.left, readingsOf),
        phraseSpans(places, asked.right, readingsOf),
        asked.distance,
      );

/**
 * Where a text holds what a query asks for, whether or not it meets the whole query: the places that a reader of the
 * text is shown. What the query leaves out is not looked for.
 *
 * @param readingsOf - what OCR made of a word, as the index knows it; words of `=` are found as written only.
 * @returns spans in order, each once.
 */
export function findSpans(
  text: ArticleWords,
  { all }: Pick<WordsQuery, 'all'>,
  readingsOf: ReadingsOf = () => [],
): WordSpan[] {
  const places = placesOf(text);
  return distinctSpans(all.flat().flatMap((asked) => [...spansOf(places, asked, readingsOf)]));
}
