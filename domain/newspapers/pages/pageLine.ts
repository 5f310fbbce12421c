import type { PageRegion } from '#domain/records/core/pageRegion.ts';

/** What is known of a word beside its text and box. Flags add up. */
export const WORD_FLAGS = {
  /** The first part of a word that goes on in the next line. */
  startsHyphenated: 1,
  /** The rest of a word that started in the line before. */
  endsHyphenated: 2,
  /** A member has corrected the text. */
  corrected: 4,
  /** The box is worked out from its neighbours, not read from the page. */
  uncertainBox: 8,
} as const;

/** How sure the machine was of a word: 1, not at all, to 15, entirely; 0 where it does not say. */
export type Confidence = number;

/** A word of a page, in pixels of the page image. Text without white space, never empty. */
export interface PageWord extends PageRegion {
  text: string;
  confidence: Confidence;
  flags: number;
}

/** A line of a column. */
export interface PageLine extends PageRegion {
  /** False where the source gives no boxes of words: those of its words are all 0 then. */
  hasWordBoxes: boolean;
  words: readonly PageWord[];
}

/** Longest word that is taken; longer ones are rules and ornaments that were taken for letters. */
const LONGEST_WORD = 100;
/**
 * Controls, and signs that turn the direction of a text: they would show a reader something else than what is searched.
 */
const INVISIBLE = /[\p{Cc}\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;
const LONE_SURROGATES = /\p{Cs}/gu;

/** Whether a text has signs that cannot be seen, that turn its direction, or that mean nothing outside one font. */
export const hasInvisible = (text: string): boolean =>
  [INVISIBLE, LONE_SURROGATES, /[\p{Co}\p{Cn}]/u].some((signs) => text.search(signs) >= 0);

/** What most words are: letters and signs of plain English, none of which has to be looked at. */
const PLAIN = /^[!-~]+$/u;

/** The words in a text of a source: white space ends a word, signs that cannot be seen are left out. */
export const wordsIn = (text: string): string[] =>
  text.length <= LONGEST_WORD && PLAIN.test(text)
    ? [text]
    : text
        .replace(/\s+/gu, ' ')
        .replace(INVISIBLE, '')
        .replace(LONE_SURROGATES, '�')
        .split(' ')
        .filter((word) => word !== '')
        .map((word) => word.slice(0, LONGEST_WORD));

/** A confidence from 0 to 1 as it is kept. */
export const confidenceOf = (share: number): Confidence =>
  Number.isFinite(share) ? 1 + Math.round(Math.min(1, Math.max(0, share)) * 14) : 0;

/** The text of a page: its lines, words separated by one space. The nth word of a line is its nth token. */
export const textOfLines = (lines: readonly PageLine[]): string =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n');
