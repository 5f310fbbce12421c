import { Command } from 'commander';

import { describeMapping } from '../../importers/describeMapping.ts';
import type { AdminConsole } from '../AdminConsole.ts';

/** `muniment fields`: what a mapping for import-records may name. */
export function fieldsCommand({ say }: AdminConsole): Command {
  return new Command('fields')
    .description('lists every field, category and filter that a mapping may name')
    .action(() => say(describeMapping()));
}
