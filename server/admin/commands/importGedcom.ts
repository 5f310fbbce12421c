import path from 'node:path';

import { Command } from 'commander';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { wantedTreeName } from '#domain/trees/gedcom/uploadRules.ts';
import { analyzeFilled } from '#server/modules/trees/core/index.ts';
import { fillFromGedcom, openGedcomSource } from '#server/modules/trees/gedcom/index.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { defineCommand } from '../defineCommand.ts';
import { requireMember } from '../requireMember.ts';
import { Stopped } from '../Stopped.ts';

/** `muniment import-gedcom`: makes a family tree of a GEDCOM file for a member. */
function importGedcomCommand({ say, progress, signal, withSite }: AdminConsole): Command {
  return new Command('import-gedcom')
    .description('makes a family tree of a GEDCOM file (.ged, .ged.gz, .gdz, .zip) for a member')
    .argument('<file>', 'the file')
    .requiredOption('--owner <email>', 'whose tree it is')
    .option('--name <name>', 'name of the tree (default: of the file)')
    .addHelpText('after', '\nThe tree is there whole or not at all: Ctrl-C leaves nothing behind.')
    .action(async (file: string, { owner, name }: { owner: string; name?: string }) => {
      const fileName = path.basename(file);
      const called = wantedTreeName(name ?? fileName.replace(/(?:\.ged)?\.\w+$/u, ''));
      if (called === null) throw new UserError('Give the tree a name of 1 to 120 characters.');
      const { gedcomMegabytes } = readSettings(process.env);
      await withSite(async ({ db }) => {
        const member = await requireMember(db, owner);
        const source = await openGedcomSource(file, gedcomMegabytes * 1024 ** 2).catch((error: unknown) => {
          throw error instanceof UserError ? error : new UserError(`Cannot read ${file}.`);
        });
        const bar = progress('Importing', 0, 'records');
        let shown = 0;
        try {
          const { treeId, persons, families, files } = await fillFromGedcom(db, source, {
            ownerId: member.id,
            treeName: called,
            fileName,
            atRecord: (records) => {
              if (signal.aborted) throw new Stopped('Stopped: no tree was made.');
              bar.add(records - shown);
              shown = records;
            },
          });
          bar.stop();
          await analyzeFilled(db, { persons, families });
          if (files.total > 0) say(`${figure(files.kept)} of ${figure(files.total)} pictures and documents were kept.`);
          say(`“${called}” is tree ${treeId} of ${owner}: ${figure(persons)} people and ${figure(families)} families.`);
        } finally {
          bar.stop();
        }
      });
    });
}

export default defineCommand(110, importGedcomCommand);
