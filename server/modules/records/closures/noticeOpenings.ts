import { addDays } from '#domain/kernel/dates/addDays.ts';
import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import { MINUTE_MS } from '#domain/kernel/values/durations.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { startEvery } from '#server/platform/jobs/startEvery.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';

import { openingMail } from './openingMail.ts';

/** How often it is looked for, in milliseconds. */
const LOOK_MS = 5 * MINUTE_MS;
/** How long before a closing date comes the stewards of its set hear of it, in days. */
const DAYS_BEFORE = 7;

interface NoticeParts {
  db: Database;
  mailer: Mailer;
  /** Of the site, without a trailing slash. */
  publicUrl: string;
}

/**
 * The first day within the next week, of each set that has stewards, on which a closing date of the set, of a book or
 * page, or of records comes, where nothing was sent about that day.
 */
const COMING = `/* openings.coming */ SELECT s.id, s.name, d.day::text AS day FROM record_set s
  CROSS JOIN LATERAL (SELECT min(u.day) AS day FROM (
    SELECT s.closed_until AS day
    UNION ALL SELECT b.closed_until FROM image_book b WHERE b.record_set_id = s.id
    UNION ALL SELECT p.closed_until FROM page_image p JOIN image_book b ON b.id = p.book_id WHERE b.record_set_id = s.id AND p.closed_until IS NOT NULL
    UNION ALL (SELECT r.closed_until FROM record r WHERE r.record_set_id = s.id AND r.is_closed AND NOT r.closed_on_request AND r.closed_until > $1::date ORDER BY r.closed_until LIMIT 1)
  ) AS u WHERE u.day > $1::date AND u.day <= $2::date) AS d
  WHERE d.day IS NOT NULL AND s.live_generation IS NOT NULL
    AND EXISTS (SELECT FROM steward w WHERE w.set_key = s.id AND w.ended_at IS NULL)
    AND NOT EXISTS (SELECT FROM opening_notice n WHERE n.record_set_id = s.id AND n.day = d.day)`;

/**
 * Sends the stewards of each set word a week before a closing date comes, once for each day: while there is time to give
 * another date. The word and the emails are kept in one transaction, so several copies of the site send it once.
 *
 * @param day - `YYYY-MM-DD`. Default today, UTC
 * @returns ids of the sets
 */
export async function noticeOpenings(
  { db, mailer, publicUrl }: NoticeParts,
  day = dayOf(new Date()),
): Promise<string[]> {
  const until = addDays(day, DAYS_BEFORE);
  const noticed: string[] = [];
  for (const set of await db.rows<{ id: string; name: string; day: string }>(COMING, [day, until]))
    await db.transaction(async (tx) => {
      const isFirst = await tx.one(
        '/* openings.notice */ INSERT INTO opening_notice (record_set_id, day) VALUES ($1, $2::date) ON CONFLICT DO NOTHING RETURNING 1 AS one',
        [set.id, set.day],
      );
      if (!isFirst) return;
      const stewards = await tx.rows<{ memberId: number; email: string }>(
        `/* openings.stewards */ SELECT m.id AS "memberId", m.email FROM steward w JOIN member m ON m.id = w.member_id
         WHERE w.set_key = $1 AND w.ended_at IS NULL AND m.email IS NOT NULL AND m.email_confirmed_at IS NOT NULL ORDER BY m.id`,
        [set.id],
      );
      for (const { memberId, email } of stewards)
        await mailer.send({ ...openingMail({ publicUrl, name: set.name, day: set.day }), to: email, memberId }, tx);
      noticed.push(set.id);
    });
  return noticed;
}

/** Sends such words, now and every few minutes, until the returned function is called. */
export const startNoticing = ({ log, ...parts }: NoticeParts & { log: Pick<Log, 'warn'> }): (() => Promise<void>) =>
  startEvery({
    everyMs: LOOK_MS,
    work: () => noticeOpenings(parts),
    failed: 'stewards could not be sent word of closing dates',
    log,
  });
