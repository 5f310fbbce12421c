/** A photograph, a document, a recording of a tree. */
export interface TreeMedium {
  id: number;
  title: string;
  /** As the file or the upload names it. */
  fileName: string;
  /** `image/jpeg` …; empty where nothing tells. */
  mimeType: string;
  /** Key of the stored bytes; null where only the name came with a GEDCOM file. */
  storedAs: string | null;
  notes: readonly string[];
}
