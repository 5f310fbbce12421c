import type { Command } from 'commander';

import type { AdminConsole } from './AdminConsole.ts';

/** A command of `muniment`. */
export interface AdminCommand {
  /** Where `--help` lists it, among the others by their numbers: commands about one thing are next to each other. */
  place: number;
  make: (console: AdminConsole) => Command;
}

/** Says what a file of `commands/` is: its default export, found by the folder. */
export const defineCommand = (place: number, make: AdminCommand['make']): AdminCommand => ({ place, make });
