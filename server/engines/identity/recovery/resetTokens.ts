import type { Database } from '#server/platform/db/database.ts';
import { linkTokenHash, newLinkToken } from '#server/platform/encryption/randomTokens.ts';

/** How long a link works. */
export const RESET_HOURS = 1;

/** What a link is worth. `unknown`: it was never ours, was cut short, or is long gone. */
export type ResetState = 'open' | 'expired' | 'used' | 'replaced' | 'unknown';

/** A link that is worth something, or why it is not. */
export type FoundReset = { state: 'open'; memberId: number } | { state: Exclude<ResetState, 'open'> };

/** Makes every open link of a member worthless: the password was changed, or another link is on its way. */
export async function endResets(tx: Database, memberId: number): Promise<void> {
  await tx.rows(
    "/* reset.endAll */ UPDATE password_reset SET ended_by = 'replaced' WHERE member_id = $1 AND ended_by IS NULL",
    [memberId],
  );
}

/** A new token for a member's link, for an hour; earlier ones work no more. Only its hash is stored. */
export async function issueReset(tx: Database, memberId: number): Promise<string> {
  const { token, hash } = newLinkToken();
  await endResets(tx, memberId);
  await tx.rows(
    '/* reset.issue */ INSERT INTO password_reset (token_hash, member_id, expires_at) VALUES ($1, $2, now() + make_interval(hours => $3))',
    [hash, memberId, RESET_HOURS],
  );
  return token;
}

/** What a link is worth just now; in a transaction it stays so until the end of it. */
export async function findReset(tx: Database, token: string): Promise<FoundReset> {
  const row = await tx.one<{ memberId: number; endedBy: 'used' | 'replaced' | null; isOver: boolean }>(
    '/* reset.find */ SELECT member_id AS "memberId", ended_by AS "endedBy", expires_at <= now() AS "isOver" FROM password_reset WHERE token_hash = $1 FOR UPDATE',
    [linkTokenHash(token)],
  );
  if (!row) return { state: 'unknown' };
  if (row.endedBy) return { state: row.endedBy };
  return row.isOver ? { state: 'expired' } : { state: 'open', memberId: row.memberId };
}

/** Marks a link as used. */
export async function useReset(tx: Database, token: string): Promise<void> {
  await tx.rows("/* reset.use */ UPDATE password_reset SET ended_by = 'used' WHERE token_hash = $1", [
    linkTokenHash(token),
  ]);
}

/** Forgets links that ended or expired 30 days ago: until then they say why they do not work. */
export async function sweepResets(db: Database): Promise<void> {
  await db.rows("/* reset.sweep */ DELETE FROM password_reset WHERE expires_at < now() - interval '30 days'");
}
