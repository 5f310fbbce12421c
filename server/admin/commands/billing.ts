import { Command } from 'commander';

import { formatMoney } from '#domain/billing/core/money.ts';
import { quarterDays } from '#domain/billing/core/quarter.ts';
import { affiliateStore } from '#server/modules/billing/affiliates/index.ts';
import { checkBilling, taxReport } from '#server/modules/billing/subscription/index.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import { readTimeZone } from '#server/platform/flags/createLiveSettings.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { defineCommand } from '../defineCommand.ts';
import { addReconciliation } from '../subcommands/billingReconciliation.ts';
import { tableLines } from '../tableLines.ts';

const percent = (basisPoints: number | null): string =>
  basisPoints === null
    ? 'none'
    : `${String(basisPoints)
        .padStart(3, '0')
        .replace(/(\d\d)$/u, '.$1')} %`;

/** Months and currencies that are listed at most. */
const AFFILIATE_LINES = 60;

/** `muniment billing`: the books. */
function billingCommand(console: AdminConsole): Command {
  const { say, settings, withSite } = console;
  const command = new Command('billing').description('the books of what the site sells');
  command
    .command('check')
    .description('looks whether the books add up; changes nothing')
    .action(() =>
      withSite(async ({ db }) => {
        const problems = await checkBilling(db);
        problems.forEach(say);
        if (problems.length > 0)
          throw new UserError(problems.length === 1 ? 'One thing is wrong.' : `${problems.length} things are wrong.`);
        say('The books add up.');
      }),
    );
  command
    .command('tax-report')
    .description('sales and tax of a quarter by country and rate, for tax returns')
    .requiredOption('--quarter <year-number>', 'such as 2026-4')
    .action(({ quarter }: { quarter: string }) => {
      const days = quarterDays(quarter);
      if (!days) throw new UserError('--quarter must be a year and a number from 1 to 4, such as 2026-4.');
      return withSite(async ({ db }) => {
        const lines = await taxReport(db, days, await readTimeZone(db, settings()));
        if (lines.length === 0) return say(`Nothing was invoiced from ${days.from} to before ${days.to}.`);
        tableLines(
          [
            'country',
            'rate',
            'currency',
            'invoices',
            'signs agree',
            'signs differ',
            'credit notes',
            'net',
            'tax',
            'total',
          ],
          lines.map(({ country, rateBasisPoints, currency, net, tax, gross, ...counts }) => [
            country,
            percent(rateBasisPoints),
            currency,
            ...[counts.invoices, counts.agreeing, counts.differing, counts.creditNotes].map(String),
            ...[net, tax, gross].map((amount) => formatMoney({ amount, currency })),
          ]),
        ).forEach(say);
        return undefined;
      });
    });
  command
    .command('affiliates')
    .description('payments that were reported to partner sites, by month')
    .action(() =>
      withSite(async ({ db }) => {
        const months = await affiliateStore(db).statement(await readTimeZone(db, settings()), AFFILIATE_LINES);
        if (months.length === 0) return say('Nothing was reported to a partner site.');
        tableLines(
          ['month', 'currency', 'first payments', 'paid', 'refunded', 'disputed', 'not sent'],
          months.map(({ month, currency, conversions, unsent, ...sums }) => [
            month,
            currency,
            String(conversions),
            ...[sums.amount, sums.refunded, sums.disputed].map((amount) => formatMoney({ amount, currency })),
            String(unsent),
          ]),
        ).forEach(say);
        return undefined;
      }),
    );
  addReconciliation(command, console);
  return command;
}

export default defineCommand(260, billingCommand);
