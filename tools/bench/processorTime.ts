import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readPostmasterNote } from '#server/platform/db/embedded/postmasterPid.ts';

/** Kernels count processor time in hundredths of a second. */
const TICK_MS = 10;

interface Spent {
  parent: number;
  /** With what it has waited for. */
  ms: number;
}

/** Null for a process that has gone. */
function spentBy(pid: number): Spent | null {
  try {
    // The name of the program is in brackets and may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /su, '')
      .split(' ')
      .map(Number);
    const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + (fields[at] ?? 0), 0);
    return { parent: fields[1] ?? 0, ms: ticks * TICK_MS };
  } catch {
    return null;
  }
}

/** Process of the PostgreSQL of a data folder. @throws Error where none runs */
export function postmasterOf(dataDir: string): number {
  const note = readPostmasterNote(path.join(dataDir, 'postgres'));
  if (!note) throw new Error(`No PostgreSQL runs in ${dataDir}.`);
  return note.pid;
}

/**
 * Processor time that processes and all below them have taken so far, with those that have ended, in milliseconds.
 * @throws Error where the system has no `/proc`: Linux only
 */
export function familyTime(...heads: readonly number[]): number {
  const all = new Map<number, Spent>();
  for (const name of readdirSync('/proc')) {
    const spent = /^\d+$/u.test(name) ? spentBy(Number(name)) : null;
    if (spent) all.set(Number(name), spent);
  }
  const isOf = (pid: number): boolean => {
    const spent = all.get(pid);
    return spent !== undefined && (heads.includes(pid) || isOf(spent.parent));
  };
  return [...all].reduce((sum, [pid, { ms }]) => sum + (isOf(pid) ? ms : 0), 0);
}

/**
 * Milliseconds of processor time that this process and the PostgreSQL of a data folder have used. The second is null
 * where the system does not tell.
 */
export function processorTime(dataDir: string): { own: number; database: number | null } {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1000;
  try {
    return { own, database: familyTime(postmasterOf(dataDir)) };
  } catch {
    return { own, database: null };
  }
}
