import { Command } from 'commander';

import { describeMapping } from '#server/importers/describeMapping.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { defineCommand } from '../defineCommand.ts';

/** `muniment fields`: what a mapping for import-records may name. */
function fieldsCommand({ say }: AdminConsole): Command {
  return new Command('fields')
    .description('lists every field, category and filter that a mapping may name')
    .action(() => say(describeMapping()));
}

export default defineCommand(30, fieldsCommand);
