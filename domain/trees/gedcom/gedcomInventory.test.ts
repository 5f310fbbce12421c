import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { createToFive, createNamesOfFive } from './converting/toFive.ts';
import { createNamesOfSeven, createToSeven } from './converting/toSeven.ts';
import { documentsOf, type ReadFile, readWhole, writeWhole } from './gedcom.fixture.ts';
import { type GedcomLine, dialectOf } from './gedcomLine.ts';
import { createLossCounter } from './writing/exportReport.ts';
import { formatRecord } from './writing/formatRecord.ts';

const FOLDER = path.join(process.env.MUNIMENT_SHARED ?? path.resolve('../shared'), 'data/gedcom');
const hasFiles = existsSync(path.join(FOLDER, 'INVENTORY.tsv'));
const ofFiles = hasFiles ? describe : describe.skip;
if (!hasFiles)
  process.stderr.write(
    `No collection of GEDCOM files at ${FOLDER}: their round trip is not tried. Name its folder in MUNIMENT_SHARED.\n`,
  );

const inventory = hasFiles
  ? readFileSync(path.join(FOLDER, 'INVENTORY.tsv'), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [name = '', bytes = '', version = '', , , , , ...counts] = line.split('\t');
        return { name, bytes: Number(bytes), version, counts: counts.map(Number) };
      })
  : [];

/** The large files have the same programs behind them as small ones. */
const LARGE_BYTES = 120_000;

const lineTree = (records: readonly GedcomLine[]) => records.map(formatRecord);

/** Who is in a file, as far as every version can say it. */
const namesIn = (file: ReadFile) =>
  documentsOf(file).flatMap((each) =>
    each.kind === 'person' ? [each.document.names.map(({ given, surname }) => `${given} /${surname}/`)] : [],
  );

ofFiles('every file of the collection', () => {
  it.each(inventory)(
    '$name: is read to the counts of the inventory, and exported unchanged gives the same records back',
    async ({ name, bytes, version, counts }) => {
      const read = await readWhole(readFileSync(path.join(FOLDER, name)), bytes > LARGE_BYTES ? 65_536 : 100);
      // The inventory counts records that have a name.
      const count = (tag: string) => read.records.filter((record) => record.tag === tag && record.xref !== '').length;
      expect(['INDI', 'FAM', 'SOUR', 'OBJE'].map(count)).toEqual(counts);
      // Two files that start with an empty line or have wide letters were not opened when the inventory was made.
      if (version !== '') expect(read.file.version).toBe(version);

      const written = writeWhole(read, documentsOf(read));
      expect(lineTree(written)).toEqual(lineTree(read.records));
      const again = await readWhole(written.map(formatRecord).join(''));
      expect(lineTree(again.records)).toEqual(lineTree(read.records));
      expect(again.problems.filter(({ code }) => ['no-level', 'level-jump', 'stray'].includes(code))).toEqual([]);
    },
  );

  it.each(inventory.filter(({ bytes }) => bytes < LARGE_BYTES))(
    '$name: goes over to the other version, and what was understood of it stays the same',
    async ({ name }) => {
      const read = await readWhole(readFileSync(path.join(FOLDER, name)));
      const isOld = dialectOf(read.file.version) === '5';
      const losses = createLossCounter();
      const convert = isOld
        ? createToSeven({ losses, xref: createNamesOfSeven() })
        : createToFive({ losses, xref: createNamesOfFive() });
      const header = `0 HEAD\n1 GEDC\n2 VERS ${isOld ? '7.0' : '5.5.1'}\n${isOld ? '' : '1 CHAR UTF-8\n'}`;
      const converted =
        header +
        read.records
          .filter(({ tag }) => tag !== 'HEAD')
          .flatMap(convert)
          .map(formatRecord)
          .join('');
      const again = await readWhole(converted);
      expect(again.survey.counts.families).toBe(read.survey.counts.families);
      expect(namesIn(again)).toEqual(namesIn(read));
    },
  );
});
