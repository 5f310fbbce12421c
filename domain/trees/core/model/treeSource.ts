/** A source of a tree: a register, a book, a census, a letter. */
export interface TreeSource {
  id: number;
  title: string;
  author: string;
  publication: string;
  /** Who keeps it and under which number there. */
  repository: string;
  callNumber: string;
  /** The address of a page, or empty. */
  url: string;
  notes: readonly string[];
}
