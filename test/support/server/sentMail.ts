import type { Database } from '#server/platform/db/database.ts';
import { decrypt } from '#server/platform/encryption/encrypt.ts';
import type { SealedMail } from '#server/platform/mail/createMailer.ts';

/** A queued or kept email, opened. */
export interface SentMail extends SealedMail {
  kind: string;
  memberId: number | null;
}

/** The emails to an address, newest first, as they are in the outbox. */
export async function mailsTo(db: Database, secret: string, address: string): Promise<SentMail[]> {
  const rows = await db.rows<{ kind: string; memberId: number | null; content: string }>(
    `/* test.mails */ SELECT kind, member_id AS "memberId", content FROM outbox WHERE content IS NOT NULL ORDER BY queued_at DESC`,
  );
  return rows
    .map(({ kind, memberId, content }) => ({
      kind,
      memberId,
      ...(JSON.parse(decrypt(secret, content) ?? '{}') as SealedMail),
    }))
    .filter(({ to }) => to === address);
}
