import { fixedPrefix, isPattern, patternTest, type WordPattern } from '../../matching/wordPattern.ts';
import type { StringDictionary } from '../format/StringDictionary.ts';
import type { ValueWords } from '../segment/Segment.ts';

/** Codes of the words a pattern stands for; one or none without wildcards. */
export function wordCodes(words: StringDictionary, pattern: WordPattern): number[] {
  if (!isPattern(pattern)) {
    const code = words.find(pattern);
    return code === null ? [] : [code];
  }
  const test = patternTest(pattern);
  const found: number[] = [];
  const [from, to] = words.prefixRange(fixedPrefix(pattern));
  for (let code = from; code < to; code++) if (test(words.get(code))) found.push(code);
  return found;
}

/** Codes of the values that hold all the words; none when no word is asked. */
export function valuesWithWords({ words, offsets, values }: ValueWords, patterns: readonly WordPattern[]): Set<number> {
  let kept: Set<number> | null = null;
  for (const pattern of patterns) {
    const holding = new Set<number>();
    for (const word of wordCodes(words, pattern)) {
      for (let at = offsets[word]!; at < offsets[word + 1]!; at++)
        if (!kept || kept.has(values[at]!)) holding.add(values[at]!);
    }
    kept = holding;
  }
  return kept ?? new Set();
}
