import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { parse } from 'csv-parse/sync';

import { guessColumns } from '#domain/records/sheets/guessColumns.ts';
import { sheetKind } from '#domain/records/sheets/sheetKinds.ts';
import type { SheetKindId } from '#domain/records/sheets/sheetRecipe.ts';
import { readTable } from '#server/importers/spreadsheets/readTable.ts';

/** Forty sheets as societies and families keep them, all invented, and what each of their columns is. */
const FORTY = path.resolve('test/support/sheets/forty');
const TRUTH = JSON.parse(readFileSync(path.join(FORTY, 'truth.json'), 'utf8')) as Record<
  string,
  { kind: SheetKindId; columns: (string | null)[] }
>;
/** The one whose first row is a record. */
const WITHOUT_HEADINGS = '22-landrew-no-headings.csv';

interface Judged {
  /** The sheet, its heading, what it is and what was guessed. */
  column: string;
  field: string | null;
  guess: string | null;
  isSure: boolean;
}

async function read(name: string) {
  const rows: string[][] = [];
  const onRows = async (part: { cells: string[] }[]) => void rows.push(...part.map(({ cells }) => cells));
  const table = await readTable(path.join(FORTY, name), onRows, { folder: os.tmpdir() });
  return { ...table, cells: rows };
}

async function judged(name: string): Promise<Judged[]> {
  const { kind, columns } = TRUTH[name] as (typeof TRUTH)[string];
  const { headings, cells } = await read(name);
  const guesses = new Map(guessColumns(headings, cells, sheetKind(kind)).map((guess) => [guess.at, guess]));
  return columns.map((field, at) => {
    const { field: guess = null, isSure = false } = guesses.get(at) ?? {};
    return { column: `${name} “${headings[at]}”: ${field}, guessed ${guess}`, field, guess, isSure };
  });
}

const all = async (): Promise<Judged[]> => (await Promise.all(Object.keys(TRUTH).map(judged))).flat();

it('knows more than nine in ten columns of messy sheets', async () => {
  const known = (await all()).filter(({ field }) => field !== null);
  const wrong = known.filter(({ field, guess }) => field !== guess);
  if (wrong.length > known.length * 0.05) expect(wrong.map(({ column }) => column)).toEqual([]);
  expect(known.length).toBeGreaterThan(400);
});

it('is never sure and wrong, and seldom guesses what a sheet has no field for', async () => {
  const columns = await all();
  expect(columns.filter(({ field, guess, isSure }) => isSure && field !== guess).map(({ column }) => column)).toEqual(
    [],
  );
  const without = columns.filter(({ field }) => field === null);
  expect(without.filter(({ guess }) => guess !== null).length).toBeLessThan(without.length * 0.15);
});

it.each(Object.keys(TRUTH))('loses no row of %s, and makes none of its headings', async (name) => {
  const records = parse(readFileSync(path.join(FORTY, name)), {
    bom: true,
    relax_column_count: true,
    skip_records_with_empty_values: true,
  });
  const { rows, headings, cells } = await read(name);
  expect(rows).toBe(records.length - (name === WITHOUT_HEADINGS ? 0 : 1));
  expect(headings).toHaveLength(TRUTH[name]?.columns.length ?? 0);
  expect(cells).not.toContainEqual(headings);
});

it('guesses 5,000 rows of twenty columns in well below a second', () => {
  const headings = Array.from(
    { length: 20 },
    (_, at) => ['Fthr Xtian nme', 'Surmane', 'Dy', 'Whatever', ''][at % 5] ?? '',
  );
  const rows = Array.from({ length: 5000 }, (_, row) => headings.map((_heading, at) => `Mary Pinch ${row * at}`));
  const start = performance.now();
  guessColumns(headings, rows, sheetKind('burials'));
  expect(performance.now() - start).toBeLessThan(1000);
});
