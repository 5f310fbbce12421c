import { MOST_SIGNS, type Saying } from './reading.ts';
import { sayingInBrackets } from './sayings.ts';

const LETTER = /[\p{L}\p{N}\p{M}'’‘ʼ`´]/u;
const BRACES = /\{\s{0,3}(?=,?\s{0,3}\d)(\d{0,20})\s{0,3}(?:(,)\s{0,3}(\d{0,20})\s{0,3})?\}/uy;
/** A doubt beside a word, with or without brackets. */
const DOUBT = /[([]\s*\?+\s*[)\]]|\?+/uy;
/** What stands in brackets beside a word, and is no part of a name. */
export const REMARK = /^(?:sic|deceased|dec'?d?|late|decd|buried|baptised|inserted|added|margin)\b/iu;
/** Fewer letters in brackets are a choice between them. */
const LEAST_SUPPLIED = 3;

/** A stretch of a text in the uncertain character format; together they are the text. */
export type UcfToken = { at: number; end: number } & (
  | { kind: 'letter' }
  /** A letter that was not read, or, open, one or more of them. */
  | { kind: 'unread'; isOpen: boolean }
  /** One of some letters in brackets; an open one looks like these, and may be another. */
  | { kind: 'either'; letters: string; isOpen: boolean }
  /** How often the sign before it is there. */
  | { kind: 'times'; least: number; most: number | null }
  /** Of the word it is in or behind; ahead of one, of that. */
  | { kind: 'doubt'; isAhead: boolean }
  /** A whole word in brackets. */
  | { kind: 'supplied'; inner: string }
  | { kind: 'saying'; saying: Saying }
  | { kind: 'remark'; text: string }
  /** What ends a word. */
  | { kind: 'gap' }
  /** A sign that is out of its place, and does nothing. */
  | { kind: 'stray' }
);

type What<Kind> = Kind extends UcfToken ? Omit<Kind, 'at' | 'end'> : never;

/** Whether a token is a letter of a word, read or not. */
const isSign = (token: What<UcfToken> | undefined): boolean =>
  token?.kind === 'letter' || token?.kind === 'unread' || token?.kind === 'either';

const lettersOf = (text: string): string[] => [...text].filter((sign) => LETTER.test(sign));

/** What a whole word in brackets is; null where the brackets hold letters of which one is meant. */
function wholeWord(inner: string): What<UcfToken> | null {
  const saying = sayingInBrackets(inner);
  if (saying) return { kind: 'saying', saying };
  const text = inner.trim();
  if (REMARK.test(text)) return { kind: 'remark', text };
  const parts = text.split(/\s+/u);
  if (parts.length > 1) return parts.some((part) => part.length > 1) ? { kind: 'remark', text } : null;
  return lettersOf(inner).length < LEAST_SUPPLIED ? null : { kind: 'supplied', inner };
}

/**
 * Cuts a text at the signs of the uncertain character format (readUcf). Linear, and total: what breaks the grammar is
 * read as kindly as possible and named.
 *
 * @param isSupplied - the text is a word in brackets, within which there are no others.
 */
export function ucfTokens(
  text: string,
  isSupplied = false,
): { tokens: UcfToken[]; faults: { at: number; what: string }[] } {
  const tokens: UcfToken[] = [];
  const faults: { at: number; what: string }[] = [];
  let at = 0;
  /** Whether the word at this place has begun. */
  let isInWord = false;
  const fault = (where: number, what: string): void => {
    faults.push({ at: where, what });
  };
  const isEnd = (place: number): boolean =>
    place >= text.length || !/[\p{L}\p{N}\p{M}_*[{'’]/u.test(text.charAt(place));

  const bracket = (): [What<UcfToken>, number] => {
    const close = text.indexOf(']', at);
    if (close === -1) fault(at, 'a bracket that is not closed');
    const end = close === -1 ? text.slice(at).search(/\s|$/u) + at : close;
    const inner = text.slice(at + 1, end);
    const after = close === -1 ? end : end + 1;
    const whole = !isInWord && close !== -1 && isEnd(after) ? wholeWord(inner) : null;
    if (whole?.kind === 'supplied' && /[_*?{[]/u.test(inner))
      fault(at + 1, 'signs within a word that an editor supplied');
    if (whole) return [whole, after];
    const letters = [...new Set(lettersOf(inner))].join('');
    if (/[^\s_*\p{L}\p{N}\p{M}'’‘ʼ`´]/u.test(inner)) fault(at, 'signs in brackets that are no letters');
    if (letters !== '') return [{ kind: 'either', letters, isOpen: /[_*]/u.test(inner) }, after];
    if (!/[_*]/u.test(inner)) fault(at, 'empty brackets');
    return [{ kind: 'unread', isOpen: inner.includes('*') }, after];
  };

  const braces = (): [What<UcfToken>, number] => {
    BRACES.lastIndex = at;
    const found = BRACES.exec(text);
    if (!found) {
      fault(at, 'braces that hold no numbers');
      return [{ kind: 'stray' }, at + 1];
    }
    const [whole, first = '', comma = '', second = ''] = found;
    const from = Math.min(Number(first), MOST_SIGNS);
    const to = comma === '' ? from : second === '' ? null : Math.min(Number(second), MOST_SIGNS);
    if (comma === '') fault(at, 'braces with one number');
    if (first === '') fault(at, 'braces without their first number');
    if (to !== null && to < from) fault(at, 'braces with the greater number first');
    const isBehindSign = isSign(tokens.at(-1));
    if (!isBehindSign) fault(at, 'braces behind nothing');
    const times = { least: to === null ? from : Math.min(from, to), most: to === null ? null : Math.max(from, to) };
    return [isBehindSign ? { kind: 'times', ...times } : { kind: 'stray' }, at + whole.length];
  };

  const doubt = (length: number): [What<UcfToken>, number] => {
    const isWithin = !isEnd(at + length);
    if (isWithin) fault(at, isInWord ? 'a question mark within a word' : 'a question mark before a word');
    return [{ kind: 'doubt', isAhead: isWithin && !isInWord }, at + length];
  };

  const next = (): [What<UcfToken>, number] => {
    DOUBT.lastIndex = at;
    const doubted = DOUBT.exec(text)?.[0];
    if (doubted !== undefined) return doubt(doubted.length);
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
    if (sign === '_' || sign === '*') return [{ kind: 'unread', isOpen: sign === '*' }, at + 1];
    if (sign === '[') return isSupplied ? [{ kind: 'stray' }, at + 1] : bracket();
    if (sign === '{') return braces();
    if (LETTER.test(sign)) return [{ kind: 'letter' }, at + sign.length];
    if (sign !== ']' && sign !== '}') return [{ kind: 'gap' }, at + sign.length];
    fault(at, 'a bracket that was not opened');
    return [{ kind: 'stray' }, at + 1];
  };

  while (at < text.length) {
    const [what, end] = next();
    tokens.push({ ...what, at, end });
    at = end;
    if (what.kind === 'gap') isInWord = false;
    else isInWord ||= isSign(what);
  }
  return { tokens, faults };
}
