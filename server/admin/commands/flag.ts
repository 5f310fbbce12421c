import { Command } from 'commander';

import { FEATURES } from '#domain/kernel/grants/featureCatalogue.ts';
import { switchFlag } from '#server/engines/identity/accounts/switchFeature.ts';
import { listFlags } from '#server/engines/identity/accounts/switchStore.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { type Reason, reasonOption, operator } from '../commandOptions.ts';
import { defineCommand } from '../defineCommand.ts';
import { tableLines } from '../tableLines.ts';

const KNOWN = new Set(FEATURES.filter(({ kind }) => kind === 'flag' || kind === 'toggle').map(({ name }) => name));

/** `muniment flag`: features that are on or off for everyone. */
function flagCommand({ say, withSite }: AdminConsole): Command {
  const turn = (name: string, isOn: boolean, options: Reason) =>
    withSite(async ({ db }) => {
      // One that an earlier version asked for, or that was set by a slip, can still be turned off.
      const isLeftOver = !isOn && (await listFlags(db)).some((flag) => flag.name === name);
      if (!KNOWN.has(name) && !isLeftOver) throw new UserError(`No such flag: ${name}. See muniment flag known.`);
      await switchFlag(db, name, isOn, operator(options));
      say(`${name} is ${isOn ? 'on' : 'off'}.`);
    });
  const command = new Command('flag').description('features that are on or off for everyone');
  command
    .command('known')
    .description('every flag there is')
    .action(() => KNOWN.forEach((flag) => say(flag)));
  command
    .command('list')
    .description('flags that were ever set; every other is off')
    .action(() =>
      withSite(async ({ db }) => {
        const flags = await listFlags(db);
        tableLines(
          ['flag', 'state', 'changed'],
          flags.map(({ name, isOn, changedAt }) => [
            name,
            isOn ? 'on' : 'off',
            changedAt.toISOString().slice(0, 16).replace('T', ' '),
          ]),
        ).forEach(say);
      }),
    );
  command
    .command('on <name>')
    .description('turns a flag on')
    .addOption(reasonOption())
    .action((name: string, options: Reason) => turn(name, true, options));
  command
    .command('off <name>')
    .description('turns a flag off')
    .addOption(reasonOption())
    .action((name: string, options: Reason) => turn(name, false, options));
  return command;
}

export default defineCommand(170, flagCommand);
