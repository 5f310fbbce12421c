import { commands } from './commands.generated.ts';
import type { AdminCommand } from './defineCommand.ts';

/** Every command, in the order `--help` lists them. A new one is a file in `commands/`; then `npm run codegen`. */
export const COMMANDS: readonly AdminCommand['make'][] = [...commands]
  .sort((one, other) => one.place - other.place)
  .map(({ make }) => make);
