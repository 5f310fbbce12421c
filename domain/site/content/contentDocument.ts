/** A run of text that looks the same throughout. */
export interface ContentSpan {
  text: string;
  isStrong: boolean;
  isEmphasis: boolean;
  isCode: boolean;
  /** A path of this site, a fragment of this page, or an https address; null where the run is no link. */
  to: string | null;
}

/** One item of a block that has several: a figure, a card, a step of a timeline, a question, a button. */
export interface ContentEntry {
  title: string;
  /** A figure, or when it was; null when there is none. */
  value: string | null;
  to: string | null;
  spans: ContentSpan[];
}

/**
 * What a block of a text is. The first group is Markdown's own, the second is written as fenced YAML; a picture is one
 * entry, its title what it shows.
 */
export const CONTENT_BLOCK_KINDS = [
  'heading',
  'paragraph',
  'list',
  'numbered-list',
  'quote',
  'code',
  'table',
  'rule',
  'figures',
  'cards',
  'timeline',
  'questions',
  'notice',
  'actions',
  'picture',
] as const;

/** One of the block kinds. */
export type ContentBlockKind = (typeof CONTENT_BLOCK_KINDS)[number];

/** One block of a text. Every kind has every part; what a kind does not use is null or empty. */
export interface ContentBlock {
  kind: ContentBlockKind;
  /** 2 to 4, of headings. */
  level: number | null;
  /** Id of a heading within its page. */
  anchor: string | null;
  spans: ContentSpan[];
  /** Of lists. */
  items: ContentSpan[][];
  /** Of tables; the first row is the head. */
  rows: ContentSpan[][][];
  entries: ContentEntry[];
}

/** What an article, a category or a section of the help has beside its text. */
export interface HelpFacts {
  /** Unique among its kind; its address holds it, so that the text may be renamed. Above 0. */
  id: number;
  /** What it is filed under: words the search knows it by. */
  labels: string[];
  /** Other words for it, as people type them. */
  also: string[];
  /** Ids of articles to read next. */
  related: number[];
  /** Ids of routes whose pages offer it (domain/kernel/routes). */
  routes: string[];
  /** Among the questions the help starts with. */
  isCommon: boolean;
}

/** A text of the site with all that its page says about itself. Strings may hold placeholders until they are filled. */
export interface ContentDocument {
  kind: string;
  /** Unique within its kind; segments are separated by slashes. */
  key: string;
  /** Of the tab and of links to it. */
  title: string;
  description: string;
  /** Path of this site or https address of the picture for link previews; null for the site's own. */
  socialImage: string | null;
  /** A few words above the heading. */
  eyebrow: string | null;
  /** The heading of the page; the title where it has none of its own. */
  heading: string;
  lead: string | null;
  /** Name of a drawing of the site; the page passes over names it does not know. */
  picture: string | null;
  /** Day of the last change to the text, `YYYY-MM-DD`. */
  updated: string | null;
  /** Place in lists; equal ones by title. */
  order: number;
  /** The search behind the page, in the address form, so that it can say when nothing of it is loaded. */
  holding: string | null;
  actions: ContentEntry[];
  blocks: ContentBlock[];
  /**
   * A model that comes with the software: an operator writes a text of their own in its place. Left out of other texts.
   */
  isModel?: true;
  /** Left out of all kinds but those of the help. */
  help?: HelpFacts;
}

/** What lists say of a document. */
export type ContentSummary = Pick<ContentDocument, 'kind' | 'key' | 'title' | 'description' | 'order' | 'updated'>;
