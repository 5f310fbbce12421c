import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { Command, Option } from 'commander';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { readTreeRef } from '#domain/trees/core/treeIds.ts';
import { exportTree, type GedcomVersion } from '#server/modules/trees/gedcom/index.ts';
import { readVersion } from '#server/platform/config/projectRoot.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { defineCommand } from '../defineCommand.ts';

/** `muniment export-gedcom`: writes a family tree to a GEDCOM file. */
function exportGedcomCommand({ say, note, withSite }: AdminConsole): Command {
  return new Command('export-gedcom')
    .description(
      'writes a family tree to a GEDCOM file, living people and private facts with it unless they are left out',
    )
    .argument('<tree>', 'number of the tree, or the id of one of its people')
    .argument('<file>', 'the file to write; one that is there is not overwritten')
    .addOption(new Option('--format <version>', 'version of GEDCOM').choices(['7.0', '5.5.1']).default('7.0'))
    .option('--without-living', 'leaves out people who may be living')
    .option('--without-private', 'leaves out private people and facts')
    .action(
      async (
        tree: string,
        file: string,
        options: { format: GedcomVersion; withoutLiving?: boolean; withoutPrivate?: boolean },
      ) => {
        const treeId = readTreeRef(tree);
        const { livingYears, publicUrl } = readSettings(process.env);
        const now = new Date();
        await withSite(async ({ db }) => {
          const found =
            treeId === null
              ? null
              : await db.one('/* exportGedcom.tree */ SELECT 1 AS one FROM tree WHERE id = $1', [treeId]);
          if (treeId === null || !found) throw new UserError(`There is no tree ${tree}.`);
          const { pieces, report } = exportTree(db, {
            treeId,
            version: options.format,
            takesMedia: false,
            withheld: {
              living: options.withoutLiving ?? false,
              private: options.withoutPrivate ?? false,
              asOfYear: now.getUTCFullYear(),
              livingYears,
            },
            siteName: new URL(publicUrl).host,
            programVersion: readVersion(),
            now,
          });
          await pipeline(Readable.from(pieces), createWriteStream(file, { flags: 'wx', mode: 0o600 })).catch(
            (error: NodeJS.ErrnoException) => {
              throw error.code === 'EEXIST'
                ? new UserError(`${file} is there already.`)
                : error.code?.startsWith('E')
                  ? new UserError(`Cannot write ${file}: ${error.message}`)
                  : error;
            },
          );
          const { persons, families, losses } = report();
          say(`${file}: ${figure(persons)} people and ${figure(families)} families.`);
          for (const { text, count } of losses) note(`${figure(count)} × ${text}`);
        });
      },
    );
}

export default defineCommand(120, exportGedcomCommand);
