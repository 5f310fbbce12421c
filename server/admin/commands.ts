import type { Command } from 'commander';

import type { AdminConsole } from './AdminConsole.ts';
import { checkCommand } from './commands/check.ts';
import { eraseCommand } from './commands/erase.ts';
import { flagCommand } from './commands/flag.ts';
import { grantCommand } from './commands/grant.ts';
import { groupCommand } from './commands/group.ts';
import { importRecordsCommand } from './commands/importRecords.ts';
import { userCommand } from './commands/user.ts';

/** Every command, in the order `--help` lists them. A new one is a file in `commands/` and a line here. */
export const COMMANDS: readonly ((console: AdminConsole) => Command)[] = [
  importRecordsCommand,
  userCommand,
  grantCommand,
  flagCommand,
  groupCommand,
  eraseCommand,
  checkCommand,
];
