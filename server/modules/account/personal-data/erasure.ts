import { endSessions, eraseMember } from '#server/engines/identity/accounts/memberStore.ts';
import type { Database } from '#server/platform/db/database.ts';
import { eachDue } from '#server/platform/db/eachDue.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';
import { linkTokenHash, newLinkToken } from '#server/platform/encryption/linkToken.ts';

import { ERASURE_DAYS, erasedMail, erasureAskedMail } from './erasureMails.ts';

interface Parts {
  db: Database;
  mailer: Mailer;
  /** Origin of the site, without a final slash. */
  publicUrl: string;
}

/** When an account is going to be erased; null when it stays. */
export async function erasureOf(db: Database, memberId: number): Promise<Date | null> {
  return (
    (
      await db.one<{ dueAt: Date }>(
        '/* erasure.read */ SELECT due_at AS "dueAt" FROM member_erasure WHERE member_id = $1',
        [memberId],
      )
    )?.dueAt ?? null
  );
}

/**
 * Has an account erased in fourteen days. It is signed out everywhere at once, and its address gets a link that stops
 * it. Asked again, the first day stays.
 * @returns when it will be erased
 */
export function askErasure({ db, mailer, publicUrl }: Parts, memberId: number, email: string | null): Promise<Date> {
  const { token, hash } = newLinkToken();
  return db.transaction(async (tx) => {
    const row = await tx.one<{ dueAt: Date }>(
      `/* erasure.ask */ INSERT INTO member_erasure (member_id, keep_hash, due_at) VALUES ($1, $2, now() + make_interval(days => $3))
       ON CONFLICT (member_id) DO UPDATE SET keep_hash = excluded.keep_hash RETURNING due_at AS "dueAt"`,
      [memberId, hash, ERASURE_DAYS],
    );
    if (!row) throw new Error('An erasure could not be written down.');
    await endSessions(tx, memberId);
    if (email !== null)
      await mailer.send({ ...erasureAskedMail(publicUrl, row.dueAt, token), to: email, memberId }, tx);
    return row.dueAt;
  });
}

/** Keeps an account whose member changed their mind. False when there was nothing to stop. */
export async function keepAccount(db: Database, memberId: number): Promise<boolean> {
  return (
    (await db.one('/* erasure.keep */ DELETE FROM member_erasure WHERE member_id = $1 RETURNING member_id', [
      memberId,
    ])) !== null
  );
}

/** The same by the link of the email. */
export async function keepAccountByLink(db: Database, token: string): Promise<boolean> {
  return (
    (await db.one('/* erasure.keepByLink */ DELETE FROM member_erasure WHERE keep_hash = $1 RETURNING member_id', [
      linkTokenHash(token),
    ])) !== null
  );
}

/**
 * Erases the accounts that are due, each by itself. Several copies of the server may do so at once.
 * @returns how many.
 */
export const eraseDue = ({ db, mailer, publicUrl }: Parts): Promise<number> =>
  eachDue(
    db,
    (tx) =>
      tx.one<{ id: number; email: string | null }>(
        `/* erasure.next */ SELECT id, email FROM member_erasure JOIN member ON id = member_id WHERE due_at <= now()
         ORDER BY due_at LIMIT 1 FOR UPDATE OF member_erasure SKIP LOCKED`,
      ),
    async (tx, { id, email }) => {
      await eraseMember(tx, id);
      if (email !== null) await mailer.send({ ...erasedMail(publicUrl), to: email }, tx);
      return true;
    },
  );
