import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { endSessions, eraseMember } from '#server/engines/identity/accounts/memberStore.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { eachDue } from '#server/platform/db/eachDue.ts';
import { linkTokenHash, newLinkToken } from '#server/platform/encryption/randomTokens.ts';
import { startHourly } from '#server/platform/jobs/startEvery.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mailer, Mail } from '#server/platform/mail/Mailer.ts';

type Words = Omit<Mail, 'to' | 'memberId'>;

/** Days in which a member can change their mind (ADR 14). */
const ERASURE_DAYS = 14;

/** When erasure is requested: what happens, and how to stop it. */
const erasureAskedMail = (publicUrl: string, dueAt: Date, token: string): Words => ({
  kind: 'erasure-asked',
  ...composeMail({
    subject: 'Your account will be erased',
    before: [
      `Someone signed in to your account at ${new URL(publicUrl).host} and asked us to erase it. It has been signed out everywhere.`,
      `On ${dayInWords(dueAt)} we erase the account and everything that is yours, for good.`,
    ],
    action: { label: 'Keep my account', href: `${publicUrl}/account/keep-account#token=${token}` },
    after: ['If you want it erased, you need do nothing.'],
    footer: ['We send this to every member whose account is about to be erased, so that you always know.'],
  }),
});

/** The last email they get. */
const erasedMail = (publicUrl: string): Words => ({
  kind: 'erased',
  usefulHours: 24,
  ...composeMail({
    subject: 'Your account has been erased',
    before: [
      `Your account at ${new URL(publicUrl).host} and everything that was yours there have been erased, as you asked.`,
    ],
    footer: ['We will not email you again.'],
  }),
});

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

/**
 * Erases accounts that are due, now and every hour, until the returned function is called; that waits for work under
 * way.
 */
export const startErasing = (parts: {
  db: Database;
  mailer: Mailer;
  publicUrl: string;
  log: Pick<Log, 'info' | 'warn'>;
}): (() => Promise<void>) =>
  startHourly({
    work: async () => {
      const accounts = await eraseDue(parts);
      if (accounts > 0) parts.log.info({ accounts }, 'accounts erased whose members asked for it');
    },
    failed: 'accounts that are due could not be erased',
    log: parts.log,
  });
