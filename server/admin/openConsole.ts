import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';

import type { Log } from '#server/platform/config/log.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { openStorage } from '#server/platform/db/openStorage.ts';

import type { AdminConsole } from './AdminConsole.ts';
import { createProgress } from './createProgress.ts';

/** The usual code of a process that Ctrl-C ended. */
const INTERRUPTED = 130;

/** The console of this process: its terminal, its environment and its signals. */
export function openConsole(): AdminConsole {
  const { stdin, stdout, stderr } = process;
  const note = (line: string) => void stderr.write(`${line}\n`);
  const log: Log = {
    debug: () => {},
    info: () => {},
    warn: (_fields, message) => note(message),
    error: (_fields, message) => note(message),
  };
  const abort = new AbortController();
  const onSignal = () => {
    if (abort.signal.aborted) process.exit(INTERRUPTED);
    note('Stopping at a safe place… (once more to stop at once)');
    process.exitCode = INTERRUPTED;
    abort.abort();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);

  return {
    say: (line) => void stdout.write(`${line}\n`),
    note,
    async ask(question) {
      if (!stdin.isTTY) return null;
      const lines = createInterface({ input: stdin, output: stderr });
      try {
        return await lines.question(`${question} `, { signal: abort.signal });
      } finally {
        lines.close();
      }
    },
    readInput: async () => (await text(stdin)).replace(/\r?\n$/, ''),
    progress: (label, total, unit) => createProgress(label, total, unit, stderr),
    signal: abort.signal,
    env: process.env,
    settings: () => readSettings(process.env),
    async withSite(work, options = {}) {
      const site = await openStorage(readSettings(process.env), log, { role: 'guest', ...options });
      try {
        return await work(site);
      } finally {
        await site.stop();
      }
    },
  };
}
