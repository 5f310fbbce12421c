import type { ContentDocument, ContentSummary, ContentBlock } from '#domain/site/content/contentDocument.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { ContentDraft, ContentFault, ContentSource, OwnDocument, TextSource } from './ContentSource.ts';
import {
  createRecordCounts,
  type RecordCounts,
  fillDocument,
  fillNumbers,
  type NumberSources,
  type SiteFacts,
} from './fillNumbers.ts';
import { parseDocument, type ParsedDocument } from './markdown/parseDocument.ts';

const TITLE = 'This is a model text';
const TEXT =
  'It comes with the software and applies to no real site. An organisation that opens a site of its own writes its own text, which may start from this one.';

const NOTICE: ContentBlock = {
  kind: 'notice',
  level: null,
  anchor: null,
  spans: [],
  items: [],
  rows: [],
  entries: [
    {
      title: TITLE,
      value: null,
      to: null,
      spans: [{ text: TEXT, isStrong: false, isEmphasis: false, isCode: false, to: null }],
    },
  ],
};

/** A model text that says so before anything else. */
const withModelNotice = (document: ContentDocument): ContentDocument => ({
  ...document,
  blocks: [NOTICE, ...document.blocks],
});

/** The site's texts as readers get them: with their numbers and facts. */
export interface SiteContent {
  /** Null when there is no such document. */
  document(kind: string, key: string): Promise<ContentDocument | null>;
  /** Every document of a kind in its order; `under` keeps those below one segment. */
  list(kind: string, under?: string): Promise<ContentSummary[]>;
  /** Texts that are not published yet, for their authors alone. */
  drafts(): Promise<ContentDraft[]>;
  /** A draft as it would be served; null when there is none. */
  draft(kind: string, key: string): Promise<ContentDocument | null>;
  /** What is wrong with the present texts. */
  faults(): Promise<ContentFault[]>;
  /** The operator's own texts, and what each is in place of. */
  own(): Promise<OwnDocument[]>;
  /** Another text whenever any document is another one. */
  revision(): Promise<string>;
  /** The texts as they were written, by name. */
  sources(): Promise<TextSource[]>;
  /** A text that is not kept yet, as it would be served, with what is wrong with it. */
  attempt(kind: string, key: string, markdown: string): Promise<ParsedDocument>;
  /** Lets the next question see what has just been changed. */
  lookAgain(): void;
  /** How many records a search finds, by the query part of its address; at most a minute old. */
  countRecords: RecordCounts;
}

/** What a site's texts are made of. */
interface SiteContentParts {
  source: ContentSource;
  /** The index that their numbers come from. */
  search: SearchEngine;
  db: Database;
  /** As they are now. */
  facts: () => SiteFacts;
  /** A demonstration says of model texts that they are models; in production `muniment doctor` names them. */
  isDemo: boolean;
}

/** Joins a source of texts with what their numbers and facts come from. */
export function createSiteContent({ source, search, db, facts, isDemo }: SiteContentParts): SiteContent {
  const countRecords = createRecordCounts(search);
  const countSets: NumberSources['countSets'] = async (access) =>
    (
      await db.one<{ count: number }>(
        '/* content.countSets */ SELECT count(*)::int AS count FROM record_set WHERE live_generation IS NOT NULL AND access = coalesce($1, access)',
        [access],
      )
    )?.count ?? 0;
  const numbers: NumberSources = {
    get facts() {
      return facts();
    },
    countRecords,
    countSets,
  };
  return {
    countRecords,
    document: async (kind, key) => {
      const document = await source.document(kind, key);
      const filled = document && (await fillDocument(document, numbers));
      return filled?.isModel && isDemo ? withModelNotice(filled) : filled;
    },
    drafts: async () => fillNumbers(await source.drafts(), numbers),
    draft: async (kind, key) => {
      const document = await source.draft(kind, key);
      return document && fillDocument(document, numbers);
    },
    faults: () => source.faults(),
    own: async () => fillNumbers(await source.own(), numbers),
    revision: () => source.revision(),
    sources: () => source.sources(),
    attempt: async (kind, key, markdown) => {
      const parsed = parseDocument(kind, key, markdown);
      return { ...parsed, document: parsed.document && (await fillDocument(parsed.document, numbers)) };
    },
    lookAgain: () => source.lookAgain(),
    list: async (kind, under) => fillNumbers(await source.list(kind, under), numbers),
  };
}
