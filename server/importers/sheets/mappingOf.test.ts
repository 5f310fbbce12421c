import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { sheetKind, SHEET_KINDS } from '#domain/records/sheets/sheetKinds.ts';
import type { SheetSet } from '#domain/records/sheets/sheetRecipe.ts';

import { readMapping } from '../mapping/readMapping.ts';
import { fieldCells, mappingOf } from './mappingOf.ts';

const SET: SheetSet = {
  description: 'A register.',
  access: 'members',
  repository: 'The record office',
  archiveSeries: null,
  attribution: null,
  notation: 'freereg',
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-kinds-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(SHEET_KINDS.map((kind) => [kind.id, kind] as const))(
  '%s is a mapping as an operator could write it',
  (id, kind) => {
    const mapping = mappingOf(kind, { kind: id, columns: [], constants: { county: 'Glamorgan' }, set: SET });
    const { notation, ...set } = SET;
    expect(mapping.recordSet).toMatchObject({ ...set, sourceCountry: 'wales' });
    expect(mapping.notation).toBe(notation);
    const file = path.join(folder, `${id}.json`);
    writeFileSync(file, JSON.stringify(mapping));
    expect(readMapping(file)).toEqual(mapping);
  },
);

describe('the cells of a row', () => {
  const kind = sheetKind('burials');
  const cells = (row: string[], constants: Record<string, string> = {}) => {
    const filled = fieldCells(kind, { columns: ['surname', null, 'forename', 'place'], constants })(row);
    expect(filled).toHaveLength(kind.fields.length);
    return Object.fromEntries(kind.fields.map(({ id }, at) => [id, filled[at]]).filter(([, cell]) => cell !== ''));
  };

  it.each<[string, string[], Record<string, string>, Record<string, string>]>([
    [
      'are those of their columns, as they are written',
      [' Lander ', 'left out', 'John', 'Wexcombe'],
      {},
      { surname: ' Lander ', forename: 'John', place: 'Wexcombe' },
    ],
    [
      'are what holds for every row where no column says it',
      ['Lander', '', 'John', ''],
      { place: 'Wexham', county: 'Wiltshire' },
      { surname: 'Lander', forename: 'John', place: 'Wexham', county: 'Wiltshire' },
    ],
    [
      'are what the row says before what holds for every row',
      ['Lander', '', '', 'Wexcombe'],
      { place: 'Wexham' },
      { surname: 'Lander', place: 'Wexcombe' },
    ],
    [
      'say nothing by a sign for nothing',
      ['Lander', '', '', '-'],
      { place: 'Wexham' },
      { surname: 'Lander', place: 'Wexham' },
    ],
    ['are none of an empty row', ['', ' ', ''], { place: 'Wexham' }, {}],
    ['of a short row are those it has', ['Lander'], {}, { surname: 'Lander' }],
  ])('%s', (_title, row, constants, expected) => expect(cells(row, constants)).toEqual(expected));
});
