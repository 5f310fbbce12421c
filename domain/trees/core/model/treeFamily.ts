import type { TreeCitation } from './treeCitation.ts';
import type { TreeFact } from './treeFact.ts';

/** How a child belongs to its parents. */
export type ParentLink = 'birth' | 'adopted' | 'foster' | 'step' | 'sealed' | 'unknown';

/** A child of a family, with how it belongs to each partner (GEDCOM PEDI, _FREL, _MREL). */
export interface TreeChild {
  personId: number;
  link: ParentLink;
}

/** A couple and their children, or one parent and theirs, or children whose parents are not known. */
export interface TreeFamily {
  id: number;
  /** Up to two, in the order of the file: husband, wife. */
  partners: readonly number[];
  /** In the order shown: by birth as far as known. */
  children: readonly TreeChild[];
  facts: readonly TreeFact[];
  notes: readonly string[];
  citations: readonly TreeCitation[];
  mediaIds: readonly number[];
  isPrivate: boolean;
}
