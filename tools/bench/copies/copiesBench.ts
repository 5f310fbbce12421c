import { existsSync } from 'node:fs';
import path from 'node:path';

import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { startCopies, type Copies } from '#test/e2e/support/copies/startCopies.ts';

import { type Bench, type BenchRow, timeWork, percentile } from '../benchReport.ts';
import { familyTime, postmasterOf } from '../processorTime.ts';
import { metricsOf } from '../search/BenchSite.ts';
import { benchCounty } from '../search/county.ts';
import { type Readers, readAtOnce } from '../site/measureSite.ts';
import { preparedSite } from '../site/preparedSite.ts';
import { createSiteClient, type SiteClient } from '../site/siteClient.ts';
import { siteMix } from '../site/siteMix.ts';

/**
 * Readers who ask for the next thing as soon as the last has come: how much is answered, and what it takes of
 * processors, in the copies and in the database.
 */
async function measureCopies(
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

const COUNTS = [1, 2, 4];
const WARM_UP = 60;

/** What another copy of the site costs and brings. */
export const copiesBench: Bench = {
  name: 'copies',
  description:
    'One, two and four copies of the built site on one database and one bucket, behind a balancer in turn: answers a CPU second, which other work on the machine disturbs little; Linux only',
  options: [
    { flag: 'records', description: 'fictional records', fallback: 100_000 },
    { flag: 'clients', description: 'readers at once', fallback: 8 },
    { flag: 'seconds', description: 'how long each number of copies is measured', fallback: 20 },
  ],
  async run(options, say) {
    const { records = 0, clients = 0, seconds = 0 } = options;
    const county = benchCounty(records, loadGazetteer());
    const dataDir = await preparedSite(county, records, say);
    const mix = siteMix(county, { withPages: existsSync(path.join(projectRoot(), 'dist/client/index.html')) });
    const rows: BenchRow[] = [];
    const starts: BenchRow[] = [];
    for (const count of COUNTS) {
      say(`${count} ${count === 1 ? 'copy' : 'copies'}: starting`);
      const started = await timeWork(() =>
        startCopies({ count, dataDir, env: { SAMPLE_DATA: 'none', SEARCH_LIMIT: '0' }, isPooled: false }),
      );
      const site = started.value;
      const client = createSiteClient(site.origin, clients);
      try {
        for (let seed = 0; seed < WARM_UP * count; seed += 1)
          for (const kind of mix.slice(0, 2)) await client.check(kind.request(7_000_000 + seed));
        say(`  measuring for ${seconds} s`);
        rows.push(await measureCopies(client, site, dataDir, { name: `${count}`, mix, clients, seconds }));
        const memory = await Promise.all(
          site.copies.map(
            async ({ origin }) => (await metricsOf(origin)).get('process_resident_memory_bytes') ?? Number.NaN,
          ),
        );
        starts.push({
          name: `${count}`,
          figures: {
            'all ready s': started.ms / 1_000,
            'memory MB a copy': memory.reduce((sum, bytes) => sum + bytes, 0) / count / 1e6,
          },
        });
      } finally {
        client.close();
        await site.stop();
      }
    }
    return {
      settings: options,
      sections: [
        { title: `Copies, ${clients} readers, the whole mix, ${records} records`, rows },
        { title: 'Start and memory', rows: starts },
      ],
    };
  },
};
