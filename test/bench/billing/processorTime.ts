import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Kernels count processor time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time of a process with all that it has waited for, in milliseconds; null where it is gone, or where the system does not tell. */
function timeOf(pid: string): { parent: string; ms: number } | null {
  try {
    // What stands in brackets may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /u, '').split(' ');
    const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
    return { parent: fields[1] ?? '', ms: ticks * TICK_MS };
  } catch {
    return null;
  }
}

/** Milliseconds of processor time that this process and the PostgreSQL of a data folder have used. The second is null where the system does not tell. */
export function processorTime(dataDir: string): { own: number; database: number | null } {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1000;
  try {
    const [postmaster = ''] = readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    const ours = readdirSync('/proc').filter((name) => /^\d+$/u.test(name)).map(timeOf).filter((process) => process?.parent === postmaster);
    return { own, database: ours.reduce((sum, process) => sum + (process?.ms ?? 0), timeOf(postmaster)?.ms ?? 0) };
  } catch {
    return { own, database: null };
  }
}
