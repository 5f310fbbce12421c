import type { FilterValue } from '#domain/search/core/searchQuery.ts';

/** What a stretch of a sentence was taken for. */
export interface SentencePart {
  /** The field it fills. */
  fieldId: string;
  /** As it was written. */
  text: string;
  /** Its place in the sentence, in UTF-16 units; the end is not included. */
  start: number;
  end: number;
}

/** A sentence as a search. */
export interface SentenceReading {
  /** By fieldId, exactly as an address that holds them would be read. */
  filters: Readonly<Record<string, FilterValue>>;
  /** In the order of the sentence. A stretch may fill several fields. */
  parts: readonly SentencePart[];
  /** Stretches that mean nothing to the search, as they were written, in the order of the sentence. */
  unread: readonly string[];
}

/** What the reading of a sentence needs to know of the world. */
export interface SentenceWorld {
  /** Whether a text names a place: `Roche`, `St Austell, Cornwall`. */
  isPlace: (text: string) => boolean;
}
