import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { SHEET_KINDS } from '#domain/records/sheets/sheetKinds.ts';
import type { SheetSet } from '#domain/records/sheets/sheetRecipe.ts';

import { readMapping } from '../mapping/readMapping.ts';
import { mappingOf } from './mappingOf.ts';

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
    const mapping = mappingOf(kind, { kind: id, columns: [], constants: { county: 'Glamorgan' }, set: SET, steps: [] });
    const { notation, ...set } = SET;
    expect(mapping.recordSet).toMatchObject({ ...set, sourceCountry: 'wales' });
    expect(mapping.notation).toBe(notation);
    const file = path.join(folder, `${id}.json`);
    writeFileSync(file, JSON.stringify(mapping));
    expect(readMapping(file)).toEqual(mapping);
  },
);
