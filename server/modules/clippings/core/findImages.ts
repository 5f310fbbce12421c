import type { ImageSize } from '#domain/clippings/core/clippingRegion.ts';
import type { SharedPage } from '#domain/clippings/core/sharedPicture.ts';
import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import { coveredRegions, maySeePage } from '#domain/records/images/pageAccess.ts';
import type { PageImage } from '#server/engines/images/PageImage.ts';
import { pagesOf } from '#server/engines/images/pagesOf.ts';
import { closedRegions } from '#server/engines/newspapers/closedZones.ts';
import { type IssueRights, readableIssues, rightsOfIssues } from '#server/engines/newspapers/issueAccess.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Who looks at clippings, as far as rights go. */
export type ClippingViewer = Pick<Viewer, 'memberId' | 'hasLibraryAccess' | 'holdings'>;

/** Anyone, signed in or not: what they may see is for everyone. */
export const ANYONE: ClippingViewer = { memberId: null, hasLibraryAccess: null, holdings: [] };

/** An image that is here, and what this reader may do with it. */
export interface SeenImage extends ImageSize {
  id: string;
  /** Issue of a newspaper; null for an image of records. */
  issueId: string | null;
  /** What its pages are bound in. */
  bookId: string;
  bookLabel: string;
  label: string;
  /** Name of its record set and who keeps the original; null for newspapers. */
  set: { name: string; repository: string | null } | null;
  /** The first open record on it, by which viewers open it; null for newspapers. */
  recordId: string | null;
  mayRead: boolean;
  /** Closed to everyone: covered in every picture. */
  covered: readonly PageRegion[];
  /** What decides whether a picture of it may be shared; null where no reader may have one. */
  sharing: SharedPage | null;
}

interface IssueImageRow extends ImageSize {
  id: string;
  issueId: string;
  bookId: number;
  bookLabel: string;
  label: string;
  hasClosed: boolean;
}

async function imagesOfIssues(db: Database, viewer: ClippingViewer, ids: readonly string[]): Promise<SeenImage[]> {
  const rows = await db.rows<IssueImageRow>(
    `/* clippings.images */ SELECT p.id, p.width, p.height, p.label, b.id AS "bookId", b.label AS "bookLabel", b.issue_id AS "issueId",
       EXISTS (SELECT FROM newspaper_page n JOIN article_zone z ON z.page_id = n.id JOIN newspaper_article a ON a.no = z.article_no AND a.hidden_reason IS NOT NULL AND NOT a.is_removed WHERE n.issue_id = b.issue_id AND n.image_id = p.id) AS "hasClosed"
     FROM page_image p JOIN image_book b ON b.id = p.book_id JOIN open_issue i ON i.id = b.issue_id WHERE p.id = ANY($1::text[])`,
    [ids],
  );
  if (rows.length === 0) return [];
  const rights = await rightsOfIssues(db, [...new Set(rows.map(({ issueId }) => issueId))]);
  const readable = await readableIssues(db, viewer, new Map([...rights].map(([id, { access }]) => [id, access])));
  return Promise.all(
    rows.map(async ({ hasClosed, bookId, ...row }) => {
      const right: IssueRights | undefined = rights.get(row.issueId);
      return {
        ...row,
        bookId: `b-${bookId}`,
        set: null,
        recordId: null,
        mayRead: readable.has(row.issueId),
        covered: hasClosed ? await closedRegions(db, row.id, row) : [],
        sharing: right ?? null,
      };
    }),
  );
}

function imageOfRecords(viewer: ClippingViewer, page: PageImage): SeenImage | null {
  if (page.owner.kind !== 'set') return null;
  const { recordSet } = page.owner;
  const isForAnyone = maySeePage({ recordSet: { id: recordSet.id, access: 'free' }, lines: page.lines }, ANYONE);
  return {
    id: page.id,
    width: page.width,
    height: page.height,
    issueId: null,
    bookId: page.bookId,
    bookLabel: page.bookLabel,
    label: page.label,
    set: { name: recordSet.name, repository: recordSet.repository },
    recordId: page.lines.find(({ isClosed }) => !isClosed)?.recordId ?? null,
    mayRead: maySeePage({ recordSet, lines: page.lines }, viewer),
    covered: coveredRegions(page),
    sharing: isForAnyone ? { access: [recordSet.access], allowsSharing: null } : null,
  };
}

/** Images by their ids, as a reader may have them now. Those that are not here are left out. */
export async function findImages(
  db: Database,
  viewer: ClippingViewer,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SeenImage>> {
  const asked = [...new Set(ids)].filter((id) => !id.includes('\0'));
  const found = new Map<string, SeenImage>();
  if (asked.length === 0) return found;
  for (const image of await imagesOfIssues(db, viewer, asked)) found.set(image.id, image);
  const others = await Promise.all(asked.filter((id) => !found.has(id)).map((id) => pagesOf(db).page(id)));
  for (const page of others) {
    const image = page && imageOfRecords(viewer, page);
    if (image) found.set(image.id, image);
  }
  return found;
}
