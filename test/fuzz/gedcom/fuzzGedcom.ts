import assert from 'node:assert/strict';

import { createNamesOfFive, createToFive } from '#domain/trees/gedcom/converting/toFive.ts';
import { documentsOf, exportSeven, readWhole, writeWhole } from '#domain/trees/gedcom/gedcom.fixture.ts';
import { gedcomProblem } from '#domain/trees/gedcom/gedcomProblem.ts';
import { RefusedGedcom } from '#domain/trees/gedcom/reading/RefusedGedcom.ts';
import { createLossCounter } from '#domain/trees/gedcom/writing/exportReport.ts';
import { formatRecord } from '#domain/trees/gedcom/writing/formatRecord.ts';
import { sevenFaults } from '#domain/trees/gedcom/writing/sevenFaults.fixture.ts';
import {
  familyCells,
  memberCells,
  mentionCells,
  personCells,
  sourceCells,
} from '#server/modules/trees/core/store/derivedRows.ts';
import { checkGedcom } from '#server/modules/trees/gedcom/importing/checkGedcom.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import { copyCell } from '#server/platform/db/textFormat.ts';

import { createFuzz } from '../createFuzz.ts';
import { type FuzzedFile, gedcomFiles } from './gedcomFiles.ts';

/** Null for what is refused in words. */
const unlessRefused = <Result>(work: Promise<Result>): Promise<Result | null> =>
  work.catch((error: unknown) => {
    if (error instanceof RefusedGedcom || error instanceof UserError) return null;
    throw error;
  });

/** Some lines around a place, cut. */
const around = (lines: readonly string[], at: number) =>
  lines
    .slice(Math.max(0, at - 3), at + 3)
    .map((line) => line.slice(0, 80))
    .join(' / ');

/** A file is refused in words or read; what was read becomes rows, comes back as it was, and leaves as valid 7.0. */
async function check({ bytes, pieceBytes }: FuzzedFile): Promise<void> {
  const source = { chunks: () => [bytes] as unknown as AsyncIterable<Uint8Array>, bytes: bytes.length, media: [] };
  const looked = await unlessRefused(checkGedcom(source, { asOfYear: 2026, livingYears: 110, memberBytes: 0 }));
  const read = await unlessRefused(readWhole(bytes, pieceBytes));
  assert.equal(looked === null, read === null, 'both readings refuse it, or none');
  if (!read) return;
  for (const { code, line } of read.problems) assert.ok(gedcomProblem(code, line, 'x').text.length > 0 && line > 0);
  const documents = documentsOf(read);
  for (const { kind, document } of documents) {
    const cells =
      kind === 'person'
        ? [personCells(document)]
        : kind === 'family'
          ? [familyCells(document), ...memberCells(document)]
          : kind === 'source'
            ? [sourceCells(document)]
            : [];
    for (const cell of [...cells, ...mentionCells(kind, document.id, document as never)].flatMap((each) =>
      Object.values(each),
    ))
      copyCell(typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : cell);
    copyCell(JSON.stringify(document));
  }
  const lines = read.records.map(formatRecord);
  const written = writeWhole(read, documents).flatMap((record) => formatRecord(record).split('\n'));
  const came = lines.flatMap((record) => record.split('\n'));
  const at = came.findIndex((line, index) => line !== written[index]);
  assert.ok(
    at < 0 && written.length === came.length,
    `what nobody changed leaves as it came, but for “${around(came, at)}”, which becomes “${around(written, at)}”`,
  );
  assert.deepEqual(sevenFaults(exportSeven(read).text).slice(0, 5), [], 'it leaves as valid 7.0');
  if (read.survey.dialect === '7')
    read.records
      .flatMap(createToFive({ losses: createLossCounter(), xref: createNamesOfFive() }))
      .forEach(formatRecord);
}

/** GEDCOM files. */
export const fuzzGedcom = createFuzz<FuzzedFile>({
  name: 'GEDCOM files',
  inputs: gedcomFiles,
  check,
  runs: { short: 150, long: 10_000 },
});
