import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { planQuery } from '#server/engines/search/matching/planQuery.ts';

import { type BenchRow, timeWork } from '../benchReport.ts';
import { answerStep } from '../inItsOwnProcess.ts';
import { benchCounty } from './county.ts';
import { measureClasses } from './measure.ts';
import { openColumnar } from './openColumnar.ts';
import { queryClasses } from './queryClasses.ts';

/** What is measured in a process of its own, so that its memory and processor time are its own. */
export interface GrowthStep {
  folder: string;
  records: number;
  queries: number;
}

/** What a step found; the first in a folder builds the index, later ones read it. */
export interface GrowthFound {
  /** Until the first answer. */
  readyMs: number;
  readyCpuMs: number;
  bytes: number;
  /** Resident when it was ready, and the most until then. */
  residentMb: number;
  peakMb: number;
  classes: BenchRow[];
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

async function run({ folder, records, queries }: GrowthStep): Promise<GrowthFound> {
  const gazetteer = loadGazetteer();
  const county = benchCounty(records, gazetteer);
  const before = cpuMs();
  const ready = await timeWork(() => openColumnar(folder, county, gazetteer));
  const found = {
    readyMs: ready.ms,
    readyCpuMs: cpuMs() - before,
    residentMb: process.memoryUsage.rss() / 1e6,
    peakMb: (process.resourceUsage().maxRSS * 1_024) / 1e6,
  };
  const { bytes } = await ready.value.health();
  const classes =
    queries === 0
      ? []
      : await measureClasses(
          queryClasses(county),
          queries,
          (query) => ready.value.answer(planQuery(query, gazetteer)),
          () => undefined,
          cpuMs,
        );
  await ready.value.close();
  return { ...found, bytes: bytes ?? 0, classes };
}

answerStep(run);
