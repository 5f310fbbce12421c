import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { CORRECTION_REFUSALS } from '#domain/newspapers/corrections/correctionWords.ts';
import { BURST_SECONDS, type Corrector, FIRST_LINES } from '#domain/newspapers/corrections/reviewReason.ts';
import type { Database } from '#server/platform/db/database.ts';

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
