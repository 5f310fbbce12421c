import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { projectRoot } from '#server/platform/config/projectRoot.ts';
import type { Database } from '#server/platform/db/database.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

// Files that went wrong once, with the right outcome beside them; they are not part of the project.
const FAULTS = path.resolve(projectRoot(), process.env.MUNIMENT_SHARED ?? '../shared', 'data/faults/records');
const hasFaults = existsSync(path.join(FAULTS, 'README.md'));
if (!hasFaults) process.stderr.write(`Skipped: the faulty files are not in ${FAULTS}.\n`);
const describeFaults = hasFaults ? describe : describe.skip;

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await testDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-faults-'));
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Stored {
  fields: Record<string, string>;
  group_key: string | null;
}
/** Imports a file and gives what the operator reads and what was stored. */
async function importFile(set: string, file: string, mapping: string) {
  const said = await runAdmin(db, [
    'import-records',
    file,
    '--mapping',
    mapping,
    '--set',
    set,
    '--rejects',
    path.join(folder, `${set}.tsv`),
  ]);
  const records = await db.rows<Stored>(
    '/* test.faults */ SELECT fields, group_key FROM record_live WHERE record_set_id = $1 ORDER BY no',
    [set],
  );
  return { ...said, records };
}
const rejectsOf = (set: string) =>
  readFileSync(path.join(folder, `${set}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
const fault = (name: string) => path.join(FAULTS, name);
/** A mapping of theirs with some of its text replaced. */
function withText(mapping: string, replaced: readonly (readonly [string, string])[]): string {
  const at = path.join(folder, `changed-${mapping}`);
  writeFileSync(
    at,
    replaced.reduce((text, [from, to]) => text.replaceAll(from, to), readFileSync(fault(mapping), 'utf8')),
  );
  return at;
}

describeFaults('files that went wrong once', () => {
  it('excel-dates.csv: dates as spreadsheets and archivists write them have their year, and blank rows are no rejects', async () => {
    const { code, records } = await importFile('DATES', fault('excel-dates.csv'), fault('excel-dates.json'));
    expect([code, records.length, rejectsOf('DATES')]).toEqual([0, 20, []]);
    const yearOf = (name: string) => records.find(({ fields }) => fields.FirstName === name)?.fields.EventYear;
    expect([yearOf('Ros'), yearOf('Ned'), yearOf('Dan')]).toEqual(['1881', '1874', '1881']);
  });

  it('excel-sep.csv: the line that Excel writes for itself is no heading', async () => {
    const { code, records } = await importFile('SEP', fault('excel-sep.csv'), fault('excel-dates.json'));
    expect([code, records.map(({ fields }) => fields.FirstName)]).toEqual([0, ['Amos']]);
  });

  it('excel-utf16.csv, us-dates.csv and open-quote.csv are read as far as they can be', async () => {
    const utf16 = await importFile('UTF16', fault('excel-utf16.csv'), fault('notes.json'));
    expect(utf16.records.map(({ fields }) => fields.LastName)).toEqual(['TREWHELLA', 'TREWHELLA']);
    const american = await importFile('AMERICAN', fault('us-dates.csv'), fault('notes.json'));
    expect(american.records.map(({ fields }) => fields.EventYear)).toEqual(['1851', '1851', '1851']);
    const open = await importFile('OPEN', fault('open-quote.csv'), fault('notes.json'));
    expect(open.code).toBe(0);
    expect(open.records.length + rejectsOf('OPEN').length).toBeGreaterThan(1);
  });

  it('twice-headed.csv: headings of two columns are named, and a mapping can say which it means', async () => {
    const refused = await importFile('TWICE', fault('twice-headed.csv'), fault('twice-headed.json'));
    expect([refused.code, refused.err]).toEqual([
      1,
      'twice-headed.csv does not fit the mapping "Odd names": "Forename", "Surname", "Age" are headings of two columns or more. Say which one the mapping means: {Forename#1} is the first, {Forename#2} the second.',
    ]);
    const second = withText('twice-headed.json', [
      ['{Forename}', '{Forename#2}'],
      ['{Surname}', '{Surname#2}'],
      ['{Age}', '{Age#1}'],
    ]);
    const { records } = await importFile('TWICE', fault('twice-headed.csv'), second);
    expect(records.map(({ fields }) => [fields.FirstName, fields.LastName, fields.Age])).toEqual([
      ['Beth', 'POLGLASE', '25'],
    ]);
  });

  it('piped.csv: a heading with a bar can be written', async () => {
    const refused = await importFile('PIPED', fault('piped.csv'), fault('piped.json'));
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringContaining("A heading with a bar goes in single quotes: {'Place | parish'}."),
    ]);
    const { records } = await importFile(
      'PIPED',
      fault('piped.csv'),
      withText('piped.json', [['{Forename | given name}', "{'Forename | given name'}"]]),
    );
    expect(records.map(({ fields }) => fields.FirstName)).toEqual(['Amos']);
  });

  it('census-flat.csv: a household of two districts is told of, until the mapping tells them apart', async () => {
    const mixed = await importFile('FLAT', fault('census-flat.csv'), fault('census-flat.json'));
    expect(mixed.code).toBe(0);
    expect(mixed.err).toContain(
      '1 group of records is in several places of the files: "1" (census-flat.csv line 2, census-flat.csv line 5). Readers see the records of a group as one household.',
    );
    const apart = await importFile(
      'FLAT',
      fault('census-flat.csv'),
      withText('census-flat.json', [['"group": "{house}"', '"group": "{district}/{house}"']]),
    );
    expect(apart.err).not.toContain('several places');
    expect(new Set(apart.records.map(({ group_key }) => group_key))).toEqual(new Set(['1/1', '1/2', '2/1']));
  });

  it('devonshire.json: the country, the category and the fields may be called as readers see them', async () => {
    const labels = withText('devonshire.json', [
      ['"sourceCountry": "australasia"', '"sourceCountry": "Australia"'],
      ['"life events (bmds)"', '"Life events (BMDs)"'],
      ['"civil deaths & burials"', '"Civil deaths & burials"'],
      ['"access": "free"', '"access": "Free"'],
      ['"FirstName"', '"First name(s)"'],
      ['"LastName"', '"Surname"'],
    ]);
    const rows = path.join(folder, 'devonshire.csv');
    copyFileSync(fault('devonshire.csv'), rows);
    const { code, records } = await importFile('LABELS', rows, labels);
    expect([code, records.length > 30, records.some(({ fields }) => fields.LastName === 'ABERDEEN')]).toEqual([
      0,
      true,
      true,
    ]);
    expect(
      await db.one(`/* test.labels */ SELECT category, source_country, access FROM record_set WHERE id = 'LABELS'`),
    ).toEqual({ category: 'life events (bmds)', source_country: 'australasia', access: 'free' });
  });
});
