import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { readMapping } from '#server/importers/mapping/readMapping.ts';
import { withSetLock } from '#server/importers/setLock.ts';
import { adoptSet } from '#server/importers/sheets/adoptSet.ts';
import { closeRecord } from '#server/modules/records/core/index.ts';
import { openAdoption } from '#server/modules/records/sheets/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { censusRecordId, writeCensusFile, type CensusLine } from '#test/support/censusFile.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

let db: Database;
const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-command-'));
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

const file = (name: string, lines: readonly CensusLine[]) => writeCensusFile(path.join(folder, name), lines);
const people = (count: number, occupation = 'Clay Labourer'): CensusLine[] =>
  Array.from({ length: count }, (_, at) => ({ household: at + 1, occupation }));
const importInto = (set: string, files: readonly string[], ...more: string[]) =>
  runAdmin(db, [
    'import-records',
    ...files,
    '--mapping',
    'freecen',
    '--set',
    set,
    '--rejects',
    path.join(folder, `${set}.tsv`),
    ...more,
  ]);
const stored = (recordSetId: string) =>
  db.rows('/* test.stored */ SELECT no, id, fields, generation FROM record WHERE record_set_id = $1 ORDER BY no', [
    recordSetId,
  ]);

describe('import-records', () => {
  it('reports how many records can be searched and counts closed ones apart', async () => {
    const closed = { census_year: 1921, age: 2 };
    expect(await importInto('Open', [file('open.tsv', people(1))])).toEqual({
      code: 0,
      out: 'OPEN: 1 record can be searched once the site runs. No site is running on these data now.',
      err: '',
    });
    expect((await importInto('Some', [file('some.tsv', [...people(3), { household: 9, ...closed }])])).out).toBe(
      'SOME: 4 records stored, 1 of them closed because people in them may be living. The other 3 can be searched once the site runs. No site is running on these data now.\n' +
        `Each row that was closed is listed with the reason in ${path.join(folder, 'Some.closed.tsv')}`,
    );
    expect((await importInto('None', [file('none.tsv', [closed])])).out).toBe(
      `NONE: 1 record stored, 1 of them closed because people in them may be living. None of them can be searched.\nEach row that was closed is listed with the reason in ${path.join(folder, 'None.closed.tsv')}`,
    );
    expect(readFileSync(path.join(folder, 'Some.closed.tsv'), 'utf8')).toBe(
      'file\tline\treason\nsome.tsv\t5\tclosed: the person may have been born as late as 1919\n',
    );
  });

  it('says that signs for unclear letters are probably meant otherwise', async () => {
    const names = (surname: string): CensusLine[] =>
      people(24).map((line, at) => (at < 12 ? { ...line, surname } : line));
    const words = /Of \d+ names, 12 are shown as not fully legible/u;
    const starred = [file('starred.tsv', names('PINCH?'))];
    expect((await importInto('Starred', starred, '--check')).err).toMatch(words);
    expect((await importInto('Starred', starred)).err).toMatch(words);
    expect((await importInto('Plain', [file('plain.tsv', names('Trethewey'))])).err).toBe('');
  });

  it('gives the files of a set that was made a sheet to the sheet, and readers keep what they have', async () => {
    await importInto('Kept', [file('kept.tsv', people(3))]);
    const staff = await createMember(db, {
      email: 'desk@example.com',
      firstName: 'Anna',
      lastName: 'Lee',
      passwordHash: null,
      kind: 'internal',
    });
    const { id } = await db.transaction((tx) =>
      openAdoption(tx, { id: 'KEPT', name: 'Kept', generation: 1 }, staff?.id ?? 0),
    );
    const waiting = await db.one<{ id: number }>('/* test.file */ SELECT id FROM sheet_file WHERE sheet_id = $1', [id]);
    expect(await adoptSet(db, { fileId: waiting?.id ?? 0, fence: 0, adopts: 1 }, () => {})).toBe(true);
    const before = await stored('KEPT');
    const next = [file('next.tsv', people(4))];
    expect(await importInto('Kept', next)).toEqual({
      code: 0,
      out:
        'KEPT is kept as a sheet, which holds 4 records of these files now: 1 added, 0 changed, 0 gone.\n' +
        `Readers have what they had until someone publishes it at /desk/sheets/${id}/publish.`,
      err: '',
    });
    expect(await stored('KEPT')).toEqual(before);
    expect((await importInto('Kept', next)).out).toBe('The sheet of KEPT holds these very files: nothing changed.');
    const decisions = path.join(folder, 'decisions.tsv');
    writeFileSync(decisions, 'id\tdecision\n');
    expect((await importInto('Kept', next, '--decisions', decisions)).code).not.toBe(0);
  });

  const passengers = path.resolve('../shared/data/faults/records/passengers.csv');
  (existsSync(passengers) ? it : it.skip)(
    'takes the year of a record from whichever date it has: an arrival is enough',
    async () => {
      const mapping = passengers.replace('.csv', '-without-eventyear.json');
      const { code, out } = await runAdmin(db, [
        'import-records',
        passengers,
        '--mapping',
        mapping,
        '--set',
        'Passengers',
        '--rejects',
        path.join(folder, 'Passengers.tsv'),
      ]);
      expect([code, out]).toEqual([
        0,
        'PASSENGERS: 20 records can be searched once the site runs. No site is running on these data now.',
      ]);
    },
  );

  it('shows twenty transcripts of the whole file before anyone sees it, none of a closed record, and imports nothing', async () => {
    const lines = [
      ...Array.from({ length: 99 }, (_, at) => ({ household: at + 1, surname: `PERSON${at + 1}` })),
      { household: 'x', surname: 'CANARY', census_year: 1921, age: 2 },
    ];
    const at = file('checked.tsv', [...lines, { household: '' }]);
    const { code, out } = await importInto('Checked', [at], '--check');
    expect(code).toBe(0);
    const shown = [...out.matchAll(/^(?:William PERSON(\d+)|Closed for privacy) \(checked\.tsv, line (\d+)\)$/gmu)].map(
      ([, , line]) => Number(line),
    );
    expect(shown).toHaveLength(20);
    expect([shown[0], shown.filter((line) => line > 50).length]).toEqual([2, 10]);
    expect(out).toMatch(
      /\nWilliam PERSON1 \(checked\.tsv, line 2\)\nCensus, 1871, Roche, Cornwall\n {2}[A-Z][a-z ]+\n {4}[^\n]+/u,
    );
    expect(out).toMatch(/\n {4}Occupation +Clay Labourer\n/u);
    expect(out).not.toContain('CANARY');
    expect(out).toMatch(
      /\nCHECKED: checked 101 rows, and imported nothing\. They make 100 records, 1 of them closed because people in them may be living\.\n/u,
    );
    expect(out).toMatch(/\n1 row would be rejected; each with its line and reason in /u);
    expect(readFileSync(path.join(folder, 'Checked.tsv'), 'utf8')).toMatch(
      /checked\.tsv\t102\thas nothing in "household"\n/u,
    );
    expect(await stored('CHECKED')).toEqual([]);
    expect(await db.rows(`/* test.noSet */ SELECT 1 AS one FROM record_set WHERE id = 'CHECKED'`)).toEqual([]);
  });

  it('refuses at a check what an import would refuse, and shows a closed record without a word of it', async () => {
    expect((await importInto('Checked', [file('none.tsv', [{ household: '' }])], '--check')).err).toMatch(
      /^No row of these files made a record: CHECKED stays as it is\./u,
    );
    const { out } = await importInto(
      'Checked',
      [file('shut.tsv', [{ surname: 'CANARY', census_year: 1921, age: 2 }])],
      '--check',
    );
    expect(out).toMatch(
      /^Every record, as its readers will see it:\n\nClosed for privacy \(shut\.tsv, line 2\)\n\nCHECKED: /u,
    );
    await importInto('Held', [file('held.tsv', people(20))]);
    const fewer = await importInto('Held', [file('held.tsv', people(5))], '--check');
    expect([fewer.code, fewer.err]).toEqual([
      1,
      expect.stringMatching(/^HELD holds 20 records and these files make 5/u),
    ]);
  });

  it('shows at a check what requests have closed no more than readers will see it, and says where it cannot know', async () => {
    const lines: CensusLine[] = [
      { household: 1, surname: 'CANARY', forenames: 'Zebedee' },
      { household: 2, notes: 'Lodger of Zebedee CANARY' },
      { household: 3, surname: 'TREWHIDDLE' },
    ];
    const corrected = lines.map((line) => (line.household === 3 ? { ...line, surname: 'TREWHIDDEL' } : line));
    await importInto('Asked', [file('asked.tsv', lines)]);
    await importInto('Asked', [file('asked.tsv', corrected)]);
    const ids = (
      await db.rows<{ id: string }>(`/* test.asked */ SELECT id FROM record_live WHERE record_set_id = 'ASKED'`)
    ).map(({ id }) => id);
    const [shut = '', lodger = '', third = ''] = lines.map((line) => censusRecordId('ASKED', line));
    expect(ids.sort()).toEqual([shut, lodger, third].sort());
    await closeRecord(db, shut, [{ recordId: lodger, measure: 'MASK' }]);
    await closeRecord(db, third);
    const check = async (set: string, name: string, like: readonly CensusLine[], ...more: string[]) =>
      (await importInto(set, [file(name, like)], '--check', ...more)).out;
    const sure = await check('Asked', 'asked.tsv', corrected);
    expect(sure).toMatch(
      /^Every record, as its readers will see it:\n\nClosed for privacy \(asked\.tsv, line 2\)\n\nWilliam PINCH \(asked\.tsv, line 3\)\n[^]*\n\nClosed for privacy \(asked\.tsv, line 4\)\n\n/u,
    );
    expect(sure).toContain('They make 3 records, 2 closed on request.\n');
    expect(sure).not.toMatch(/CANARY|Zebedee|TREWHIDD|Lodger/u);

    const unmet = await check('Asked', 'asked.tsv', [
      ...corrected.slice(0, 2),
      { household: 3, surname: 'TREWHIDELL' },
    ]);
    expect(unmet).toMatch(/^Every record, as its readers will see it unless it is closed on request:\n/u);
    expect(unmet).toContain(
      '\n1 record closed on request, or without a name on request, was not found by its key: an import looks for it among corrected rows, too, and closes it again.',
    );

    const byLine = path.join(folder, 'by-line.json');
    writeFileSync(byLine, JSON.stringify({ ...readMapping('freecen'), key: '{#file}/{#line}' }));
    const at = file('lines.tsv', lines);
    await importInto('Lines', [at], '--mapping', byLine);
    await closeRecord(db, 'LINES/lines.tsv/2');
    expect(await check('Lines', 'lines.tsv', lines, '--mapping', byLine)).toMatch(
      / unless it is closed on request:\n\nClosed for privacy \(lines\.tsv, line 2\)\n[^]*\nThe mapping knows rows by their lines: /u,
    );
  });

  it('leaves the lists of an import as they are when a file is checked', async () => {
    const before = process.env.DATA_DIR;
    process.env.DATA_DIR = path.join(folder, 'data');
    try {
      const into = (lines: readonly CensusLine[], ...more: string[]) =>
        runAdmin(db, ['import-records', file('listed.tsv', lines), '--mapping', 'freecen', '--set', 'Listed', ...more]);
      const lists = () =>
        ['rejected', 'closed', 'check.rejected', 'check.closed'].map(
          (kind) =>
            readFileSync(path.join(folder, 'data/imports', `LISTED.${kind}.tsv`), 'utf8')
              .trimEnd()
              .split('\n').length - 1,
        );
      const child = { household: 9, census_year: 1921, age: 2 };
      await into([...people(3), child, { household: '' }]);
      const { out } = await into(people(3), '--check');
      expect([out.includes('rejected'), lists()]).toEqual([false, [1, 1, 0, 0]]);
      await into([...people(3), child, child, { household: '' }, { household: '' }], '--check');
      expect(lists()).toEqual([1, 1, 2, 2]);
    } finally {
      if (before === undefined) delete process.env.DATA_DIR;
      else process.env.DATA_DIR = before;
    }
  });

  describe('with a mapping of its own', () => {
    const mapping = path.join(folder, 'crew.json');
    const rows = path.join(folder, 'crew.csv');
    const importCrew = (fields: Record<string, string>, set: string) => {
      const whole = {
        name: 'Crews',
        format: { delimiter: 'comma' },
        recordSet: {
          description: 'Crews.',
          type: 'TRANSCRIPTION',
          category: 'travel & migration',
          subcategory: 'passenger lists',
          sourceCountry: 'england',
          access: 'free',
        },
        type: 'TRANSCRIPTION',
        key: '{no}',
        required: ['no'],
        life: { from: 'age', atLeast: 10 },
        records: [{ fields }],
      };
      writeFileSync(mapping, JSON.stringify(whole));
      writeFileSync(rows, 'no,name,day,left\n1,Adam Bray,10/10/1828,\n2,Job Row,,\n3,Tom Guard,,1990\n');
      return runAdmin(db, [
        'import-records',
        rows,
        '--mapping',
        mapping,
        '--set',
        set,
        '--rejects',
        path.join(folder, `${set}.tsv`),
      ]);
    };

    it('refuses a set of which no row gives a year, and says what is missing', async () => {
      const { code, err } = await importCrew({ LastName: '{name}' }, 'Undated');
      expect([code, err]).toEqual([
        1,
        'No year in any row: map EventYear, or another date of the record such as ArrivalYear or BurialDate, in the mapping “Crews”. Without one every record would be closed, because people in it may be living: UNDATED stays as it is.',
      ]);
      expect(await stored('UNDATED')).toEqual([]);
    });

    it('lists each closed row with its reason, and names no one', async () => {
      expect(
        (await importCrew({ LastName: '{name}', ArrivalDate: '{day}', DischargeYear: '{left}' }, 'Crews')).code,
      ).toBe(0);
      expect(readFileSync(path.join(folder, 'Crews.closed.tsv'), 'utf8')).toBe(
        'file\tline\treason\ncrew.csv\t3\tclosed: no field gives the year of the record\ncrew.csv\t4\tclosed: the person may have been born as late as 1980\n',
      );
    });
  });

  it('makes one set of several files, and says which rows of which file it rejected', async () => {
    const files = [file('a.tsv', people(2)), file('b.tsv', [{ household: 3 }, { household: '' }])];
    const { code, out } = await importInto('Several', files);
    expect([code, out]).toEqual([
      0,
      `SEVERAL: 3 records can be searched once the site runs. No site is running on these data now.\n1 row rejected; each with its line and reason in ${path.join(folder, 'Several.tsv')}`,
    ]);
    expect(readFileSync(path.join(folder, 'Several.tsv'), 'utf8')).toBe(
      'file\tline\treason\nb.tsv\t3\thas nothing in "household"\n',
    );
  });

  it('changes nothing when the same file comes again: not a row, not a number', async () => {
    const at = file('again.tsv', people(5));
    await importInto('Again', [at]);
    const before = await stored('AGAIN');
    expect(await importInto('Again', [at])).toEqual({
      code: 0,
      out: 'AGAIN holds these very files already: nothing changed.',
      err: '',
    });
    expect(await stored('AGAIN')).toEqual(before);
  });

  it('switches to a corrected file in one step, even while people read', async () => {
    await importInto('Steady', [file('steady.tsv', people(3_000, 'Clay Labourer'))]);
    const seen = new Set<string>();
    let isDone = false;
    const readers = Promise.all(
      [1, 2].map(async () => {
        while (!isDone) {
          const row = await db.one<{ count: number; jobs: string[] }>(
            `/* test.poll */ SELECT count(*) AS count, array_agg(DISTINCT fields->>'Occupation') AS jobs FROM record_live WHERE record_set_id = 'STEADY'`,
          );
          seen.add(`${row?.count} ${row?.jobs.join('+')}`);
        }
      }),
    );
    await importInto('Steady', [file('steady.tsv', people(2_500, 'Tin Miner'))], '--accept-fewer');
    await db.one('/* test.last */ SELECT 1 AS one');
    isDone = true;
    await readers;
    seen.add(
      String(
        (
          await db.one<{ count: number }>(
            `/* test.after */ SELECT count(*) AS count FROM record_live WHERE record_set_id = 'STEADY'`,
          )
        )?.count,
      ),
    );
    expect([...seen].sort().filter((what) => what !== '2500 Tin Miner')).toEqual(['2500', '3000 Clay Labourer']);
  });

  it('refuses a second import into the same set at the same time, in one line', async () => {
    const at = file('busy.tsv', people(1));
    const second = await withSetLock(db, 'BUSY', () => importInto('Busy', [at]));
    expect(second).toEqual({
      code: 1,
      out: '',
      err: 'Another import into BUSY is under way: wait for it, or stop it first.',
    });
    expect((await importInto('Busy', [at])).code).toBe(0);
  });

  it('keeps what readers see when a new file gives no record at all', async () => {
    await importInto('Kept', [file('kept.tsv', people(2))]);
    const before = await stored('KEPT');
    const none = await importInto('Kept', [file('kept.tsv', [])]);
    expect([none.code, none.err]).toEqual([1, 'There are no rows in these files: KEPT stays as it is.']);
    expect((await importInto('Kept', [file('kept.tsv', [{ household: '' }])])).err).toMatch(
      /^No row of these files made a record: KEPT stays as it is\./,
    );
    expect(await stored('KEPT')).toEqual(before);
  });

  it('keeps two registers apart whose long names start alike', async () => {
    const name = 'Midsomer Norton, St John the Baptist, baptisms';
    await importInto(`${name} 1697`, [file('one.tsv', people(1))]);
    await importInto(`${name} 1858`, [file('two.tsv', people(2))]);
    const sets = await db.rows<{ name: string; count: number }>(
      `/* test.sets */ SELECT s.name, count(*) AS count FROM record_set s JOIN record_live r ON r.record_set_id = s.id WHERE s.name LIKE 'Midsomer%' GROUP BY 1 ORDER BY 1`,
    );
    expect(sets).toEqual([
      { name: `${name} 1697`, count: 1 },
      { name: `${name} 1858`, count: 2 },
    ]);
  });

  it('leaves the sets of the sample county alone', async () => {
    await db.rows(
      `/* test.sample */ INSERT INTO record_set (id, name, description, type, category, subcategory, source_country, access, is_sample) VALUES ('SAMPLE-SET', 'Sample set', '', 'CENSUS', 'c', 's', 'england', 'free', true)`,
    );
    expect((await importInto('Sample set', [file('sample.tsv', people(1))])).err).toBe(
      'SAMPLE-SET is a record set of the sample county: choose another name.',
    );
  });

  it.each([
    ['a mapping that is not there', ['--mapping', 'nowhere.json'], /^There is no mapping /],
    [
      'a list of rejected rows that cannot be written',
      ['--rejects', '/proc/rejects.tsv'],
      /^The list of rejected rows cannot be written to \/proc\/rejects\.tsv: /,
    ],
    ['a name without letters', ['--set', '!!'], /needs at least two letters or digits/],
  ])('ends with 1 and one line for %s', async (_case, more, message) => {
    const { code, out, err } = await importInto('Refused', [file('refused.tsv', people(1))], ...more);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(message);
    expect(err).not.toContain('\n');
  });

  it('ends with 1 and one line for a file without the columns the mapping reads', async () => {
    const at = path.join(folder, 'columns.tsv');
    writeFileSync(at, 'source_file\tcensus_year\n1\t2\n');
    const { code, err } = await importInto('Columns', [at]);
    expect([code, err.includes('\n')]).toEqual([1, false]);
    expect(err).toMatch(
      /^columns\.tsv does not fit the mapping "FreeCEN census transcription": it has no column "household", "seq", /,
    );
  });

  it('ends with 2 when the command line is wrong', async () => {
    expect((await runAdmin(db, ['import-records', 'file.tsv'])).code).toBe(2);
  });
});
