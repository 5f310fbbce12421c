import type { SearchableSet } from '#domain/records/core/toSearchDocument.ts';

/** A record set as readers see it. */
export interface LiveSet extends SearchableSet {
  id: string;
  /** Changes with every generation and every revision of one; an index that holds another number is behind. */
  generation: number;
}
