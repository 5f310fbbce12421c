import { monitorEventLoopDelay } from 'node:perf_hooks';

import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { planQuery } from '#server/engines/search/matching/planQuery.ts';

import { type BenchReport, timeWork } from '../benchReport.ts';
import { benchCounty } from './county.ts';
import { measureClasses, measureClients } from './measure.ts';
import { openColumnar } from './openColumnar.ts';
import { queryClasses, type QueryClass } from './queryClasses.ts';

type Section = BenchReport['sections'][number];
type Say = (line: string) => void;

const gazetteer = loadGazetteer();

/** What the columnar engine takes for so many records. */
export async function columnarSections(folder: string, records: number, queries: number, say: Say): Promise<Section[]> {
  const county = benchCounty(records, gazetteer);
  const openReady = () => openColumnar(folder, county, gazetteer);
  say(`columnar: building an index of ${records} records`);
  const built = await timeWork(openReady);
  await built.value.close();
  const loaded = await timeWork(openReady);
  const index = loaded.value;
  const { bytes } = await index.health();
  const run = (query: ReturnType<QueryClass['query']>) => index.answer(planQuery(query, gazetteer));
  const classes = queryClasses(county);
  const rows = await measureClasses(classes, queries, run, say);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const clients = await measureClients(classes, run);
  delay.disable();
  await index.close();
  return [
    {
      title: 'Columnar index',
      rows: [
        {
          name: `${records} records`,
          figures: {
            'bytes/record': (bytes ?? 0) / records,
            'index MB': (bytes ?? 0) / 1e6,
            'build s': built.ms / 1_000,
            'records/s': Math.round((records / built.ms) * 1_000),
            'ready from disk s': loaded.ms / 1_000,
          },
        },
      ],
    },
    { title: 'Columnar engine: total, page and facets', rows },
    {
      title: 'Columnar engine under load',
      rows: [{ ...clients, figures: { ...clients.figures, 'loop delay p99 ms': delay.percentile(99) / 1e6 } }],
    },
  ];
}
