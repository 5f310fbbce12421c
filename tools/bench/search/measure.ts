import type { EngineQuery } from '#server/engines/search/SearchEngine.ts';

import { type BenchRow, percentile, timeWork } from '../benchReport.ts';
import type { QueryClass } from './queryClasses.ts';

const WARM_UP = 5;
const CLIENTS = 8;
const CLIENTS_MS = 8_000;
/** How often a busy site is asked for its health. */
const PROBE_MS = 20;

type Run = (query: EngineQuery) => Promise<{ total: number }>;

/** Latency of one class, a query after the other. */
async function measureClass(
  { name, query }: QueryClass,
  queries: number,
  run: Run,
  cpuMs: (() => number) | null,
): Promise<BenchRow> {
  for (let seed = 0; seed < WARM_UP; seed++) await run(query(100_000 + seed));
  const times: number[] = [];
  const worked: number[] = [];
  const totals: number[] = [];
  for (let seed = 1; seed <= queries; seed++) {
    const before = cpuMs?.() ?? 0;
    const { value, ms } = await timeWork(() => run(query(seed)));
    if (cpuMs) worked.push(cpuMs() - before);
    times.push(ms);
    totals.push(value.total);
  }
  const cpu = cpuMs && { 'CPU p50 ms': percentile(worked, 50), 'CPU p95 ms': percentile(worked, 95) };
  return {
    name,
    figures: {
      'p50 ms': percentile(times, 50),
      'p95 ms': percentile(times, 95),
      'max ms': percentile(times, 100),
      ...cpu,
      'median hits': percentile(totals, 50),
      'most hits': percentile(totals, 100),
    },
  };
}

/**
 * Latency of each class, one after the other.
 * @param say - hears which is at work
 * @param cpuMs - processor time so far of what answers; null where that is not known
 */
export async function measureClasses(
  classes: readonly QueryClass[],
  queries: number,
  run: Run,
  say: (line: string) => void,
  cpuMs: (() => number) | null = null,
): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const kind of classes) {
    say(`  ${kind.name}`);
    rows.push(await measureClass(kind, queries, run, cpuMs));
  }
  return rows;
}

/**
 * Clients of all classes that ask the next question as soon as the last is answered, and what a probe beside them
 * waits.
 */
export async function measureClients(
  classes: readonly QueryClass[],
  run: Run,
  probe: (() => Promise<void>) | null = null,
): Promise<BenchRow> {
  const times: number[] = [];
  const probes: number[] = [];
  const end = performance.now() + CLIENTS_MS;
  const client = async (number: number): Promise<void> => {
    for (let turn = 0; performance.now() < end; turn++) {
      const kind = classes[(number + turn) % classes.length];
      if (kind) times.push((await timeWork(() => run(kind.query(1_000_000 + number * 10_000 + turn)))).ms);
    }
  };
  const probing = async (): Promise<void> => {
    while (probe && performance.now() < end) {
      probes.push((await timeWork(probe)).ms);
      await new Promise((resolve) => setTimeout(resolve, PROBE_MS));
    }
  };
  await Promise.all([...Array.from({ length: CLIENTS }, (_none, number) => client(number)), probing()]);
  return {
    name: `${CLIENTS} clients, all classes`,
    figures: {
      'queries/s': (times.length / CLIENTS_MS) * 1_000,
      'p50 ms': percentile(times, 50),
      'p95 ms': percentile(times, 95),
      ...(probe && { 'healthz p50 ms': percentile(probes, 50), 'healthz p99 ms': percentile(probes, 99) }),
    },
  };
}
