import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Bench, BenchReport, BenchRow } from '../benchReport.ts';
import { inItsOwnProcess } from '../inItsOwnProcess.ts';
import type { GrowthFound, GrowthStep } from './growthStep.ts';

/** Shares of the largest index that are measured as well. */
const SHARES = [0.1, 0.2, 0.5, 1];

const grow = (step: GrowthStep) =>
  inItsOwnProcess<GrowthFound>(
    new URL('./growthStep.ts', import.meta.url),
    step,
    `The step of ${step.records} records`,
  );

/** How the columnar index grows: memory, build, start and the time of each kind of search, by the number of records. */
export const growthBench: Bench = {
  name: 'growth',
  description:
    'The columnar index of ever more records: build, memory, ready from disk, and each class of query in wall and processor time',
  options: [
    { flag: 'records', description: 'records of the largest index', fallback: 10_000_000 },
    { flag: 'queries', description: 'queries per class', fallback: 50 },
  ],
  async run({ records = 0, queries = 0 }, say): Promise<Pick<BenchReport, 'settings' | 'sections'>> {
    const sizes: BenchRow[] = [];
    const classes: BenchReport['sections'][number][] = [];
    for (const size of SHARES.map((share) => Math.round(records * share))) {
      const folder = await mkdtemp(path.join(tmpdir(), 'muniment-bench-growth-'));
      try {
        say(`building an index of ${size} records`);
        const built = await grow({ folder, records: size, queries: 0 });
        say('  asking it');
        const read = await grow({ folder, records: size, queries });
        sizes.push({
          name: `${size} records`,
          figures: {
            'bytes/record': read.bytes / size,
            'resident MB': read.residentMb,
            'peak MB of build': built.peakMb,
            'build s': built.readyMs / 1_000,
            'build CPU s': built.readyCpuMs / 1_000,
            'records/s': size / (built.readyMs / 1_000),
            'records/CPU s': size / (built.readyCpuMs / 1_000),
            'ready from disk s': read.readyMs / 1_000,
            'ready CPU s': read.readyCpuMs / 1_000,
          },
        });
        classes.push({ title: `${size} records: total, page and facets`, rows: read.classes });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    }
    return { settings: { records, queries }, sections: [{ title: 'Columnar index', rows: sizes }, ...classes] };
  },
};
