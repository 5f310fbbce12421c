import { Command } from 'commander';

import { keyScopeOf } from '#server/engines/identity/keys/keyScope.ts';
import { listKeys } from '#server/engines/identity/keys/keyStore.ts';
import { NOTICE_SECONDS, rotateKeys } from '#server/engines/identity/keys/rotateKeys.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { tableLines } from '../tableLines.ts';

const FOREIGN = 'There are no keys for this MUNIMENT_SECRET and MUNIMENT_MODE. Run the command with the settings of the server, and start the server once before.';
const dayOf = (date: Date | null): string => date?.toISOString().slice(0, 16).replace('T', ' ') ?? '';

/** `muniment keys`: what the site signs sessions and tokens with. */
export function keysCommand({ say, note, settings, withSite }: AdminConsole): Command {
  const command = new Command('keys').description('keys that sign sessions and tokens');
  command
    .command('list')
    .description('every key that may verify, with its age; times are UTC')
    .action(() =>
      withSite(async ({ db }) => {
        const keys = await listKeys(db, keyScopeOf(settings()));
        if (keys.length === 0) throw new UserError(FOREIGN);
        tableLines(['key', 'state', 'made', 'verifies until'], keys.map(({ id, state, madeAt, endsAt }) => [id, state, dayOf(madeAt), dayOf(endsAt)])).forEach(say);
      }),
    );
  command
    .command('rotate')
    .description('makes a new key; earlier ones verify until what they signed has ended')
    .option('--end-old', 'earlier keys end now, which signs everyone out: for a key that got into other hands')
    .action(({ endOld = false }: { endOld?: boolean }) =>
      withSite(async ({ db }) => {
        const id = await rotateKeys(db, settings(), { endsOld: endOld });
        if (id === null) throw new UserError(FOREIGN);
        note(`audit: ${new Date().toISOString()} keys rotated by the operator${endOld ? ', earlier keys ended' : ''}`);
        say(endOld ? `Key ${id} is in use. Earlier keys are removed and everyone is signed out.` : `Key ${id} is used in ${NOTICE_SECONDS} seconds by every copy of the server. No one is signed out.`);
      }),
    );
  return command;
}
