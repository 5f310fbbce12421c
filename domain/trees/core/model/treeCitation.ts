/** Where a claim of a tree comes from. */
export interface TreeCitation {
  /** Number of a source of the same tree; null where the citation has none. */
  sourceId: number | null;
  /** Where in the source: page, piece, entry. */
  page: string;
  /** The words of the source. */
  text: string;
  note: string;
  /** The address of a page, or empty. */
  url: string;
  /** Id of a record of this site, or null. */
  recordId: string | null;
  /** How sure the evidence is, GEDCOM QUAY 0 to 3; null where it was not judged. */
  quality: 0 | 1 | 2 | 3 | null;
  /** See `TreeFact.origin`. */
  origin: number | null;
}
