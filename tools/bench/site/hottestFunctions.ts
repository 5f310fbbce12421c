import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { BenchRow } from '../benchReport.ts';

/** What `node --cpu-prof` writes when a thread ends: times in microseconds of the machine's steady clock. */
interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  startTime: number;
  samples: number[];
  timeDeltas: number[];
}

/** Now, by the clock of profiles, in microseconds. */
export const profileClock = (): number => Number(process.hrtime.bigint() / 1_000n);

const IDLE = new Set(['(idle)', '(root)']);

/**
 * The functions in which a process and its threads were most, by themselves.
 * @param folder - where the profiles are
 * @param from - when to look, by {@link profileClock}
 * @returns the first ten, with their share of the time in which a thread did anything
 */
export function hottestFunctions(folder: string, from: number, to: number): BenchRow[] {
  const spent = new Map<string, number>();
  let busy = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'))) {
    const { nodes, startTime, samples, timeDeltas } = JSON.parse(
      readFileSync(path.join(folder, file), 'utf8'),
    ) as CpuProfile;
    const names = new Map(
      nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
        id,
        `${functionName || 'without a name'}${url ? `, ${path.basename(url)}:${lineNumber + 1}` : ''}`,
      ]),
    );
    let at = startTime;
    for (const [index, sample] of samples.entries()) {
      const took = timeDeltas[index] ?? 0;
      at += took;
      const name = names.get(sample) ?? '';
      if (at < from || at > to || IDLE.has(name)) continue;
      spent.set(name, (spent.get(name) ?? 0) + took);
      busy += took;
    }
  }
  return [...spent]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 10)
    .map(([name, took]) => ({ name, figures: { '% of what was done': (100 * took) / busy } }));
}
