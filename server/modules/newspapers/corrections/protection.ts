import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type { ProtectedPage } from '#server/modules/kernel/graphql/types.generated.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Longest reason for which a page is protected. */
const LONGEST_REASON = 200;

/** Of a correction `c`: curators protect its page. */
export const IS_PROTECTED = 'EXISTS (SELECT FROM page_protection WHERE page_protection.page_id = c.page_id)';

/**
 * Protects a page for a reason, or with null opens it again; written down as an act of staff.
 * @returns false when there is no such page, or nothing to open.
 */
export async function setProtection(
  db: Database,
  pageId: string,
  reason: string | null,
  staffId: number,
): Promise<boolean> {
  // PostgreSQL has no NUL in a text.
  if (pageId.includes('\0')) return false;
  if (reason === null) {
    return db.transaction(async (tx) => {
      const opened = await tx.one(
        '/* corrections.unprotect */ DELETE FROM page_protection WHERE page_id = $1 RETURNING page_id',
        [pageId],
      );
      if (opened)
        await recordStaffAct(tx, {
          staffId,
          duty: 'moderation',
          what: 'page-protected',
          after: { page: pageId, isProtected: false },
        });
      return opened !== null;
    });
  }
  const words = reason.trim();
  if (words === '' || words.length > LONGEST_REASON || words.includes('\0'))
    throw refusal('BAD_USER_INPUT', `Give a reason of up to ${LONGEST_REASON} characters.`);
  return db.transaction(async (tx) => {
    const stored = await tx.one(
      `/* corrections.protect */ INSERT INTO page_protection (page_id, reason, protected_by) SELECT id, $2, $3 FROM newspaper_page WHERE id = $1
       ON CONFLICT (page_id) DO UPDATE SET reason = excluded.reason, protected_by = excluded.protected_by, protected_at = now() RETURNING page_id`,
      [pageId, words, staffId],
    );
    if (stored)
      await recordStaffAct(tx, {
        staffId,
        duty: 'moderation',
        what: 'page-protected',
        reason: words,
        after: { page: pageId, isProtected: true },
      });
    return stored !== null;
  });
}

/** Pages that are protected, newest first. */
export async function protectedPages(db: Database): Promise<ProtectedPage[]> {
  const rows = await db.rows<Omit<ProtectedPage, 'protectedAt'> & { protectedAt: Date }>(
    '/* corrections.protected */ SELECT page_id AS "pageId", reason, protected_at AS "protectedAt" FROM page_protection ORDER BY protected_at DESC LIMIT 100',
  );
  return rows.map(({ protectedAt, ...row }) => ({ ...row, protectedAt: protectedAt.toISOString() }));
}
