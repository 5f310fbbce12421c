import { Command } from 'commander';

import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { countCoverage } from '#server/engines/search/records/recordSetStore.ts';
import { listSets, putSetBack, renameSet, whenFollowed, withdrawSet } from '#server/importers/recordSetChanges.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { defineCommand } from '../defineCommand.ts';
import { tableLines } from '../tableLines.ts';

const LONGEST_REASON = 500;
const LONGEST_NAME = 200;

/** A text of one line. @throws UserError for one that is empty or too long. */
function lineOf(option: string, text: string, longest: number): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line === '') throw new UserError(`${option} is empty.`);
  if (line.length > longest)
    throw new UserError(`${option} has ${countInWords(line.length, 'character')}; at most ${longest} are taken.`);
  return line;
}

/** `muniment record-sets`: takes record sets from their readers, gives them back, and renames them. */
function recordSetsCommand({ say, note, signal, withSite }: AdminConsole): Command {
  const command = new Command('record-sets').description('withdraws record sets, puts them back, and renames them');
  const behind =
    'A copy of the running site has not followed yet; its log says why. Pages and records are right already.';

  command
    .command('list')
    .description('every record set with its id; withdrawn ones with day and reason')
    .action(() =>
      withSite(async ({ db }) => {
        const rows = (await listSets(db)).map(({ slug, name, records, withdrawnOn, reason }) => [
          slug,
          name,
          records === null ? '' : String(records),
          withdrawnOn ?? '',
          reason ?? '',
        ]);
        tableLines(['id', 'name', 'records', 'withdrawn', 'reason'], rows).forEach(say);
      }),
    );

  command
    .command('withdraw')
    .description(
      'takes a record set from its readers: its pages and records say since when and why, and nothing of it is found',
    )
    .argument('<set>', 'id of the set, such as ROCHE-1871')
    .requiredOption('--reason <text>', 'why, in a sentence for readers')
    .addHelpText(
      'after',
      '\nNothing is deleted: `record-sets put-back` gives the set back with everything that members saved.',
    )
    .action((named: string, { reason }: { reason: string }) =>
      withSite(async ({ db }) => {
        const { slug, key } = await withdrawSet(db, named, lineOf('--reason', reason, LONGEST_REASON));
        say(`${slug} is withdrawn. Its pages and records answer 410 with the reason.`);
        if (!(await whenFollowed(db, key, false, signal))) note(behind);
      }),
    );

  command
    .command('put-back')
    .description('gives a withdrawn record set back to its readers, as it was or as it has been imported since')
    .argument('<set>', 'its id')
    .action((named: string) =>
      withSite(async ({ db }) => {
        const { slug, key } = await putSetBack(db, named);
        await countCoverage(db);
        say(`${slug} is back.`);
        if (!(await whenFollowed(db, key, true, signal))) note(behind);
      }),
    );

  command
    .command('rename')
    .description('gives a record set another name and address; its records keep theirs')
    .argument('<set>', 'its id, or a name that it has or had')
    .requiredOption('--to <name>', 'its new name, as readers see it; its address is made of it')
    .addHelpText(
      'after',
      '\nEarlier addresses lead to the new one. An import with any name that the set has or had updates this set.',
    )
    .action((named: string, { to }: { to: string }) =>
      withSite(async ({ db }) => {
        const name = lineOf('--to', to, LONGEST_NAME);
        const slug = await renameSet(db, named, name);
        say(`“${name}” is at /record-sets/${slug}. Earlier addresses lead there.`);
      }),
    );

  return command;
}

export default defineCommand(20, recordSetsCommand);
