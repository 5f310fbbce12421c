import { Command } from 'commander';

import { counted } from '#domain/kernel/wording/counted.ts';
import { importRenumberings } from '#server/importers/importRenumberings.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { defineCommand } from '../defineCommand.ts';

/** `muniment import-renumberings`: reads the new names and numbers of streets and houses. */
function importRenumberingsCommand({ say, withSite }: AdminConsole): Command {
  return new Command('import-renumberings')
    .description('imports a list of renamed streets and renumbered houses')
    .argument('<file>', 'a CSV file whose first row names the columns')
    .addHelpText(
      'after',
      '\nColumns: place, old_street, old_number, new_street, new_number, year (the first of the new address), certainty (certain, probable, possible), source.\nLeave both numbers empty where a whole street was renamed. Number, year and certainty may be missing.',
    )
    .action(async (file: string) => {
      const { stored, rejected } = await withSite(({ db }) => importRenumberings(db, file));
      say(`${counted(stored, 'renumbering')} stored.`);
      for (const { line, reason } of rejected) say(`Line ${line} was left out: ${reason}`);
    });
}

export default defineCommand(100, importRenumberingsCommand);
