import { runCommand } from '#server/admin/runCommand.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openFileStore } from '#server/platform/files/openFileStore.ts';

import { SECRET } from './server/identitySite.ts';

interface Options {
  /** What the operator types when asked; left out: no terminal. */
  answer?: string;
  /** Standard input. */
  input?: string;
  signal?: AbortSignal;
  /** Called with the label of each progress bar as it appears. */
  onBar?: (label: string) => void;
  /** Further settings, as the environment has them. */
  env?: Record<string, string>;
  /** Of the site; left out: a demonstration. */
  mode?: 'demo' | 'production';
}

/** What an operator gets to see of one command. */
export interface CommandOutcome {
  code: number;
  out: string;
  err: string;
}

/** Runs one command line on a database, as an operator at a terminal would. */
export async function runAdmin(
  db: Database,
  args: readonly string[],
  { answer, input = '', signal = new AbortController().signal, onBar, mode = 'demo', env = {} }: Options = {},
): Promise<CommandOutcome> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommand(args, {
    say: (line) => void out.push(line),
    note: (line) => void err.push(line),
    ask: async () => answer ?? null,
    readInput: async () => input,
    progress: (label) => {
      onBar?.(label);
      return { add: () => {}, stop: () => {} };
    },
    signal,
    env,
    settings: () => ({ ...readSettings(env), mode, secret: SECRET }),
    withSite: (work) => work({ db, files: openFileStore(readSettings(process.env)), stop: async () => {} }),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}
