import type { ContentDocument, ContentSummary } from '#domain/site/content/contentDocument.ts';

/** Something wrong with a document, told to whoever writes it. */
export interface ContentFault {
  /** Where the document is kept, as its writer knows it. */
  where: string;
  /** One sentence. */
  message: string;
}

/**
 * Where the site's texts come from. The built-in source reads Markdown files; another one (a content service) answers the
 * same three questions. Texts may hold placeholders for numbers: whoever serves them fills these (`fillNumbers`).
 */
export interface ContentSource {
  /** Null when there is no such document. Faulty parts of one are left out. */
  document(kind: string, key: string): Promise<ContentDocument | null>;
  /** Every document of a kind in its order. `under` keeps those whose key begins with that segment. */
  list(kind: string, under?: string): Promise<ContentSummary[]>;
  /** What is wrong with the documents as they stand. */
  faults(): Promise<ContentFault[]>;
}
