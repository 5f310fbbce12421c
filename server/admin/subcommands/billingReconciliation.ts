import type { Command } from 'commander';

import { openProcessor } from '#server/engines/payment/openProcessor.ts';
import { ProcessorUnreachable } from '#server/engines/payment/PaymentProcessor.ts';
import { replayEvents } from '#server/modules/billing/payments/index.ts';
import { closeDifference, openDifferences, reconcile } from '#server/modules/billing/reconciliation/index.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { tableLines } from '../tableLines.ts';

/** In words, what a person may do about a difference. */
const PROPOSALS = {
  LOOK_AGAIN: 'look again tomorrow',
  GIVE_BACK: 'give the money back',
  WRITE_OFF: 'write it off',
  ASK_PROCESSOR: 'ask the processor',
} as const;
const MOST_DAYS = 30;

const NOTHING_FOR_SALE = 'Nothing is for sale: PAYMENT_PROVIDER is none.';
const unanswered = (error: unknown): never => {
  throw error instanceof ProcessorUnreachable
    ? new UserError(
        `The payment processor gave no answer (${error.message}). The sandbox of a site answers only while the site runs.`,
      )
    : error;
};

const side = (held: { amount: number; currency: string; status: string } | null): string =>
  held
    ? `${String(held.amount)
        .padStart(3, '0')
        .replace(/(\d\d)$/u, '.$1')} ${held.currency} ${held.status}`
    : 'nothing';

/** `muniment billing reconcile`, `replay`, `differences` and `close`: the processor's books against ours. */
export function addReconciliation(command: Command, { say, settings, withSite }: AdminConsole): void {
  command
    .command('reconcile')
    .description(
      'compares the payment processor’s movements of some days with ours; changes nothing but the list of differences',
    )
    .option('--days <number>', 'how far back', '3')
    .action(({ days }: { days: string }) => {
      if (!/^\d{1,2}$/u.test(days) || Number(days) < 1 || Number(days) > MOST_DAYS)
        throw new UserError(`--days must be 1 to ${MOST_DAYS}.`);
      return withSite(async ({ db }) => {
        const processor = openProcessor(settings(), db);
        if (!processor) throw new UserError(NOTHING_FOR_SALE);
        const found = await reconcile({ db, processor, now: new Date(), days: Number(days) }).catch(unanswered);
        const { theirs = 0, differences = [], gone = 0 } = found ?? {};
        say(
          `${theirs} movements up to an hour ago, ${differences.length} differences${gone > 0 ? `, ${gone} earlier ones are gone` : ''}.`,
        );
      });
    });
  command
    .command('replay')
    .description(
      'reads the payment processor’s list of events and has what never came worked, and once more what came since; the running site does it within a minute',
    )
    .requiredOption('--since <date>', 'such as 2026-11-01')
    .action(({ since }: { since: string }) => {
      const from = /^\d{4}-\d{2}-\d{2}$/u.test(since) ? new Date(`${since}T00:00:00Z`) : null;
      if (!from || Number.isNaN(from.getTime())) throw new UserError('--since must be a date such as 2026-11-01.');
      return withSite(async ({ db }) => {
        const processor = openProcessor(settings(), db);
        if (!processor) throw new UserError(NOTHING_FOR_SALE);
        const { missed, again } = await replayEvents(db, processor, from).catch(unanswered);
        say(`${missed} events had never come, ${again} are worked once more.`);
      });
    });
  command
    .command('differences')
    .description('differences that are not settled yet')
    .action(() =>
      withSite(async ({ db }) => {
        const open = await openDifferences(db);
        if (open.length === 0) say('Nothing to deal with.');
        else
          tableLines(
            ['no', 'since', 'what', 'processor', 'here', 'id there', 'id here', 'proposal'],
            open.map(({ id, firstSeenAt, subject, theirs, ours, processorId, reference, proposal }) => [
              String(id),
              firstSeenAt.toISOString().slice(0, 10),
              subject,
              side(theirs),
              side(ours),
              processorId ?? '',
              reference ?? '',
              PROPOSALS[proposal],
            ]),
          ).forEach(say);
      }),
    );
  command
    .command('close <difference>')
    .description('a difference that you have seen to')
    .requiredOption('--reason <text>', 'what you did')
    .action((difference: string, { reason }: { reason: string }) => {
      const why = reason.trim();
      if (!/^\d{1,15}$/u.test(difference))
        throw new UserError('Name the difference by its number: see muniment billing differences.');
      if (why === '' || why.length > 500) throw new UserError('--reason must have 1 to 500 characters.');
      return withSite(async ({ db }) => {
        if (!(await closeDifference(db, Number(difference), why)))
          throw new UserError(`Difference ${difference} has already been settled.`);
        say(`Difference ${difference} is closed.`);
      });
    });
}
