import type { Copies } from '#test/e2e/support/copies/startCopies.ts';

import type { BenchRow } from '../benchReport.ts';
import { percentile } from '../percentile.ts';
import { familyTime, postmasterOf } from '../processorTime.ts';
import { type Readers, readAtOnce } from '../site/measureSite.ts';
import type { SiteClient } from '../site/siteClient.ts';

/**
 * Readers who ask for the next thing as soon as the last has come: how much is answered, and what it takes of
 * processors, in the copies and in the database.
 */
export async function measureCopies(
  client: SiteClient,
  { copies, balancer }: Copies,
  dataDir: string,
  { name, ...readers }: Readers & { name: string },
): Promise<BenchRow> {
  const spent = () => ({
    copies: familyTime(...copies.map(({ child }) => child.pid ?? 0)),
    database: familyTime(postmasterOf(dataDir)),
  });
  balancer.answered();
  const before = spent();
  const { times, elapsed } = await readAtOnce(client, readers, 2_000_000);
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
