import { foldName } from '#domain/kernel/names/foldName.ts';
import { cleanSearchText } from '#domain/search/core/query/cleanSearchText.ts';
import type { FilterValue } from '#domain/search/core/searchQuery.ts';

import type { SentencePart } from './sentenceReading.ts';

/** One word or sign of a sentence. */
export interface SentenceWord {
  text: string;
  /** Lower case, no accents, apostrophes left out: what is compared. Signs are themselves. */
  key: string;
  start: number;
  end: number;
  isCapital: boolean;
  /** A comma, a stop or a bracket. */
  isSign: boolean;
  /** It had a possessive ending, which is left out of text and key. */
  isPossessive: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.&-][\p{L}\p{M}\p{N}]+)*\.?|[,;:()!?"“”±–—/]|\S/gu;
const SIGN = /^[^\p{L}\p{N}]+$/u;

/** The words and signs of a text. A stop at the end of a word stays with it only where it marks an abbreviation. */
export function wordsOf(text: string): SentenceWord[] {
  return [...text.matchAll(WORD)].map(({ 0: written, index }) => {
    const isAbbreviation = /^[\p{L}\p{M}]{1,5}\.$/u.test(written);
    const whole = isAbbreviation ? written : written.replace(/\.$/u, '');
    const plain = whole.replace(/(?<=\p{L}{2})['’]s$/u, '');
    const key = SIGN.test(plain) ? plain : foldName(plain).replaceAll(' ', '-');
    return {
      text: plain,
      key: key === '' ? plain.toLowerCase() : key,
      start: index,
      end: index + plain.length,
      isCapital: /^\p{Lu}/u.test(plain),
      isSign: SIGN.test(plain),
      isPossessive: plain !== whole,
    };
  });
}

/** A filter that asks for a text; what a field type has no use for goes when the address is read. */
export const asking = (text: string, more: Partial<FilterValue> = {}): FilterValue => ({
  values: [text.toLowerCase()],
  variants: false,
  proximity: null,
  yearsEitherWay: null,
  excludedVariants: [],
  ...more,
});

/** A sentence while it is read: which words are taken, and for what. */
export class SentenceDraft {
  readonly text: string;
  readonly words: readonly SentenceWord[];
  readonly filters: Record<string, FilterValue> = {};
  readonly parts: SentencePart[] = [];
  /** Whether the writer uses capitals at all; otherwise they say nothing. */
  readonly hasCapitals: boolean;
  /** The stretch of a year without a stated meaning; it counts as a year of birth until the whole sentence is known. */
  bareYear: { from: number; to: number } | null = null;
  private readonly taken: boolean[];

  constructor(text: string) {
    this.text = text;
    this.words = wordsOf(text);
    this.taken = this.words.map(() => false);
    this.hasCapitals = this.words.slice(1).some(({ isCapital }) => isCapital);
  }

  key(at: number): string {
    return this.words[at]?.key ?? '';
  }

  isFree(at: number): boolean {
    return at >= 0 && at < this.words.length && this.taken[at] === false;
  }

  /** Whether a free word could be part of a name of a person or place. */
  isNameLike(at: number): boolean {
    const word = this.words[at];
    return word !== undefined && this.isFree(at) && !word.isSign && /^\p{L}/u.test(word.text);
  }

  /** As written, from one word up to another that is not included. */
  written(from: number, to: number): string {
    const [first, last] = [this.words[from], this.words[to - 1]];
    return first && last ? this.text.slice(first.start, last.end) : '';
  }

  has(fieldId: string): boolean {
    return this.filters[fieldId] !== undefined;
  }

  /** Gives what fills one field to another that is empty. */
  move(fromField: string, toField: string, more: Partial<FilterValue>): void {
    const filter = this.filters[fromField];
    if (!filter || this.has(toField)) return;
    delete this.filters[fromField];
    this.filters[toField] = { ...filter, ...more };
    for (const part of this.parts) if (part.fieldId === fromField) part.fieldId = toField;
  }

  /** Marks words as understood without a field of their own. */
  take(from: number, to: number): void {
    for (let at = Math.max(0, from); at < to; at += 1) this.taken[at] = true;
  }

  /**
   * Fills a field from the words of a stretch. A field that is filled stays as it is, and the words stay unread: the
   * reader sees that one of two was passed over.
   */
  fill(fieldId: string, filter: FilterValue, from: number, to: number): boolean {
    const [value = ''] = filter.values;
    if (this.has(fieldId) || cleanSearchText(value, fieldId === 'Keywords') === '') return false;
    this.filters[fieldId] = filter;
    this.parts.push({
      fieldId,
      text: this.written(from, to),
      start: this.words[from]?.start ?? 0,
      end: this.words[to - 1]?.end ?? 0,
    });
    this.take(from, to);
    return true;
  }
}
