import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import fc from 'fast-check';

import { FIELDS } from '#domain/search/core/catalogue/fields.ts';
import { columnIndex } from '#server/importers/mapping/columnIndex.ts';
import { readMapping } from '#server/importers/mapping/readMapping.ts';
import { createRowReader } from '#server/importers/rows/createRowReader.ts';
import { inspectSource } from '#server/importers/source/inspectSource.ts';
import { readRows } from '#server/importers/source/readRows.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import { createFuzz } from './createFuzz.ts';

/** A mapping as it is written, and the bytes of a file for it. */
interface Import {
  mapping: unknown;
  bytes: Buffer;
}

const SHIPPED = path.join(projectRoot(), 'server/importers/mappings');
const mappings = readdirSync(SHIPPED)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(path.join(SHIPPED, name), 'utf8')) as Record<string, unknown>);
const FOLDER = mkdtempSync(path.join(os.tmpdir(), 'muniment-fuzz-'));
process.on('exit', () => rmSync(FOLDER, { recursive: true, force: true }));

const CELLS = [
  '',
  ' ',
  '-',
  '?',
  'CON',
  'Roche',
  'Ada',
  'ANCESTOR',
  'm',
  'F',
  '1841',
  '3 Apr 1801',
  '1801-04-03',
  '31/02/1900',
  '99',
  '6 months',
  'é',
  '\ud83d',
  '\0',
  '"',
  '""',
  '"a',
  "'",
  ',',
  ';',
  '|',
  '\t',
  'a\nb',
  '{#line}',
  '../../x',
  'x'.repeat(4_001),
  '=1+1',
  '😀',
  '\ufeff',
];
const cell = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...CELLS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
);
const quoted = (text: string) => (/[",;|\t\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const row = fc
  .tuple(fc.array(cell, { maxLength: 24 }), fc.boolean())
  .map(([cells, isProper]) => cells.map((text) => (isProper ? quoted(text) : text)));

const TEMPLATES = [
  '',
  '{#line}',
  '{#file}/{#line}',
  '{county}',
  '{county ?? place}',
  '{x|table:sex}',
  '{x|year|county}',
  '{|}',
  '{{county}}',
  '{#nothing}',
  '{county|nofilter}',
  '{}',
  'fixed',
  `{${'a ?? '.repeat(200)}b}`,
];
const key = fc.oneof(
  fc.constantFrom(...FIELDS.map(({ fieldId }) => fieldId)),
  fc.string({ maxLength: 6 }),
  fc.constant('__proto__'),
);
const change = fc.tuple(
  fc.constantFrom(
    'key',
    'required',
    'blanks',
    'tables',
    'life',
    'records',
    'format',
    'type',
    'name',
    'recordSet',
    'more',
  ),
  fc.oneof(
    fc.constantFrom(...TEMPLATES),
    fc.array(fc.constantFrom('county', 'place', 'nothing', '')),
    fc.dictionary(key, fc.constantFrom(...TEMPLATES)),
    fc
      .tuple(fc.dictionary(key, fc.constantFrom(...TEMPLATES)), fc.option(fc.constantFrom('a', 'b', '')))
      .map(([fields, suffix]) => [{ fields, suffix }]),
    fc.record({
      delimiter: fc.constantFrom('comma', 'tab', 'semicolon', 'pipe', 'none'),
      encoding: fc.constantFrom('auto', 'utf-8', 'windows-1252', 'utf-16le', 'cp437', 'x'),
      quotes: fc.boolean(),
      columns: fc.option(fc.array(fc.constantFrom('county', 'place', 'forename', 'x'))),
    }),
    fc.jsonValue({ maxDepth: 2 }),
  ),
);

const imports: fc.Arbitrary<Import> = fc
  .record({
    base: fc.constantFrom(...mappings),
    changes: fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      { weight: 3, arbitrary: fc.array(change, { minLength: 1, maxLength: 2 }) },
    ),
    hasHeader: fc.boolean(),
    rows: fc.array(row, { maxLength: 5 }),
    separator: fc.oneof(
      { weight: 5, arbitrary: fc.constant(',') },
      { weight: 1, arbitrary: fc.constantFrom('\t', ';', '|') },
    ),
    end: fc.constantFrom('\n', '\r\n', '\r'),
    encoding: fc.oneof(
      { weight: 4, arbitrary: fc.constant('utf8' as const) },
      { weight: 1, arbitrary: fc.constantFrom('latin1' as const, 'utf16le' as const) },
    ),
  })
  .map(({ base, changes, hasHeader, rows, separator, end, encoding }) => {
    const mapping = Object.fromEntries([...Object.entries(base), ...changes]);
    const columns = (base.format as { columns: string[] | null }).columns ?? [];
    return {
      mapping,
      bytes: Buffer.from(
        [...(hasHeader ? [columns] : []), ...rows].map((cells) => cells.join(separator)).join(end),
        encoding,
      ),
    };
  });

/** A mapping is refused in words or taken; each row becomes records with an id of their own, or a reason why not. */
async function check({ mapping: written, bytes }: Import): Promise<void> {
  const [mappingFile, file] = [path.join(FOLDER, 'mapping.json'), path.join(FOLDER, 'rows.csv')];
  writeFileSync(mappingFile, JSON.stringify(written));
  writeFileSync(file, bytes);
  try {
    const mapping = readMapping(mappingFile);
    const source = await inspectSource(file, mapping.format.encoding);
    const seenKeys = new Map<string, number>();
    let read: ReturnType<typeof createRowReader> | null = null;
    const reader = (header: readonly string[]) =>
      createRowReader({
        mapping,
        columns: columnIndex(mapping, header, 'rows.csv'),
        recordSetId: 'set',
        sourceFile: 'rows.csv',
        folder: FOLDER,
        asOf: '2026-06-30',
        seenKeys,
      });
    if (mapping.format.columns) read = reader(mapping.format.columns);
    for await (const { line, cells } of readRows(source, mapping.format)) {
      if (!read) {
        read = reader(cells);
        continue;
      }
      const outcome = read(cells, line);
      if ('reason' in outcome) assert.ok(outcome.reason.length > 0);
      else assert.equal(new Set(outcome.drafts.map(({ id }) => id)).size, outcome.drafts.length);
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    assert.ok(error.message.length > 0);
  }
}

/** Rows of record imports, and the mappings they are read by. */
export const fuzzRows = createFuzz<Import>({
  name: 'rows and mappings of record imports',
  inputs: imports,
  check,
  runs: { short: 200, long: 10_000 },
});
