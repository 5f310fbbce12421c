import { type BenchRow, percentile, timeWork } from '../benchReport.ts';

/** What one working client asks, in turn. */
export interface BesideStep {
  name: string;
  ask: (client: number, round: number) => Promise<unknown>;
}

interface Work {
  clients: number;
  seconds: number;
  steps: readonly BesideStep[];
  /** Megabytes of the process. */
  memoryOf: () => number;
}

/** Looks at the memory while the clients work. */
const SAMPLES = 5;

/**
 * Clients that work side by side for so long, each one step after the other without a pause.
 * @returns a row of times for each step, and how the memory went: the first look is after a fifth of the time
 */
export async function workBeside({
  clients,
  seconds,
  steps,
  memoryOf,
}: Work): Promise<{ times: BenchRow[]; memory: BenchRow }> {
  const until = performance.now() + seconds * 1_000;
  const times = new Map<string, number[]>(steps.map(({ name }) => [name, []]));
  const samples: number[] = [];
  const sampling = setInterval(() => samples.push(memoryOf()), (seconds * 1_000) / SAMPLES);
  const work = async (client: number) => {
    for (let round = 0; performance.now() < until; round += 1) {
      for (const { name, ask } of steps) times.get(name)?.push((await timeWork(() => ask(client, round))).ms);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  clearInterval(sampling);
  const rowOf = ([name, all]: [string, number[]]): BenchRow => ({
    name,
    figures: {
      asked: all.length,
      'p50 ms': percentile(all, 50),
      'p95 ms': percentile(all, 95),
      'p99 ms': percentile(all, 99),
    },
  });
  return {
    times: [...times].map(rowOf),
    memory: {
      name: 'rss while they work',
      figures: Object.fromEntries(samples.map((mb, at) => [`${at + 1}/${SAMPLES} MB`, mb])),
    },
  };
}
