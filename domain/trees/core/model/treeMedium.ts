import type { TreeDate } from './treeDate.ts';

/** A photograph, a document, a recording of a tree. */
export interface TreeMedium {
  id: number;
  title: string;
  /** When it was taken or written; null: not recorded. */
  date: TreeDate | null;
  /** As the file or the upload names it. */
  fileName: string;
  /**
   * Of the file as it was given, `image/jpeg` …; empty where unknown. Copies of pictures are kept as WebP whatever they
   * were.
   */
  mimeType: string;
  /** Key of the stored bytes; null where only the name came with a GEDCOM file. */
  storedAs: string | null;
  notes: readonly string[];
}
