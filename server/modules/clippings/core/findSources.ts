import type { RecordSet } from '#domain/records/core/record.ts';
import { recordAccess } from '#domain/records/core/recordAccess.ts';
import { isVisibleArticle } from '#server/engines/newspapers/articleParts.ts';
import { type IssueRights, readableIssues, rightsOfIssues } from '#server/engines/newspapers/issueAccess.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore, type StoredRecord } from '#server/engines/search/records/recordStore.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { StoredKind } from './clippingRow.ts';
import type { ClippingViewer } from './findImages.ts';

/** The issue of a newspaper that a page or an article is in, with what is cited of it. */
export interface SourceIssue {
  issueId: string;
  titleName: string;
  placeName: string | null;
  date: string;
  precision: 'day' | 'month' | 'year';
  edition: string;
}

/** A page of a newspaper as it is now. */
export interface SourcePage extends SourceIssue {
  kind: 'newspaper';
  id: string;
  label: string;
  imageId: string | null;
  /** Pixels that the boxes of its text are in. */
  width: number;
  height: number;
}

/** An article as it is now. */
export interface SourceArticle extends SourceIssue {
  kind: 'article';
  id: string;
  headline: string | null;
  /** Of the page it starts on. */
  pageLabel: string;
}

/** A record as it is now. */
export interface SourceRecord {
  kind: 'record';
  record: StoredRecord;
  set: RecordSet;
}

/** What clippings are of, as far as it is here and not closed to everyone, and whether this reader may read it. */
export interface SeenSources {
  pages: ReadonlyMap<string, SourcePage>;
  articles: ReadonlyMap<string, SourceArticle>;
  records: ReadonlyMap<string, SourceRecord>;
  mayReadIssue: (issueId: string) => boolean;
  mayReadRecord: (source: SourceRecord) => boolean;
}

const ISSUE = `i.id AS "issueId", t.name AS "titleName", t.place_name AS "placeName", i.date::text AS date, i.date_precision AS precision, i.edition`;
const OF_ISSUE = 'JOIN open_issue i ON i.id = issue_id JOIN newspaper_title t ON t.id = i.title_id';

/** Looks up sources, by kind and id, in a few statements however many they are. */
export async function findSources(
  db: Database,
  viewer: ClippingViewer,
  asked: readonly { kind: StoredKind; id: string }[],
): Promise<SeenSources> {
  const idsOf = (kind: StoredKind) =>
    [...new Set(asked.filter((source) => source.kind === kind).map(({ id }) => id))].filter((id) => !id.includes('\0'));
  const [pageIds, articleIds, recordIds] = [idsOf('newspaper'), idsOf('article'), idsOf('record')];
  const pages =
    pageIds.length === 0
      ? []
      : await db.rows<SourcePage>(
          `/* clippings.pages */ SELECT 'newspaper' AS kind, p.id, p.label, p.image_id AS "imageId", p.width, p.height, ${ISSUE} FROM newspaper_page p ${OF_ISSUE} WHERE p.id = ANY($1::text[])`,
          [pageIds],
        );
  const articles =
    articleIds.length === 0
      ? []
      : await db.rows<SourceArticle>(
          `/* clippings.articles */ SELECT 'article' AS kind, a.id, a.headline, p.label AS "pageLabel", ${ISSUE} FROM newspaper_article a JOIN newspaper_page p ON p.issue_id = a.issue_id AND p.position = a.first_page
           JOIN open_issue i ON i.id = a.issue_id JOIN newspaper_title t ON t.id = i.title_id WHERE a.id = ANY($1::text[]) AND ${isVisibleArticle('a')}`,
          [articleIds],
        );
  const store = createRecordStore({ db });
  const found = await Promise.all(recordIds.map((id) => store.byId(id)));
  const sets = recordIds.length === 0 ? new Map<string, RecordSet>() : await createRecordSetStore({ db }).described();
  // By the id that was asked for: the record may have moved since.
  // Of a record that leaves a closed person's name out, an older clipping may hold it: in its words and in its picture.
  const records = found.flatMap((record, at): [string, SourceRecord][] => {
    const set = record && !record.isClosed && !record.isMasked ? sets.get(record.recordSetId) : undefined;
    return record && set ? [[recordIds[at] ?? record.id, { kind: 'record', record, set }]] : [];
  });
  const issues = [...new Set([...pages, ...articles].map(({ issueId }) => issueId))];
  const rights = issues.length === 0 ? new Map<string, IssueRights>() : await rightsOfIssues(db, issues);
  const readable = await readableIssues(db, viewer, new Map([...rights].map(([id, { access }]) => [id, access])));
  return {
    pages: new Map(pages.map((page) => [page.id, page])),
    articles: new Map(articles.map((article) => [article.id, article])),
    records: new Map(records),
    mayReadIssue: (issueId) => readable.has(issueId),
    mayReadRecord: ({ set }) => recordAccess(set, viewer) === 'FULL',
  };
}
