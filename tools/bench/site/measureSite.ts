import { type BenchRow, percentile, timeWork } from '../benchReport.ts';
import type { BenchSite } from '../search/BenchSite.ts';
import type { SiteClient } from './siteClient.ts';
import type { RequestKind } from './siteMix.ts';

const WARM_UP = 20;
const PROBE_MS = 20;

const latencies = (times: readonly number[]): Record<string, number> => ({
  'p50 ms': percentile(times, 50),
  'p95 ms': percentile(times, 95),
  'p99 ms': percentile(times, 99),
  'max ms': percentile(times, 100),
});

/** Processor time and memory of the site's own process, as it says itself; the database's is not among it. */
async function spent(site: BenchSite): Promise<{ cpuMs: number; megabytes: number }> {
  const metrics = await site.metrics();
  return {
    cpuMs: (metrics.get('process_cpu_seconds_total') ?? Number.NaN) * 1_000,
    megabytes: (metrics.get('process_resident_memory_bytes') ?? Number.NaN) / 1e6,
  };
}

/** One client that asks for one kind of thing, one after the other. */
export async function measureKind(
  client: SiteClient,
  site: BenchSite,
  kind: RequestKind,
  seconds: number,
): Promise<BenchRow & { p50: number }> {
  for (let seed = 0; seed < WARM_UP; seed++) await client.check(kind.request(5_000_000 + seed));
  const times: number[] = [];
  const before = await spent(site);
  for (const end = performance.now() + seconds * 1_000; performance.now() < end;)
    times.push((await timeWork(() => client.ask(kind.request(times.length + 1)))).ms);
  const after = await spent(site);
  return {
    name: kind.name,
    p50: percentile(times, 50),
    figures: { ...latencies(times), 'CPU ms': (after.cpuMs - before.cpuMs) / times.length },
  };
}

/** Which kind the request of a number is of, by the shares of the kinds. */
function kindOf(mix: readonly RequestKind[], number: number): RequestKind {
  let left = (number * 37) % mix.reduce((sum, { share }) => sum + share, 0);
  return mix.find(({ share }) => (left -= share) < 0) ?? (mix[0] as RequestKind);
}

/** Readers at once, what they ask for, and how long. */
export interface Readers {
  mix: readonly RequestKind[];
  clients: number;
  seconds: number;
}

/**
 * Clients that ask for the next thing as soon as the last has come.
 * @param firstSeed - of their requests
 * @returns what each answer took, and all of it, in milliseconds
 */
export async function readAtOnce(
  client: SiteClient,
  { mix, clients, seconds }: Readers,
  firstSeed: number,
): Promise<{ times: number[]; elapsed: number }> {
  const times: number[] = [];
  let asked = 0;
  const started = performance.now();
  const end = started + seconds * 1_000;
  const reader = async (): Promise<void> => {
    while (performance.now() < end) {
      const number = (asked += 1);
      times.push((await timeWork(() => client.ask(kindOf(mix, number).request(firstSeed + number)))).ms);
    }
  };
  await Promise.all(Array.from({ length: clients }, reader));
  return { times, elapsed: performance.now() - started };
}

/** Readers, and what a probe of the site's health waits beside them. */
export async function measureClients(
  client: SiteClient,
  site: BenchSite,
  { name, ...readers }: Readers & { name: string },
): Promise<BenchRow> {
  const probes: number[] = [];
  const before = await spent(site);
  const end = performance.now() + readers.seconds * 1_000;
  const probe = async (): Promise<void> => {
    while (performance.now() < end) {
      probes.push((await timeWork(() => client.ask({ path: '/healthz' }))).ms);
      await new Promise((resolve) => setTimeout(resolve, PROBE_MS));
    }
  };
  const [{ times, elapsed }] = await Promise.all([readAtOnce(client, readers, 1_000_000), probe()]);
  const after = await spent(site);
  return {
    name,
    figures: {
      'a second': (times.length / elapsed) * 1_000,
      ...latencies(times),
      'health p99 ms': percentile(probes, 99),
      'health max ms': percentile(probes, 100),
      'CPU ms': (after.cpuMs - before.cpuMs) / times.length,
      'memory MB': after.megabytes,
    },
  };
}
