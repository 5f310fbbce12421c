import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

import { Command } from 'commander';

import { exportMember, tablesToHandOver } from '#server/modules/account/personal-data/index.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { requireMember } from '../requireMember.ts';

/** Only its owner may read it. */
const PRIVATE = 0o600;

/** `muniment user export`: what the site holds of one member, for a member who asks by letter. */
export function userExportCommand({ say, signal, withSite }: AdminConsole): Command {
  return new Command('export')
    .description('writes everything the site holds of a member into one zip archive')
    .argument('<account>', 'email address or account number')
    .argument('<file>', 'file to write, which must not exist yet')
    .action((account: string, file: string) =>
      withSite(async ({ db }) => {
        const { id } = await requireMember(db, account);
        let isOurs = false;
        // All modules are loaded for this command alone.
        const { modules } = await import(/* webpackMode: "eager" */ '#server/start/modules.generated.ts');
        const archive = await exportMember(db, {
          tables: tablesToHandOver(modules),
          memberId: id,
          siteName: 'this site',
        });
        try {
          const target = createWriteStream(file, { mode: PRIVATE, flags: 'wx' });
          target.once('open', () => {
            isOurs = true;
          });
          await pipeline(archive, target, { signal });
        } catch (error) {
          if (isOurs) await rm(file, { force: true });
          const { code } = error as NodeJS.ErrnoException;
          if (code === 'EEXIST') throw new UserError(`${file} exists already.`);
          throw code && ['ENOENT', 'EACCES', 'EISDIR', 'ENOSPC'].includes(code)
            ? new UserError(`${file} cannot be written (${code}).`)
            : error;
        }
        say(`Everything held of account ${id} is in ${file}.`);
      }),
    );
}
