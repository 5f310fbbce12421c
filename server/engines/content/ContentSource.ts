import type { ContentDocument, ContentSummary } from '#domain/site/content/contentDocument.ts';

/** A fault in a document, for its author. */
export interface ContentFault {
  /** Where the document is kept, as its writer knows it. */
  where: string;
  /** The same for staff, from the folder of texts: `page/about.md`. */
  name: string;
  /** One sentence. */
  message: string;
}

/** A document of the operator's own. */
export interface OwnDocument extends ContentSummary {
  /** The text that comes with the site, in whose place it is; null where it is an addition. */
  builtIn: ContentSummary | null;
}

/** A document that readers do not see yet. */
export interface ContentDraft extends ContentSummary {
  /** What its author should mend before it is published. */
  faults: string[];
}

/** Who wrote a text: it comes with the software, lies in the operator's folder, or was written in the browser. */
export type TextOrigin = 'software' | 'folder' | 'browser';

/** A text as its author wrote it. */
export interface TextSource {
  /** From the folder of texts, without ending: `site/terms`, `help/searching/basics/index`. */
  name: string;
  kind: string;
  key: string;
  /** Null where it has none, and so is no document. */
  title: string | null;
  origin: TextOrigin;
  /** Readers do not have it, but what it may replace. */
  isDraft: boolean;
  markdown: string;
}

/**
 * Where the site's texts come from. The built-in source reads Markdown files; another one (a content service) answers
 * the same three questions. Texts may hold placeholders for numbers, which are filled when they are served
 * (`fillNumbers`).
 */
export interface ContentSource {
  /** Null when there is no such document. Faulty parts of one are left out. */
  document(kind: string, key: string): Promise<ContentDocument | null>;
  /** Every document of a kind in its order. `under` keeps those whose key starts with that segment. */
  list(kind: string, under?: string): Promise<ContentSummary[]>;
  /**
   * Documents that are marked as drafts, by kind and title, each with its faults. `document` and `list` never answer
   * them.
   */
  drafts(): Promise<ContentDraft[]>;
  /** Null when there is no such draft. */
  draft(kind: string, key: string): Promise<ContentDocument | null>;
  /** The faults of the present documents. */
  faults(): Promise<ContentFault[]>;
  /** The operator's own documents, drafts among them, by kind and key; none where there is no folder of theirs. */
  own(): Promise<OwnDocument[]>;
  /** The texts of files and of the browser as they were last written, by name; those about the fictional county are left out. */
  sources(): Promise<TextSource[]>;
  /** Lets the next question see what has just been changed. */
  lookAgain(): void;
  /** Another text whenever any document is another one, so that what was made of them can be made again. */
  revision(): Promise<string>;
}
