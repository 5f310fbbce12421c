/** How a source marks what its transcribers could not read. A set has one (`record_set.notation`). */
export const NOTATIONS = ['plain', 'freereg', 'freebmd', 'flags', 'leiden', 'tei'] as const;
export type Notation = (typeof NOTATIONS)[number];

/** A part of a word. A `most` of null knows no bound. */
export type Sign =
  | { kind: 'letters'; text: string }
  /** So many letters are there, and none of them could be read. */
  | { kind: 'unread'; least: number; most: number | null }
  /** One of these letters, so many times; an open one looks like these, and may be another. */
  | { kind: 'either'; of: string; isOpen: boolean; least: number; most: number | null };

/** One word as far as it could be read. */
export interface WordReading {
  signs: readonly Sign[];
  /** All of it is written, and the transcriber was not sure. */
  isDoubted: boolean;
  /** An editor's, not the source's. */
  isSupplied: boolean;
}

/** What stands in a field in place of a name. */
export type Saying = 'blank' | 'illegible' | 'unnamed' | 'torn' | 'struck';

/** A text of a record, read by the notation of its source. */
export interface Reading {
  written: string;
  words: readonly WordReading[];
  saying: Saying | null;
  remarks: readonly string[];
  /** What breaks the grammar, and was read as kindly as possible. */
  faults: readonly { at: number; what: string }[];
}

/** The parts of a reading that notations fill, each in its own way. */
export type ReadParts = Pick<Reading, 'words' | 'saying' | 'remarks' | 'faults'>;

/** A text that is longer is taken as it is. */
export const MOST_CHARACTERS = 300;
/** Likewise with more parts in one word. */
export const MOST_SIGNS = 30;
/** Likewise with more words. */
export const MOST_WORDS = 12;
