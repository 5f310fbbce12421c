import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { FIELDS } from '#domain/search/core/catalogue/fields.ts';
import { CATEGORIES } from '#domain/search/core/taxonomy/categories.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import type { Database } from '#server/platform/db/database.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { ENCODINGS } from './mapping/importMapping.ts';
import { FILTER_NAMES } from './rows/templateFilters.ts';

const section =
  /## Importing records\n(.*?)\n## /s.exec(readFileSync(path.join(projectRoot(), 'docs/fill-it.md'), 'utf8'))?.[1] ??
  '';
/** The indented blocks of the section, in order. */
const blocks = [...section.matchAll(/(?:^ {4}.*\n)+/gm)].map(([block]) => block.replace(/^ {4}/gm, ''));

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await testDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-manual-'));
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('docs/fill-it.md, "Importing records"', () => {
  it('has an example that works unchanged', async () => {
    const [csv, map] = [path.join(folder, 'admissions.csv'), path.join(folder, 'admissions.json')];
    writeFileSync(csv, blocks.find((block) => block.startsWith('no,admitted')) ?? '');
    writeFileSync(map, blocks.find((block) => block.startsWith('{')) ?? '');
    const { out, err } = await runAdmin(db, [
      'import-records',
      csv,
      '--mapping',
      map,
      '--set',
      'Admissions',
      '--rejects',
      path.join(folder, 'rejected.tsv'),
    ]);
    expect([out, err]).toEqual([
      'ADMISSIONS: 2 records can be searched once the site runs. No site is running on these data now.',
      '',
    ]);
    const records = await db.rows('/* test.manual */ SELECT id, fields FROM record_live ORDER BY no');
    expect(records).toEqual([
      {
        id: 'ADMISSIONS/17',
        fields: {
          FirstName: 'Wm',
          LastName: 'TREGENZA',
          DateOfBirth: '12/03/1874',
          YearOfBirth: '1874',
          EventType: 'School admission',
          EventDate: '4 May 1881',
          EventYear: '1881',
          PlaceOfResidence: 'Back Lane',
          Notes: 'Guardian: Tregenza, Jane',
        },
      },
      {
        id: 'ADMISSIONS/18',
        fields: {
          FirstName: 'Ellen',
          LastName: 'HOCKING',
          EventType: 'School admission',
          EventDate: '4 May 1881',
          EventYear: '1881',
          PlaceOfResidence: 'The Quay',
        },
      },
    ]);
  });

  it('lists in mapping-fields.md what the command fields prints: every field, category and filter', async () => {
    const { out, code } = await runAdmin(db, ['fields']);
    expect([code, `${out}\n`]).toEqual([0, readFileSync(path.join(projectRoot(), 'docs/mapping-fields.md'), 'utf8')]);
    for (const { fieldId, isPartOfScope } of FIELDS) expect(out.includes(`| \`${fieldId}\` |`)).toBe(!isPartOfScope);
    for (const name of FILTER_NAMES) expect(out).toMatch(new RegExp(`^\\| \`${name}[:\`]`, 'm'));
    for (const { id } of CATEGORIES) expect(out).toContain(`| \`${id}\` |`);
  });

  it('names every character set', () => {
    for (const name of ENCODINGS) expect(section).toContain(`\`${name}\``);
  });
});
