import type { Copies } from '#test/e2e/support/copies/startCopies.ts';

import type { BenchRow } from '../benchReport.ts';
import { percentile, timed } from '../percentile.ts';
import { familyTime, postmasterOf } from '../processorTime.ts';
import type { SiteClient } from '../site/siteClient.ts';
import { kindOf } from '../site/measureSite.ts';
import type { RequestKind } from '../site/siteMix.ts';

interface Measured {
  name: string;
  mix: readonly RequestKind[];
  clients: number;
  seconds: number;
}

/** Readers who ask for the next thing as soon as the last has come: how much is answered, and what it takes of processors, in the copies and in the database. */
export async function measureCopies(client: SiteClient, { copies, balancer }: Copies, dataDir: string, { name, mix, clients, seconds }: Measured): Promise<BenchRow> {
  const spent = () => ({ copies: familyTime(...copies.map(({ child }) => child.pid ?? 0)), database: familyTime(postmasterOf(dataDir)) });
  const times: number[] = [];
  let asked = 0;
  balancer.answered();
  const before = spent();
  const started = performance.now();
  const end = started + seconds * 1_000;
  const reader = async (): Promise<void> => {
    while (performance.now() < end) {
      const number = (asked += 1);
      times.push((await timed(() => client.ask(kindOf(mix, number).request(2_000_000 + number)))).ms);
    }
  };
  await Promise.all(Array.from({ length: clients }, reader));
  const elapsed = performance.now() - started;
  const after = spent();
  const [inCopies, inDatabase] = [after.copies - before.copies, after.database - before.database];
  const shares = balancer.answered();
  return {
    name,
    figures: {
      'a second': (times.length / elapsed) * 1_000,
      'a CPU second': (times.length / (inCopies + inDatabase)) * 1_000,
      'CPU ms in copies': inCopies / times.length,
      'CPU ms in PostgreSQL': inDatabase / times.length,
      'p50 ms': percentile(times, 50),
      'p95 ms': percentile(times, 95),
      'least share %': (Math.min(...shares) / times.length) * 100,
    },
  };
}
