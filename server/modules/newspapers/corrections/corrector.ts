import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import {
  CORRECTION_REFUSALS,
  BURST_SECONDS,
  type Corrector,
  FIRST_LINES,
} from '#domain/newspapers/corrections/reviewReason.ts';
import { mayReadIssueOf } from '#server/engines/newspapers/issueAccess.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Longest id that is looked for. PostgreSQL has no NUL in a text. */
const LONGEST_ID = 200;

/** The issue of a page whose text a reader may have; null where there is no such page, or not for this reader. */
export async function readableIssueOf(
  { db, viewer }: Pick<RequestContext, 'db' | 'viewer'>,
  pageId: string,
): Promise<string | null> {
  if (pageId.length > LONGEST_ID || pageId.includes('\0')) return null;
  const page = await db.one<{ issueId: string }>(
    '/* corrections.pageIssue */ SELECT issue_id AS "issueId" FROM newspaper_page WHERE id = $1',
    [pageId],
  );
  return page && (await mayReadIssueOf(db, viewer, page.issueId)) ? page.issueId : null;
}

/** Why a reader may not correct any page; null where they may. Addresses are confirmed before an account has them. */
export async function correctorRefusal(db: Database, { memberId }: Pick<Viewer, 'memberId'>): Promise<string | null> {
  if (memberId === null) return CORRECTION_REFUSALS.visitor;
  const member = await db.one(
    `/* corrections.hasAddress */ SELECT 1 AS one FROM member WHERE id = $1 AND kind <> 'library' AND email IS NOT NULL`,
    [memberId],
  );
  return member ? null : CORRECTION_REFUSALS.noAddress;
}

/** What decides whether a member's next line is reviewed. */
export async function readCorrector(db: Database, memberId: number, isCurator: boolean): Promise<Corrector> {
  const row = await db.one<{ accepted: number; recent: number }>(
    `/* corrections.corrector */ SELECT (SELECT count(*)::int FROM (SELECT FROM line_correction WHERE member_id = $1 AND state = 'applied' LIMIT ${FIRST_LINES}) AS applied) AS accepted,
       (SELECT count(*)::int FROM line_correction WHERE member_id = $1 AND made_at > now() - make_interval(secs => ${BURST_SECONDS})) AS recent`,
    [memberId],
  );
  return { isCurator, accepted: row?.accepted ?? 0, recent: row?.recent ?? 0 };
}

/** Why curators protect a page; null: they do not. */
export async function protectionOf(db: Database, pageId: string): Promise<string | null> {
  return (
    (
      await db.one<{ reason: string }>(
        '/* corrections.protection */ SELECT reason FROM page_protection WHERE page_id = $1',
        [pageId],
      )
    )?.reason ?? null
  );
}
