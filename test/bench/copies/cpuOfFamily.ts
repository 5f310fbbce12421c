import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

interface Times {
  parent: number;
  own: number;
  /** Of children that have ended and were waited for. */
  ended: number;
}

/** Null for a process that has gone. */
function timesOf(pid: string): Times | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program is in brackets and may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ').map(Number);
    const at = (no: number): number => fields[no - 3] ?? 0;
    return { parent: at(4), own: (at(14) + at(15)) * TICK_MS, ended: (at(16) + at(17)) * TICK_MS };
  } catch {
    return null;
  }
}

/** Processor time that a process and its children have taken so far, in milliseconds; Linux only. */
export function cpuOfFamily(pid: number): number {
  let sum = 0;
  for (const name of readdirSync('/proc')) {
    const times = /^\d+$/.test(name) ? timesOf(name) : null;
    if (!times) continue;
    if (Number(name) === pid) sum += times.own + times.ended;
    else if (times.parent === pid) sum += times.own;
  }
  return sum;
}
