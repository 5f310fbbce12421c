import type { Database } from '#server/platform/db/database.ts';

/** The address that a member is written to at; null when the account is not there any more, or has no address. */
export async function memberEmail(db: Database, memberId: number): Promise<string | null> {
  const member = await db.one<{ email: string | null }>('/* member.email */ SELECT email FROM member WHERE id = $1', [
    memberId,
  ]);
  return member?.email || null;
}
