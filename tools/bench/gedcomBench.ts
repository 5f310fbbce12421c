import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { silentLog } from '#server/platform/config/log.ts';
import { openStorage } from '#server/platform/db/openStorage.ts';

import type { Bench, BenchRow } from './benchReport.ts';
import type { GedcomStep, GedcomStepFound } from './gedcomStep.ts';
import { inItsOwnProcess } from './inItsOwnProcess.ts';

const MEGABYTE = 2 ** 20;
const SMALLER = 10;

/**
 * Generations of couples with three children each, as lines of GEDCOM 5.5.1: five people in three records of lines a
 * family.
 */
function* madeUpTree(persons: number): Generator<string> {
  yield '0 HEAD\n1 SOUR bench\n1 GEDC\n2 VERS 5.5.1\n2 FORM LINEAGE-LINKED\n1 CHAR UTF-8\n';
  for (let id = 1; id <= persons; id += 1) {
    const family = Math.ceil(id / 5);
    const isChild = id % 5 > 2 || id % 5 === 0;
    const born = 1600 + (family % 300) + (isChild ? 25 : 0);
    yield `0 @I${id}@ INDI\n1 NAME Given${id % 997} /Surname${family % 499}/\n1 SEX ${id % 2 === 0 ? 'F' : 'M'}\n1 BIRT\n2 DATE ${(id % 28) + 1} MAR ${born}\n2 PLAC Parish ${family % 211}, Cornwall\n1 DEAT\n2 DATE ABT ${born + 60}\n1 ${isChild ? 'FAMC' : 'FAMS'} @F${family}@\n`;
  }
  for (let family = 1; family * 5 <= persons; family += 1) {
    const first = (family - 1) * 5;
    yield `0 @F${family}@ FAM\n1 HUSB @I${first + 1}@\n1 WIFE @I${first + 2}@\n1 CHIL @I${first + 3}@\n1 CHIL @I${first + 4}@\n1 CHIL @I${first + 5}@\n1 MARR\n2 DATE 1 JUN ${1625 + (family % 300)}\n`;
  }
  yield '0 TRLR\n';
}

const take = (step: GedcomStep) =>
  inItsOwnProcess<GedcomStepFound>(new URL('./gedcomStep.ts', import.meta.url), step, `The step “${step.step}”`);

async function measure(folder: string, dataDir: string, ownerId: number, persons: number): Promise<BenchRow[]> {
  const file = path.join(folder, `${persons}.ged`);
  await pipeline(Readable.from(madeUpTree(persons)), createWriteStream(file));
  const size = `${persons} people, ${Math.round((await stat(file)).size / MEGABYTE)} MB`;
  const rows: BenchRow[] = [];
  let treeId = 0;
  for (const step of ['check', 'import', 'export'] as const) {
    const found = await take({ dataDir, step, file, treeId, ownerId });
    if (found.persons !== persons) throw new Error(`The file of ${persons} people was not read as it should.`);
    treeId = found.treeId;
    rows.push({
      name: `${step === 'check' ? 'look through' : step} ${size}`,
      figures: {
        'people/s': Math.round(persons / (found.ms / 1000)),
        seconds: found.ms / 1000,
        'peak RSS MB': found.peakMegabytes,
      },
    });
  }
  return rows;
}

/** How fast GEDCOM files are looked through, become trees and are written again, and what memory that takes. */
export const gedcomBench: Bench = {
  name: 'gedcom',
  description:
    'reads, imports and exports a fictional family tree, and one a tenth as large, each step in a process of its own',
  options: [{ flag: 'people', description: 'people of the larger tree', fallback: 140_000 }],
  async run({ people = 140_000 }, say) {
    const folder = await mkdtemp(path.join(tmpdir(), 'muniment-bench-gedcom-'));
    const dataDir = path.join(folder, 'data');
    const site = await openStorage({ dataDir, databaseUrl: null }, silentLog);
    try {
      const owner = await site.db.one<{ id: number }>(
        "/* bench.owner */ INSERT INTO member (email, first_name, last_name, password_hash) VALUES ('bench@example.com', 'Bench', 'Owner', 'x') RETURNING id",
      );
      const rows: BenchRow[] = [];
      for (const size of [Math.ceil(people / SMALLER), people]) {
        say(`a tree of ${size} people`);
        rows.push(...(await measure(folder, dataDir, owner?.id ?? 0, Math.ceil(size / 5) * 5)));
      }
      return { settings: { people }, sections: [{ title: 'GEDCOM', rows }] };
    } finally {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
