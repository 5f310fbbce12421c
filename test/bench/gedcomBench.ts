import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { silentLog } from '#server/config/log.ts';
import type { Database } from '#server/db/database.ts';
import { openSite } from '#server/db/openSite.ts';
import { checkGedcom } from '#server/importers/gedcom/checkGedcom.ts';
import { fillFromGedcom } from '#server/importers/gedcom/fillFromGedcom.ts';
import { openGedcomSource } from '#server/importers/gedcom/gedcomSource.ts';
import { exportTree } from '#server/modules/gedcom/export/exportTree.ts';

import type { Bench, BenchRow } from './benchReport.ts';
import { timed } from './percentile.ts';

const MEGABYTE = 2 ** 20;
const MOST_BYTES = 1024 * MEGABYTE;
const SMALLER = 10;
const SAMPLING_MS = 20;

/** Generations of couples with three children each, as lines of GEDCOM 5.5.1: five people in three records of lines a family. */
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

async function watched<Value>(name: string, persons: number, work: () => Promise<Value>): Promise<{ row: BenchRow; value: Value }> {
  let peak = 0;
  const sample = () => (peak = Math.max(peak, process.memoryUsage.rss()));
  sample();
  const timer = setInterval(sample, SAMPLING_MS);
  const { value, ms } = await timed(work);
  clearInterval(timer);
  sample();
  return { value, row: { name, figures: { 'people/s': Math.round(persons / (ms / 1000)), seconds: ms / 1000, 'peak RSS MB': Math.round(peak / MEGABYTE) } } };
}

async function measure(db: Database, folder: string, ownerId: number, persons: number): Promise<BenchRow[]> {
  const file = path.join(folder, `${persons}.ged`);
  await pipeline(Readable.from(madeUpTree(persons)), createWriteStream(file));
  const source = await openGedcomSource(file, MOST_BYTES);
  const asOfYear = new Date().getUTCFullYear();
  const size = `${persons} people, ${Math.round((await stat(file)).size / MEGABYTE)} MB`;
  const checked = await watched(`look through ${size}`, persons, () => checkGedcom(source, { asOfYear, livingYears: 110, memberBytes: 0 }));
  if (checked.value.counts.persons !== persons) throw new Error(`The file of ${persons} people was not read as it should.`);
  const filled = await watched(`import ${size}`, persons, () => fillFromGedcom(db, source, { ownerId, treeName: `Bench ${persons}`, fileName: 'bench.ged', atRecord: () => undefined }));
  const exported = await watched(`export ${size}`, persons, async () => {
    const { pieces } = exportTree(db, { treeId: filled.value.treeId, version: '7.0', takesMedia: false, withheld: { living: false, private: false, asOfYear, livingYears: 110 }, siteName: 'bench', programVersion: '0', now: new Date() });
    for await (const piece of pieces) if (piece.length < 0) break;
  });
  return [checked.row, filled.row, exported.row];
}

/** How fast GEDCOM files are looked through, become trees and are written again, and what memory that takes. */
export const gedcomBench: Bench = {
  name: 'gedcom',
  description: 'reads, imports and exports a made-up family tree, and one a tenth as large',
  options: [{ flag: 'people', description: 'people of the larger tree', fallback: 140_000 }],
  async run({ people = 140_000 }, say) {
    const folder = await mkdtemp(path.join(tmpdir(), 'muniment-bench-gedcom-'));
    const site = await openSite({ dataDir: path.join(folder, 'data'), databaseUrl: null }, silentLog);
    try {
      const owner = await site.db.one<{ id: number }>("/* bench.owner */ INSERT INTO member (email, first_name, last_name, password_hash) VALUES ('bench@example.com', 'Bench', 'Owner', 'x') RETURNING id");
      const rows: BenchRow[] = [];
      for (const size of [Math.ceil(people / SMALLER), people]) {
        say(`a tree of ${size} people`);
        rows.push(...(await measure(site.db, folder, owner?.id ?? 0, Math.ceil(size / 5) * 5)));
      }
      return { settings: { people }, sections: [{ title: 'GEDCOM', rows }] };
    } finally {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
