import type { ReadParts, Saying, WordReading } from './reading.ts';
import { ucfTokens } from './ucfTokens.ts';
import { WordBuilder } from './wordBuilder.ts';

/**
 * Reads the uncertain character format of FreeREG and FreeBMD: `_` one unread letter, `*` one or more, `[gy]` one of,
 * `[m_]` like m, `{1,2}` so many of the sign before, `word?` doubted. A whole word of three letters or more in brackets
 * is an editor's.
 *
 * @param isSupplied - the text is such a word.
 */
export function readUcf(text: string, isSupplied = false): ReadParts {
  const { tokens, faults } = ucfTokens(text, isSupplied);
  const words: WordReading[] = [];
  const remarks: string[] = [];
  let saying: Saying | null = null;
  let word = new WordBuilder();
  /** Doubt in front of the first letter of a word. */
  let isDoubtedAhead = false;
  const endWord = (): void => {
    if (!word.isEmpty) words.push(word.word());
    word = new WordBuilder();
  };
  const doubt = (isAhead: boolean): void => {
    const last = words.at(-1);
    if (!word.isEmpty) word.isDoubted = true;
    else if (isAhead) isDoubtedAhead = true;
    else if (last) words[words.length - 1] = { ...last, isDoubted: true };
    else saying ??= 'illegible';
  };
  for (const token of tokens) {
    if (token.kind === 'letter') word.letters(text.slice(token.at, token.end));
    else if (token.kind === 'unread') word.unread(1, token.isOpen ? null : 1);
    else if (token.kind === 'either') word.either(token.letters, token.isOpen);
    else if (token.kind === 'times') word.times(token.least, token.most);
    else if (token.kind === 'doubt') doubt(token.isAhead);
    else if (token.kind === 'supplied')
      words.push(...readUcf(token.inner, true).words.map((each) => ({ ...each, isSupplied: true })));
    else if (token.kind === 'saying') saying ??= token.saying;
    else if (token.kind === 'remark') remarks.push(token.text);
    else if (token.kind === 'gap') endWord();
    if (isDoubtedAhead && !word.isEmpty) {
      word.isDoubted = true;
      isDoubtedAhead = false;
    }
  }
  endWord();
  return { words, saying: words.length > 0 ? null : saying, remarks, faults };
}
