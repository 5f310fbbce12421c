import { HOUR_MS } from '#domain/kernel/values/durations.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { eachDue } from '#server/platform/db/eachDue.ts';

import { affiliateStore, type WaitingReport } from './affiliateStore.ts';

/** What sending needs of the site. */
export interface AffiliateDeps {
  db: Database;
  /** Where reports go; it may hold a key. Null: nothing is noted or sent. */
  postbackUrl: string | null;
  log: Pick<Log, 'warn'>;
}

const TIMEOUT_MS = 10_000;
/** Tries, the wait doubling from an hour: five days in all. */
const MOST_TRIES = 8;

/** Sends one report. @returns whether it arrived. A redirect is not followed: the address is set by the operator. */
async function arrived(
  url: string,
  { id, kind, clickId, amount, currency, happenedAt }: WaitingReport,
): Promise<boolean> {
  try {
    const body = JSON.stringify({
      id,
      kind: kind.toLowerCase(),
      clickId,
      amount,
      currency,
      happenedAt: happenedAt.toISOString(),
    });
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * Sends reports that wait, each in a transaction of its own. What does not arrive is tried again, and given up after
 * some days. A report may arrive twice: its id says so.
 * @returns how many arrived
 */
export async function sendReports({ db, postbackUrl, log }: AffiliateDeps, now = new Date()): Promise<number> {
  if (postbackUrl === null) return 0;
  return eachDue(
    db,
    (tx) => affiliateStore(tx).next(now),
    async (tx, report) => {
      const reports = affiliateStore(tx);
      if (await arrived(postbackUrl, report)) {
        await reports.setSent(report.id, now);
        return true;
      }
      const isLast = report.tries + 1 >= MOST_TRIES;
      await reports.setFailed(report.id, isLast ? null : new Date(now.getTime() + HOUR_MS * 2 ** report.tries));
      log.warn({ report: report.id, isLast }, 'a report to a partner site did not arrive');
      return false;
    },
  );
}
