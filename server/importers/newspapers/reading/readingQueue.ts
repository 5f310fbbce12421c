import type { ImageSize } from '#domain/records/images/imageLimits.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A page to be read, with the size of its image: its boxes are in these pixels. */
export interface UnreadPage extends ImageSize {
  id: string;
  issueId: string;
  position: number;
  contentHash: string;
}

/** A process that ends without a word loses its page after so long. */
export const LEASE_SECONDS = 120;
const MOST_TRIES = 3;

/** Which pages are meant; null for those of every title. */
const UNREAD = `p.words = 0 AND p.image_id IS NOT NULL AND ($1::text IS NULL OR i.title_id = $1)`;

/** How many pages have an image, no words and no reason why they cannot be read. */
export const countUnread = async (db: Database, titleId: string | null): Promise<number> =>
  (
    await db.one<{ count: number }>(
      `/* reading.count */ SELECT count(*)::int AS count FROM newspaper_page p JOIN newspaper_issue i ON i.id = p.issue_id LEFT JOIN page_reading r ON r.page_id = p.id WHERE ${UNREAD} AND r.failure IS NULL`,
      [titleId],
    )
  )?.count ?? 0;

/** A page that was leased between looking and taking, and is another reader's. */
const TAKEN = 'taken';

/** Takes the next page for a while; null when there is none that no one else has. */
export async function leasePage(db: Database, titleId: string | null, reader: string): Promise<UnreadPage | null> {
  for (;;) {
    const page = await tryLease(db, titleId, reader);
    if (page !== TAKEN) return page;
  }
}

const tryLease = (db: Database, titleId: string | null, reader: string): Promise<UnreadPage | typeof TAKEN | null> =>
  db.transaction(async (tx) => {
    const page = await tx.one<UnreadPage>(
      `/* reading.next */ SELECT p.id, p.issue_id AS "issueId", p.position, image.content_hash AS "contentHash", image.width, image.height
       FROM newspaper_page p JOIN newspaper_issue i ON i.id = p.issue_id JOIN page_image image ON image.id = p.image_id LEFT JOIN page_reading r ON r.page_id = p.id
       WHERE ${UNREAD} AND r.failure IS NULL AND (r.lease_until IS NULL OR r.lease_until < now()) ORDER BY p.id LIMIT 1 FOR UPDATE OF p SKIP LOCKED`,
      [titleId],
    );
    if (!page) return null;
    // The lock keeps others from the page, not from its lease: one that was committed after this statement began to
    // look is seen here first.
    // A page whose readers have ended three times without a word is what ends them.
    const leased = await tx.one<{ tries: number }>(
      `/* reading.lease */ INSERT INTO page_reading AS r (page_id, tries, leased_by, lease_until) VALUES ($1, 1, $2, now() + make_interval(secs => ${LEASE_SECONDS}))
       ON CONFLICT (page_id) DO UPDATE SET tries = r.tries + 1, leased_by = excluded.leased_by, lease_until = excluded.lease_until,
         failure = CASE WHEN r.tries >= ${MOST_TRIES} THEN 'reading it ended without an answer three times' END
         WHERE r.failure IS NULL AND (r.lease_until IS NULL OR r.lease_until < now())
       RETURNING tries`,
      [page.id, reader],
    );
    if (!leased) return TAKEN;
    return leased.tries > MOST_TRIES ? null : page;
  });

/** Keeps a page for another while. */
export const renewLease = (db: Database, pageId: string, reader: string) =>
  db.rows(
    `/* reading.renew */ UPDATE page_reading SET lease_until = now() + make_interval(secs => ${LEASE_SECONDS}) WHERE page_id = $1 AND leased_by = $2`,
    [pageId, reader],
  );

/** Notes why a page cannot be read, unless another reader has taken it over. */
export const failPage = (db: Database, pageId: string, reader: string, reason: string) =>
  db.rows(
    '/* reading.fail */ UPDATE page_reading SET failure = $2, leased_by = NULL, lease_until = NULL WHERE page_id = $1 AND leased_by = $3',
    [pageId, reason.slice(0, 500), reader],
  );

/** Gives a page back unread, as if no one had started, unless another reader has taken it over. */
export const returnPage = (db: Database, pageId: string, reader: string) =>
  db.rows(
    '/* reading.return */ UPDATE page_reading SET tries = greatest(0, tries - 1), leased_by = NULL, lease_until = NULL WHERE page_id = $1 AND leased_by = $2',
    [pageId, reader],
  );

/** Lets pages be tried again that could not be read; how many. */
export const retryFailed = async (db: Database): Promise<number> =>
  (await db.rows('/* reading.retry */ DELETE FROM page_reading WHERE failure IS NOT NULL RETURNING page_id')).length;

/** Pages that could not be read, with why. */
export const failedPages = (db: Database): Promise<{ id: string; failure: string }[]> =>
  db.rows(
    '/* reading.failed */ SELECT page_id AS id, failure FROM page_reading WHERE failure IS NOT NULL ORDER BY page_id',
  );

/** A page that could not be read, as staff find it. */
export interface UnreadablePage {
  id: string;
  newspaper: string;
  date: string;
  page: string;
  reason: string;
}

/** How many pages are in hand, and which cannot be read. */
export async function readingState(
  db: Database,
  most: number,
): Promise<{ running: number; unreadable: UnreadablePage[] }> {
  const running = await db.one<{ count: number }>(
    '/* reading.running */ SELECT count(*)::int AS count FROM page_reading WHERE failure IS NULL AND lease_until > now()',
  );
  const unreadable = await db.rows<UnreadablePage>(
    `/* reading.unreadable */ SELECT p.id, t.name AS newspaper, i.date::text AS date, p.label AS page, r.failure AS reason
     FROM page_reading r JOIN newspaper_page p ON p.id = r.page_id JOIN newspaper_issue i ON i.id = p.issue_id JOIN newspaper_title t ON t.id = i.title_id
     WHERE r.failure IS NOT NULL ORDER BY p.id LIMIT $1`,
    [most],
  );
  return { running: running?.count ?? 0, unreadable };
}
