import { createHmac, timingSafeEqual } from 'node:crypto';

import { HOUR_MS } from '#domain/kernel/values/durations.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mail } from '#server/platform/mail/Mailer.ts';

import { lettersOf, withoutSigns } from './setUpCode.ts';

const LENGTH = 8;
/** How long a code is good for at least: to the end of the hour after the one in which it was sent. */
export const MAIL_TEST_HOURS = 1;

/** The code that one person is sent in one hour. It follows from these, and so need not be kept. */
const codeAt = (secret: string, staffId: number, hour: number): string =>
  lettersOf(
    createHmac('sha256', secret).update(`email test of ${staffId} in hour ${hour}`).digest().subarray(0, LENGTH),
  );

/** The email that tries the way out: only who reads it knows the code. */
export const mailTestMail = (secret: string, staffId: number, now: number): Omit<Mail, 'to'> => ({
  kind: 'mail-test',
  memberId: staffId,
  usefulHours: MAIL_TEST_HOURS,
  ...composeMail({
    subject: 'Email from your site arrives',
    before: [
      `This email left the site and reached you. Enter this code where you asked for it: ${codeAt(secret, staffId, Math.floor(now / HOUR_MS))}`,
    ],
    after: ['The code is good for an hour.'],
    footer: ['You asked for this email while setting the site up.'],
  }),
});

/** Whether a code came back from an email of this hour or the one before. */
export function isMailedCode(secret: string, staffId: number, typed: string, now: number): boolean {
  const given = Buffer.from(withoutSigns(typed));
  const hour = Math.floor(now / HOUR_MS);
  return [hour, hour - 1]
    .map((each) => Buffer.from(codeAt(secret, staffId, each)))
    .some((code) => code.length === given.length && timingSafeEqual(code, given));
}

/** Keeps that a code came back. */
export const keepMailTested = (tx: Pick<Database, 'rows'>, staffId: number): Promise<void> =>
  recordStaffAct(tx, { staffId, duty: 'operations', what: 'mail-tested' });

/** When a code last came back; null: never. */
export const mailTestedAt = async (db: Pick<Database, 'one'>): Promise<Date | null> =>
  (
    await db.one<{ at: Date | null }>(
      "/* setUp.mailTested */ SELECT max(happened_at) AS at FROM staff_act WHERE what = 'mail-tested'",
    )
  )?.at ?? null;
