import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Command } from 'commander';

import { keyScopeOf, listKeys } from '#server/engines/identity/keys/keyStore.ts';
import { NOTICE_SECONDS, rotateKeys } from '#server/engines/identity/keys/rotateKeys.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { abandonSecret, changeSecret } from '../changeSecret.ts';
import { defineCommand } from '../defineCommand.ts';
import { tableLines } from '../tableLines.ts';

const FOREIGN =
  'There are no keys for this MUNIMENT_SECRET and MUNIMENT_MODE. Run the command with the settings of the server, and start the server once before.';
const HASHED =
  'Recovery codes, member numbers of partners and the links to email preferences in emails already sent no longer work.';
const CHANGED = `Start the site with the new secret. No one is signed out. ${HASHED}`;
const LOST = `Start the site with the new secret. Everyone is signed out, authenticator apps must be set up again, and waiting emails are gone. ${HASHED}`;
const dayOf = (date: Date | null): string => date?.toISOString().slice(0, 16).replace('T', ' ') ?? '';

/** `muniment keys`: what the site signs sessions and tokens with. */
function keysCommand({ say, note, settings, withSite }: AdminConsole): Command {
  const command = new Command('keys').description('keys that sign sessions and tokens');
  command
    .command('list')
    .description('every key that may verify, with its age; times are UTC')
    .action(() =>
      withSite(async ({ db }) => {
        const keys = await listKeys(db, keyScopeOf(settings()));
        if (keys.length === 0) throw new UserError(FOREIGN);
        tableLines(
          ['key', 'state', 'made', 'verifies until'],
          keys.map(({ id, state, madeAt, endsAt }) => [id, state, dayOf(madeAt), dayOf(endsAt)]),
        ).forEach(say);
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
        say(
          endOld
            ? `Key ${id} is in use. Earlier keys are removed and everyone is signed out.`
            : `Key ${id} is used in ${NOTICE_SECONDS} seconds by every copy of the server. No one is signed out.`,
        );
      }),
    );
  command
    .command('backup')
    .description('makes a pair of keys for encrypted exports; nothing is stored')
    .action(async () => {
      const identity = await generateX25519Identity();
      say(
        `# Keep these two lines away from the server: they open the exports.\n# Public key, for EXPORT_RECIPIENTS: ${await identityToRecipient(identity)}\n${identity}`,
      );
    });
  command
    .command('change-secret')
    .description(
      'encrypts the data with MUNIMENT_SECRET in place of MUNIMENT_OLD_SECRET; every copy of the site must be stopped',
    )
    .option('--without-old', 'the old secret is lost: give up what was encrypted with it, and sign everyone out')
    .action(({ withoutOld = false }: { withoutOld?: boolean }) =>
      withSite(
        async ({ db }) => {
          const { secret, oldSecret } = settings();
          const changed = withoutOld
            ? await abandonSecret(db, secret)
            : await changeSecret(db, oldSecret ?? '', secret);
          note(
            `audit: ${new Date().toISOString()} MUNIMENT_SECRET changed by the operator${withoutOld ? ', without the old one' : ''}`,
          );
          tableLines(
            ['table', 'column', withoutOld ? 'given up' : 'encrypted again'],
            changed.map(({ table, column, rows }) => [table, column, String(rows)]),
          ).forEach(say);
          say(withoutOld ? LOST : CHANGED);
        },
        { role: 'server' },
      ),
    );
  return command;
}

export default defineCommand(150, keysCommand);
