import { readFile, stat } from 'node:fs/promises';

import { Command } from 'commander';

import {
  confirmProposal,
  dismissProposal,
  listOwedBack,
  listProposals,
  saveSentBack,
} from '#server/engines/payment/invoice/statements/proposals.ts';
import { MOST_BYTES } from '#server/engines/payment/invoice/statements/statement.ts';
import { takeStatement } from '#server/engines/payment/invoice/statements/takeStatement.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { defineCommand } from '../defineCommand.ts';
import { tableLines } from '../tableLines.ts';

const idOf = (text: string): number => {
  if (!/^\d{1,15}$/u.test(text)) throw new UserError(`${text} is no number of an entry: see muniment transfers list.`);
  return Number(text);
};
const sum = (amount: number, currency: string): string =>
  `${String(amount)
    .padStart(3, '0')
    .replace(/(\d\d)$/u, '.$1')} ${currency}`;

async function bytesOf(file: string): Promise<Buffer> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new UserError(`There is no file ${file}.`);
  if (found.size > MOST_BYTES) throw new UserError(`${file} is larger than ${MOST_BYTES / 1024 / 1024} megabytes.`);
  return readFile(file);
}

/** `muniment transfers`: payments by bank transfer, from statements to what is confirmed. */
function transfersCommand({ say, note, settings, withSite }: AdminConsole): Command {
  const command = new Command('transfers').description('payments by bank transfer');
  command
    .command('take <file>')
    .description('reads a bank statement (camt.053 or CSV) and proposes which payments arrived')
    .option('--currency <code>', 'of a CSV file that does not name one', 'GBP')
    .action(async (file: string, { currency }: { currency: string }) => {
      if (!/^[A-Z]{3}$/u.test(currency)) throw new UserError('--currency must be three capital letters, such as GBP.');
      const bytes = await bytesOf(file);
      await withSite(async ({ db }) => {
        const { exact, partial, over, unknown, known, problems } = await takeStatement(db, bytes, {
          currency,
          secret: settings().secret,
        });
        for (const { at, message } of problems) note(`${file}, entry ${at}: ${message}`);
        say(
          `${exact} exact, ${partial} partial, ${over} too much, ${unknown} unknown; ${known} known before, ${problems.length} unreadable. Nothing is paid until you confirm it.`,
        );
      });
    });
  command
    .command('list')
    .description('transfers that are not matched yet')
    .action(() =>
      withSite(async ({ db }) => {
        const waiting = await listProposals(db, settings().secret);
        if (waiting.length === 0) say('Nothing to deal with.');
        else
          tableLines(
            ['entry', 'date', 'amount', 'fits', 'reference', 'text'],
            waiting.map(({ id, bookedOn, amount, currency, match, reason, reference, text }) => [
              String(id),
              bookedOn,
              sum(amount, currency),
              reason ?? match,
              reference ?? '',
              text ?? '',
            ]),
          ).forEach(say);
      }),
    );
  command
    .command('confirm [entries...]')
    .description('counts money as arrived')
    .option('--exact', 'every entry that fits exactly')
    .option('--reference <text>', 'for the payment with this reference, in place of the one proposed')
    .action((entries: string[], { exact = false, reference }: { exact?: boolean; reference?: string }) => {
      if (exact === entries.length > 0) throw new UserError('Name the entries, or give --exact.');
      if (reference !== undefined && entries.length !== 1) throw new UserError('--reference goes with one entry.');
      const named = entries.map(idOf);
      return withSite(async ({ db }) => {
        const ids = exact
          ? (await listProposals(db, settings().secret)).filter(({ match }) => match === 'exact').map(({ id }) => id)
          : named;
        let confirmed = 0;
        for (const id of ids) {
          if (await confirmProposal(db, id, reference ?? null)) confirmed += 1;
          else note(`Entry ${id} has already been decided.`);
        }
        note(`audit: ${new Date().toISOString()} transfers confirmed by the operator: ${confirmed}`);
        say(`${confirmed} confirmed. The site settles them within a few minutes.`);
      });
    });
  command
    .command('dismiss <entry>')
    .description('sets an entry aside')
    .requiredOption('--reason <text>', 'why')
    .action((entry: string, { reason }: { reason: string }) => {
      const why = reason.trim();
      if (why === '' || why.length > 500) throw new UserError('--reason must have 1 to 500 characters.');
      return withSite(async ({ db }) => {
        if (!(await dismissProposal(db, idOf(entry), why)))
          throw new UserError(`Entry ${entry} has already been decided.`);
        say(`Entry ${entry} is set aside.`);
      });
    });
  command
    .command('refunds')
    .description('money that you are to send back')
    .action(() =>
      withSite(async ({ db }) => {
        const owed = await listOwedBack(db);
        if (owed.length === 0) say('Nothing is owed.');
        else
          tableLines(
            ['refund', 'amount', 'reference'],
            owed.map(({ id, amount, currency, reference }) => [id, sum(amount, currency), reference]),
          ).forEach(say);
      }),
    );
  command
    .command('sent <refund>')
    .description('notes that you have sent money back')
    .action((refund: string) =>
      withSite(async ({ db }) => {
        if (!(await saveSentBack(db, refund))) throw new UserError('There is no such refund, or it was sent before.');
        say('Noted.');
      }),
    );
  return command;
}

export default defineCommand(300, transfersCommand);
