import { MOST_SIGNS, type ReadParts, type Saying, type WordReading } from './reading.ts';
import { sayingInBrackets } from './sayings.ts';
import { WordBuilder } from './wordBuilder.ts';

const LETTER = /[\p{L}\p{N}\p{M}'’‘ʼ`´]/u;
const BRACES = /\{\s*(\d{1,3})\s*(,?)\s*(\d{0,3})\s*\}/uy;
/** A doubt beside a word, with or without brackets. */
const DOUBT = /[([]\s*\?+\s*[)\]]|\?+/uy;
const REMARK = /^(?:sic|deceased|dec'?d?|late|decd|buried|baptised|inserted|added|margin)\b/iu;
/** Fewer letters in brackets are a choice between them. */
const LEAST_SUPPLIED = 3;

const lettersOf = (text: string): string[] => [...text].filter((sign) => LETTER.test(sign));

/**
 * Reads the uncertain character format of FreeREG and FreeBMD: `_` one unread letter, `*` one or more, `[gy]` one of,
 * `[m_]` like m, `{1,2}` so many of the sign before, `word?` doubted. A whole word of three letters or more in brackets
 * is an editor's. Linear, and total: whatever breaks the grammar is read as kindly as possible and named.
 */
export function readUcf(text: string): ReadParts {
  const words: WordReading[] = [];
  const remarks: string[] = [];
  const faults: { at: number; what: string }[] = [];
  let saying: Saying | null = null;
  let word = new WordBuilder();
  /** Doubt in front of the first letter of a word. */
  let isDoubtedAhead = false;

  const fault = (at: number, what: string): void => {
    faults.push({ at, what });
  };
  const endWord = (): void => {
    if (!word.isEmpty) words.push(word.word());
    word = new WordBuilder();
  };
  const isEnd = (at: number): boolean => at >= text.length || !/[\p{L}\p{N}\p{M}_*[{'’]/u.test(text.charAt(at));

  /** A text in brackets that is a word of its own. @returns whether it was. */
  const wholeWord = (inner: string): boolean => {
    const said = sayingInBrackets(inner);
    if (said) saying ??= said;
    else if (REMARK.test(inner.trim())) remarks.push(inner.trim());
    else {
      const parts = inner.trim().split(/\s+/u);
      if (parts.length > 1 && parts.some((part) => part.length > 1)) remarks.push(inner.trim());
      else if (parts.length > 1 || lettersOf(inner).length < LEAST_SUPPLIED) return false;
      else {
        const supplied = readUcf(inner.replaceAll('[', ''));
        for (const each of supplied.words) words.push({ ...each, isSupplied: true });
        if (/[_*?{[]/u.test(inner)) fault(text.indexOf(inner), 'signs within a word that an editor supplied');
      }
    }
    return true;
  };

  const bracket = (at: number): number => {
    const close = text.indexOf(']', at);
    const space = text.slice(at).search(/\s|$/u) + at;
    const end = close === -1 ? space : close;
    if (close === -1) fault(at, 'a bracket that is not closed');
    const inner = text.slice(at + 1, end);
    const after = close === -1 ? end : end + 1;
    if (word.isEmpty && close !== -1 && isEnd(after) && wholeWord(inner)) return after;
    const letters = [...new Set(lettersOf(inner))].join('');
    if (/[^\s_*\p{L}\p{N}\p{M}'’‘ʼ`´]/u.test(inner)) fault(at, 'signs in brackets that are no letters');
    if (letters === '') {
      if (!/[_*]/u.test(inner)) fault(at, 'empty brackets');
      word.unread(1, inner.includes('*') ? null : 1);
    } else word.either(letters, /[_*]/u.test(inner));
    return after;
  };

  const braces = (at: number): number => {
    BRACES.lastIndex = at;
    const found = BRACES.exec(text);
    if (!found) {
      fault(at, 'braces that hold no numbers');
      return at + 1;
    }
    const [whole, first = '', comma, second = ''] = found;
    const from = Math.min(Number(first), MOST_SIGNS);
    const to = comma === '' ? from : second === '' ? null : Math.min(Number(second), MOST_SIGNS);
    if (comma === '') fault(at, 'braces with one number');
    if (to !== null && to < from) fault(at, 'braces with the greater number first');
    const isHeld = word.times(to === null ? from : Math.min(from, to), to === null ? null : Math.max(from, to));
    if (!isHeld) fault(at, 'braces behind nothing');
    return at + whole.length;
  };

  const doubt = (at: number): number => {
    DOUBT.lastIndex = at;
    const length = DOUBT.exec(text)?.[0].length ?? 1;
    const last = words.at(-1);
    if (!word.isEmpty) {
      word.isDoubted = true;
      if (!isEnd(at + length)) fault(at, 'a question mark within a word');
    } else if (!isEnd(at + length)) {
      isDoubtedAhead = true;
      fault(at, 'a question mark before a word');
    } else if (last) words[words.length - 1] = { ...last, isDoubted: true };
    else saying ??= 'illegible';
    return at + length;
  };

  for (let at = 0; at < text.length;) {
    const sign = text.charAt(at);
    DOUBT.lastIndex = at;
    if (DOUBT.test(text)) at = doubt(at);
    else if (sign === '_') {
      word.unread(1, 1);
      at += 1;
    } else if (sign === '*') {
      word.unread(1, null);
      at += 1;
    } else if (sign === '[') at = bracket(at);
    else if (sign === '{') at = braces(at);
    else {
      const letter = String.fromCodePoint(text.codePointAt(at) ?? 0);
      if (LETTER.test(letter)) word.letters(letter);
      else {
        if (sign === ']' || sign === '}') fault(at, 'a bracket that was not opened');
        else endWord();
      }
      at += letter.length;
    }
    if (isDoubtedAhead && !word.isEmpty) {
      word.isDoubted = true;
      isDoubtedAhead = false;
    }
  }
  endWord();
  return { words, saying: words.length > 0 ? null : saying, remarks, faults };
}
