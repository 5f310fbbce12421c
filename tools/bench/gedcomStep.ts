import { analyzeFilled } from '#server/modules/trees/core/index.ts';
import { exportTree } from '#server/modules/trees/gedcom/export/exportTree.ts';
import { checkGedcom } from '#server/modules/trees/gedcom/importing/checkGedcom.ts';
import { fillFromGedcom } from '#server/modules/trees/gedcom/importing/fillFromGedcom.ts';
import { openGedcomSource } from '#server/modules/trees/gedcom/importing/gedcomSource.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { openStorage } from '#server/platform/db/openStorage.ts';

import { timeWork } from './benchReport.ts';
import { answerStep } from './inItsOwnProcess.ts';

/** What is measured in a process of its own, so that its memory is its own. */
export interface GedcomStep {
  dataDir: string;
  step: 'check' | 'import' | 'export';
  /** The file; of an export its tree is read instead. */
  file: string;
  treeId: number;
  ownerId: number;
}

/** What a step found: people it met, milliseconds, and the most memory the process had, in MB. */
export interface GedcomStepFound {
  persons: number;
  treeId: number;
  ms: number;
  peakMegabytes: number;
}

const MEGABYTE = 2 ** 20;
const MOST_BYTES = 1024 * MEGABYTE;
const livingYears = 110;

async function run({ dataDir, step, file, treeId, ownerId }: GedcomStep): Promise<GedcomStepFound> {
  const { db, stop } = await openStorage({ dataDir, databaseUrl: null }, silentLog, {
    role: 'guest',
    isMigrating: false,
  });
  const asOfYear = new Date().getUTCFullYear();
  const work = {
    check: async () => ({
      persons: (await checkGedcom(await openGedcomSource(file, MOST_BYTES), { asOfYear, livingYears, memberBytes: 0 }))
        .counts.persons,
      treeId,
    }),
    import: async () => {
      const filled = await fillFromGedcom(db, await openGedcomSource(file, MOST_BYTES), {
        ownerId,
        treeName: 'Bench',
        fileName: 'bench.ged',
        atRecord: () => undefined,
      });
      await analyzeFilled(db, filled);
      return filled;
    },
    export: async () => {
      const { pieces, report } = exportTree(db, {
        treeId,
        version: '7.0',
        withheld: { living: false, private: false, asOfYear, livingYears },
        takesMedia: false,
        siteName: 'bench',
        programVersion: '0',
        now: new Date(),
      });
      for await (const piece of pieces) if (piece.length < 0) break;
      return { persons: report().persons, treeId };
    },
  };
  const { value, ms } = await timeWork<{ persons: number; treeId: number }>(work[step]);
  await stop();
  return {
    persons: value.persons,
    treeId: value.treeId,
    ms,
    peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}

answerStep(run);
