import { Command } from 'commander';

import { listFlags, setFlag } from '../../identity/accounts/switchStore.ts';
import type { AdminConsole } from '../AdminConsole.ts';
import { tableLines } from '../tableLines.ts';

/** `muniment flag`: features that are on or off for everybody. */
export function flagCommand({ say, withSite }: AdminConsole): Command {
  const turn = (name: string, isOn: boolean) =>
    withSite(async ({ db }) => {
      await setFlag(db, name, isOn);
      say(`${name} is ${isOn ? 'on' : 'off'}.`);
    });
  const command = new Command('flag').description('features that are on or off for everybody');
  command.command('list').description('flags that were ever set; every other is off').action(() =>
    withSite(async ({ db }) => {
      const flags = await listFlags(db);
      tableLines(['flag', 'state', 'changed'], flags.map(({ name, isOn, changedAt }) => [name, isOn ? 'on' : 'off', changedAt.toISOString().slice(0, 16).replace('T', ' ')])).forEach(say);
    }),
  );
  command.command('on <name>').description('turns a flag on').action((name: string) => turn(name, true));
  command.command('off <name>').description('turns a flag off').action((name: string) => turn(name, false));
  return command;
}
