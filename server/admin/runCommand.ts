import { Command, CommanderError } from 'commander';

import { machineFaultOf } from '#server/platform/config/machineFault.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { AdminConsole } from './AdminConsole.ts';
import { commands } from './commands.generated.ts';
import type { AdminCommand } from './defineCommand.ts';
import { Stopped } from './Stopped.ts';

/** Every command, in the order `--help` lists them. A new one is a file in `commands/`; then `npm run codegen`. */
export const COMMANDS: readonly AdminCommand['make'][] = [...commands]
  .sort((one, other) => one.place - other.place)
  .map(({ make }) => make);

/** What the process ends with. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

function buildProgram(console: AdminConsole): Command {
  const program = new Command('muniment')
    .description(
      'Runs and tends a Muniment site. Settings come from the environment, as for the server (docs/operating.md).',
    )
    .showHelpAfterError('(see --help)')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => console.say(text.trimEnd()),
      writeErr: (text) => console.note(text.trimEnd()),
    });
  for (const make of COMMANDS) program.addCommand(make(console).copyInheritedSettings(program));
  // Subcommands take over neither output nor exit by themselves when they are added ready-made.
  const adopt = (parent: Command) => parent.commands.forEach((child) => adopt(child.copyInheritedSettings(parent)));
  adopt(program);
  return program;
}

/**
 * Runs one command line.
 *
 * @param args - without node and the script's name.
 * @returns the exit code: 0 done, 1 failed, 2 wrong usage. The fault is printed in one sentence; only a defect of ours
 *   shows where it happened.
 */
export async function runCommand(args: readonly string[], console: AdminConsole): Promise<number> {
  const program = buildProgram(console);
  if (args.length === 0) {
    program.outputHelp();
    return EXIT.usage;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return EXIT.ok;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    // What was cut off fails in whatever way; only a command that stopped at a safe place knows how to go on.
    if (console.signal.aborted && !(error instanceof Stopped)) console.note('Stopped.');
    else
      console.note(
        error instanceof UserError ? error.message : (machineFaultOf(error) ?? (error as Error).stack ?? String(error)),
      );
    return EXIT.failed;
  }
}
