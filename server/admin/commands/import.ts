import { stat } from 'node:fs/promises';

import { Command } from 'commander';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { decodeFrames } from '#server/platform/archives/archiveFormat.ts';
import { readIdentities } from '#server/platform/archives/archiveKeys.ts';
import { unpackArchive } from '#server/platform/archives/unpackArchive.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { importSite } from '../archive/importSite.ts';
import { defineCommand } from '../defineCommand.ts';

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    throw new UserError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** `muniment import`: a site from the file that `muniment export` wrote. */
function importCommand({ say, settings, progress, signal, withSite }: AdminConsole): Command {
  return new Command('import')
    .description('reads a whole site from a file that export wrote; the site must be stopped')
    .argument('<file>', 'file to read')
    .option(
      '--identity <file>',
      'private key of an encrypted export, as age-keygen writes it; else EXPORT_PASSPHRASE opens it',
    )
    .option('--replace', 'replace everything in a site that is not empty')
    .action(async (file: string, { identity, replace = false }: { identity?: string; replace?: boolean }) => {
      const keys = {
        identities: identity === undefined ? [] : await readIdentities(identity),
        passphrase: settings().exportPassphrase,
      };
      const bar = progress('import', await sizeOf(file), 'bytes');
      try {
        await withSite(
          async ({ db }) => {
            const rows = await importSite(
              db,
              decodeFrames(unpackArchive(file, { signal, onRead: bar.add, keys })),
              replace,
            );
            await db.rows('/* import.analyze */ ANALYZE');
            say(`${figure(rows)} rows are in.`);
          },
          { role: 'server', isMigrating: false },
        );
      } finally {
        bar.stop();
      }
    });
}

export default defineCommand(230, importCommand);
