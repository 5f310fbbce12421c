import { releasePosting } from '#domain/billing/core/ledger.ts';
import { shareOf } from '#domain/billing/core/money.ts';
import { type Database, PREPARED } from '#server/platform/db/database.ts';

import { book } from './book.ts';

/** A paid period, whose money is earned as its days pass. */
interface PaidPeriod {
  accountId: number;
  subscriptionId: number | null;
  /** What brought it: a period is written down once. */
  cause: string;
  currency: string;
  /** Without tax, in minor units. */
  net: number;
  from: Date;
  to: Date;
  /** What earlier periods of the subscription have not earned yet is earned over this one: a change of plan. */
  takesOver?: boolean;
}

/** Writes down over which time a payment is earned. */
export async function scheduleRevenue(
  tx: Database,
  { accountId, subscriptionId, cause, currency, net, from, to, takesOver = false }: PaidPeriod,
): Promise<void> {
  let whole = net;
  if (takesOver) {
    const open = await tx.rows<{ id: number; left: number }>(
      '/* revenue.open */ SELECT id, net - released AS left FROM revenue_schedule WHERE subscription_id = $1 AND released < net AND cause <> $2',
      [subscriptionId, cause],
    );
    whole += open.reduce((sum, { left }) => sum + left, 0);
    await tx.rows('/* revenue.takeOver */ UPDATE revenue_schedule SET net = released WHERE id = ANY($1::bigint[])', [
      open.map(({ id }) => id),
    ]);
  }
  if (whole <= 0 || to <= from) return;
  await tx.rows(
    '/* revenue.schedule */ INSERT INTO revenue_schedule (billing_account_id, subscription_id, cause, currency, net, starts_at, ends_at) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (cause) DO NOTHING',
    [accountId, subscriptionId, cause, currency, whole, from, to],
    PREPARED,
  );
}

/** Whether what an invoice brought is earned over time: of one that was paid and given back at once nothing is. */
export const isScheduled = async (tx: Database, invoiceId: number): Promise<boolean> =>
  (await tx.one('/* revenue.isScheduled */ SELECT 1 AS one FROM revenue_schedule WHERE cause = $1', [
    `invoice:${invoiceId}`,
  ])) !== null;

/** What was given back of a subscription, without tax, in minor units. */
interface GivenBack {
  subscriptionId: number;
  net: number;
  currency: string;
  at: Date;
  /** What gave it back. */
  cause: string;
}

/**
 * Takes what was given back out of what is still to be earned, the newest period first; what has been earned of it
 * already is earned no more.
 */
export async function shortenRevenue(
  tx: Database,
  { subscriptionId, net, currency, at, cause }: GivenBack,
): Promise<void> {
  let left = net;
  for (const { id, open } of await tx.rows<{ id: number; open: number }>(
    '/* revenue.shortenable */ SELECT id, net - released AS open FROM revenue_schedule WHERE subscription_id = $1 AND released < net ORDER BY id DESC FOR UPDATE',
    [subscriptionId],
  )) {
    const taken = Math.min(left, open);
    left -= taken;
    if (taken > 0)
      await tx.rows('/* revenue.shorten */ UPDATE revenue_schedule SET net = net - $2 WHERE id = $1', [id, taken]);
  }
  if (left > 0) await book(tx, { cause: { kind: 'unearned', id: cause }, at, currency, lines: releasePosting(-left) });
}

interface Schedule {
  id: number;
  currency: string;
  net: number;
  released: number;
  startsAt: Date;
  endsAt: Date;
}

/** Schedules looked through at once. */
const BATCH = 500;

/**
 * Books what has been earned by an instant: of each paid period the share of its time that has passed. Each share is
 * booked once, also where two copies of the server do so at the same time. @returns how many periods earned something
 */
export async function releaseRevenue(db: Database, upTo: Date): Promise<number> {
  let earned = 0;
  let after = 0;
  for (;;) {
    const last = await db.transaction(async (tx) => {
      const rows = await tx.rows<Schedule>(
        `/* revenue.due */ SELECT id, currency, net, released, starts_at AS "startsAt", ends_at AS "endsAt" FROM revenue_schedule
         WHERE released < net AND starts_at < $1 AND id > $2 ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
        [upTo, after],
      );
      for (const { id, currency, net, released, startsAt, endsAt } of rows) {
        const due = shareOf(net, upTo.getTime() - startsAt.getTime(), endsAt.getTime() - startsAt.getTime());
        if (due <= released) continue;
        await book(tx, {
          cause: { kind: 'release', id: `${id}:${due}` },
          at: upTo,
          currency,
          lines: releasePosting(due - released),
        });
        await tx.rows('/* revenue.release */ UPDATE revenue_schedule SET released = $2 WHERE id = $1', [id, due]);
        earned += 1;
      }
      return rows.at(-1)?.id ?? null;
    });
    if (last === null) return earned;
    after = last;
  }
}
