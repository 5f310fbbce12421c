import path from 'node:path';

import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import { importRecords } from '#server/importers/importRecords.ts';
import { readMapping } from '#server/importers/mapping/readMapping.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { openStorage } from '#server/platform/db/openStorage.ts';

import { timeWork } from './benchReport.ts';
import { answerStep } from './inItsOwnProcess.ts';
import { processorTime } from './processorTime.ts';

/** An import in a process of its own, so that its memory and processor time are its own. */
export interface ImportStep {
  dataDir: string;
  file: string;
  rows: number;
}

/** How long it took, and the memory the process had: at the first tenth of the rows, at the last, and the most. */
export interface ImportStepFound {
  ms: number;
  cpuMs: number;
  /** Processor time of PostgreSQL; NaN where the system does not tell. */
  databaseMs: number;
  earlyMb: number;
  lateMb: number;
  peakMb: number;
}

const residentMb = (): number => process.memoryUsage.rss() / 1e6;

async function run({ dataDir, file, rows }: ImportStep): Promise<ImportStepFound> {
  const { db, stop } = await openStorage({ dataDir, databaseUrl: null }, silentLog, {
    role: 'guest',
    isMigrating: false,
  });
  let [earlyMb, lateMb] = [Number.NaN, Number.NaN];
  const before = processorTime(dataDir);
  const { value, ms } = await timeWork(() =>
    importRecords(db, {
      files: [file],
      mapping: readMapping('freecen'),
      setName: `Bench ${rows}`,
      rejectFile: (id) => path.join(path.dirname(file), `${id}.tsv`),
      asOf: dayOf(new Date()),
      onProgress: ({ rows: done }) => {
        lateMb = residentMb();
        if (done <= rows / 10) earlyMb = lateMb;
      },
      signal: new AbortController().signal,
    }),
  );
  if (value.kind !== 'published' || value.accepted !== rows)
    throw new Error(`The import of ${rows} rows did not end as it should.`);
  // Before its own process of PostgreSQL ends, and is counted no more.
  const after = processorTime(dataDir);
  await stop();
  return {
    ms,
    cpuMs: after.own - before.own,
    databaseMs: (after.database ?? Number.NaN) - (before.database ?? Number.NaN),
    earlyMb,
    lateMb,
    peakMb: (process.resourceUsage().maxRSS * 1_024) / 1e6,
  };
}

answerStep(run);
