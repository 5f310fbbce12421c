import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { importRecords, type ImportRequest } from './importRecords.ts';
import { readMapping } from './mapping/readMapping.ts';

const HEADER =
  'source_file\tcensus_year\tcounty\thousehold\tseq\tcivil_parish\tenum_district\tfolio\tpage\tschedule\thouse_no\taddress\tsurname\tforenames\trelationship\tcondition\tsex\tage\tage_unit\toccupation\ttranscribed_birth_county\ttranscribed_birth_place\tdisability\tlanguage\tnotes\tecc_parish\talt_birth_county\talt_birth_place';

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await testDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-import-'));
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A line of a made-up census file. */
const line = (household: number, seq: number, surname: string, forenames: string, age = '39') =>
  [
    'RG102267.VLD',
    '1871',
    'CON',
    household,
    seq,
    'Roche',
    '24',
    '5',
    '1',
    household,
    '',
    'Gracca',
    surname,
    forenames,
    seq === 1 ? 'Head' : 'Wife',
    'M',
    seq === 1 ? 'M' : 'F',
    age,
    'y',
    'Clay Labourer',
    'CON',
    'Roche',
    '',
    '',
    '',
    '',
    '',
    '',
  ].join('\t');

const file = (name: string, lines: string[]) => {
  const at = path.join(folder, name);
  writeFileSync(at, `${[HEADER, ...lines].join('\n')}\n`);
  return at;
};
const request = (files: string[], setName: string, more: Partial<ImportRequest> = {}): ImportRequest => ({
  files,
  mapping: readMapping('freecen'),
  setName,
  rejectFile: (id) => path.join(folder, `${id}.rejected.tsv`),
  asOf: '2026-06-30',
  onProgress: () => {},
  signal: new AbortController().signal,
  ...more,
});
const live = (recordSetId: string) =>
  db.rows<{ id: string; fields: Record<string, string>; is_closed: boolean; group_key: string }>(
    '/* test.live */ SELECT id, fields, is_closed, group_key FROM record_live WHERE record_set_id = $1 ORDER BY no',
    [recordSetId],
  );

/** With a key of one’s own, which a file may repeat. */
const numbered = { ...readMapping('freecen'), key: '{source_file}/{household}/{seq}' };

describe('importRecords', () => {
  it('keeps until when records are closed, and judges those again that an earlier version closed without a day', async () => {
    const at = file('until.tsv', [line(1, 1, 'PINCH', 'William'), line(1, 2, 'PINCH', 'Jane', '38')]);
    const asked = request([at], 'Until', {
      mapping: { ...readMapping('freecen'), closedUntil: '{census_year|closedFor:160}' },
    });
    const days = () =>
      db.rows<{ until: string }>(
        "/* test.days */ SELECT r.closed_until::text AS until FROM record r JOIN record_set s ON s.id = r.record_set_id AND s.live_generation = r.generation WHERE s.id = 'UNTIL' AND r.is_closed",
      );
    expect(await importRecords(db, asked)).toMatchObject({ kind: 'published', accepted: 2, closed: 2 });
    expect(await days()).toEqual([{ until: '2032-01-01' }, { until: '2032-01-01' }]);
    expect(await importRecords(db, asked)).toMatchObject({ kind: 'unchanged' });
    await db.rows("/* test.earlier */ UPDATE record SET closed_until = NULL WHERE record_set_id = 'UNTIL'");
    expect(await importRecords(db, asked)).toMatchObject({ kind: 'published', closed: 2 });
    expect(await days()).toEqual([{ until: '2032-01-01' }, { until: '2032-01-01' }]);
  });

  it('stores the rows of a census file as records with their household, place and reference', async () => {
    const at = file('roche.tsv', [line(1, 1, 'PINCH', 'William'), line(1, 2, 'PINCH', 'Jane', '38')]);
    expect(await importRecords(db, request([at], 'Roche 1871'))).toMatchObject({
      kind: 'published',
      recordSetId: 'ROCHE-1871',
      accepted: 2,
      rejected: 0,
    });
    const [william, jane] = await live('ROCHE-1871');
    expect(william).toMatchObject({
      id: expect.stringMatching(/^ROCHE-1871\/[a-z2-7]{12}$/) as string,
      is_closed: false,
      group_key: 'RG102267.VLD/1',
      fields: {
        FirstName: 'William',
        LastName: 'PINCH',
        Age: '39',
        Gender: 'Male',
        RelationshipToHead: 'Head',
        Occupation: 'Clay Labourer',
        Place: 'Roche, Cornwall',
        PlaceOfBirth: 'Roche, Cornwall',
        Piece: 'RG 10/2267',
        CensusYear: '1871',
      },
    });
    expect(jane?.group_key).toBe(william?.group_key);
  });

  it('changes nothing when the same file comes again', async () => {
    const at = file('same.tsv', [line(1, 1, 'PINCH', 'William')]);
    await importRecords(db, request([at], 'Same'));
    const before = await live('SAME');
    expect(await importRecords(db, request([at], 'Same'))).toEqual({ kind: 'unchanged', recordSetId: 'SAME' });
    expect(await live('SAME')).toEqual(before);
  });

  it('replaces the whole set by a corrected file, keeping the ids of its rows', async () => {
    await importRecords(
      db,
      request([file('a.tsv', [line(1, 1, 'PINCH', 'Alfored'), line(2, 1, 'GUARD', 'Eliz')])], 'Corrected'),
    );
    const [alfred] = await live('CORRECTED');
    await importRecords(
      db,
      request([file('a.tsv', [line(1, 1, 'PINCH', 'Alfred')])], 'Corrected', { isFewerAccepted: true }),
    );
    expect((await live('CORRECTED')).map(({ id, fields }) => [id, fields.FirstName])).toEqual([[alfred?.id, 'Alfred']]);
  });

  it('lists every row it turns away, with its line and the reason', async () => {
    const at = file('bad.tsv', [
      line(1, 1, 'PINCH', 'William'),
      'RG102267.VLD\t1871',
      line(1, 1, 'PINCH', 'Tom'),
      line(2, 1, 'Uninhabited', '', '').replace('Head\tM\tM', '\t\t'),
      line(3, 1, 'GUARD', 'Thomas'),
    ]);
    const outcome = await importRecords(db, request([at], 'Bad rows', { mapping: numbered }));
    expect(outcome).toMatchObject({ kind: 'published', accepted: 2, rejected: 3 });
    const list = readFileSync(path.join(folder, 'BAD-ROWS.rejected.tsv'), 'utf8').trim().split('\n').slice(1).sort();
    expect(list).toEqual([
      'bad.tsv\t3\thas 2 columns where 28 are named',
      expect.stringMatching(/^bad\.tsv\t4\thas the same key as an earlier row/),
      'bad.tsv\t5\thas no name',
    ]);
  });

  it('asks before a set loses more than a tenth of its records, and keeps the old ones', async () => {
    const people = (count: number) =>
      Array.from({ length: count }, (_, at) => line(at + 1, 1, 'PINCH', `William ${at}`));
    await importRecords(db, request([file('whole.tsv', people(100))], 'Whole'));
    const before = await live('WHOLE');
    const fewer = request([file('whole.tsv', people(89))], 'Whole');
    await expect(importRecords(db, fewer)).rejects.toThrow(
      /^WHOLE holds 100 records and these files make 89, which is more than a tenth fewer: WHOLE stays as it is\. .* --accept-fewer\.$/,
    );
    expect(await live('WHOLE')).toEqual(before);
    expect(await importRecords(db, { ...fewer, isFewerAccepted: true })).toMatchObject({
      kind: 'published',
      accepted: 89,
    });
    expect(await importRecords(db, request([file('whole.tsv', people(81))], 'Whole'))).toMatchObject({
      kind: 'published',
      accepted: 81,
    });
  });

  it('reports each damaged row by its line, and keeps the others', async () => {
    const at = file('damaged.tsv', [
      line(1, 1, 'MÜLLER', 'Désirée'),
      line(2, 1, 'PINCH', 'Zoë'),
      'RG102267.VLD\t1871\tCON\t3\t1',
      line(4, 1, 'ROWE', '?'),
    ]);
    const bytes = readFileSync(at);
    const mark = bytes.indexOf('?');
    bytes[mark] = 0xe9;
    writeFileSync(at, Buffer.concat([bytes, Buffer.from(line(5, 1, 'GUARD', 'Ann').slice(0, 60))]));
    expect(await importRecords(db, request([at], 'Damaged'))).toMatchObject({ accepted: 2, rejected: 3 });
    expect(readFileSync(path.join(folder, 'DAMAGED.rejected.tsv'), 'utf8').trim().split('\n').slice(1)).toEqual([
      'damaged.tsv\t4\thas 5 columns where 28 are named',
      'damaged.tsv\t5\thas bytes that UTF-8 does not allow',
      expect.stringMatching(/^damaged\.tsv\t6\tthe file ends inside this row: it has \d+ columns where 28 are named$/),
    ]);
    expect((await live('DAMAGED')).map(({ fields }) => fields.FirstName)).toEqual(['Désirée', 'Zoë']);
  });

  it('reports which lines a quotation mark has swallowed that never closes', async () => {
    const mapping = readMapping('freecen');
    const quoted = { ...mapping, format: { ...mapping.format, quotes: true } };
    const at = file('quoted.tsv', [
      line(1, 1, 'PINCH', 'William'),
      line(2, 1, '"ROWE', 'Ann'),
      line(3, 1, 'GUARD', 'Ann'),
    ]);
    expect(await importRecords(db, request([at], 'Quoted', { mapping: quoted }))).toMatchObject({
      accepted: 1,
      rejected: 1,
    });
    expect(readFileSync(path.join(folder, 'QUOTED.rejected.tsv'), 'utf8')).toMatch(
      /^quoted\.tsv\t3\tthe file ends inside this row: its quotation mark is never closed, so lines 3 to \d were not read$/m,
    );
  });

  it('keeps texts of any length whole, also from a file of the row, and sees when that file changes', async () => {
    const [long, inquest] = ['word '.repeat(60_000).trim(), 'An inquest was held. '.repeat(5_000).trim()];
    const mapping = readMapping('freecen');
    const withTexts = {
      ...mapping,
      records: mapping.records.map((record) => ({
        ...record,
        fields: { ...record.fields, Notes: '{notes}' },
        textFiles: { HowTo: '{language}' },
      })),
    };
    writeFileSync(path.join(folder, 'inquest.txt'), inquest);
    const at = file('long-texts.tsv', [
      line(1, 1, 'PINCH', 'William').replace(/(\t){6}$/u, `\t\tinquest.txt\t${long}\t\t\t`),
    ]);
    const asked = request([at], 'Long texts', { mapping: withTexts });
    expect(await importRecords(db, asked)).toMatchObject({ accepted: 1, rejected: 0 });
    expect((await live('LONG-TEXTS'))[0]?.fields).toMatchObject({ Notes: long, HowTo: inquest });
    expect(await importRecords(db, asked)).toMatchObject({ kind: 'unchanged' });
    writeFileSync(path.join(folder, 'inquest.txt'), 'Another text.');
    expect(await importRecords(db, asked)).toMatchObject({ kind: 'published' });
    expect((await live('LONG-TEXTS'))[0]?.fields.HowTo).toBe('Another text.');
  });

  it('goes on behind the last batch when an import was interrupted', async () => {
    const lines = Array.from({ length: 5_000 }, (_, at) => line(at + 1, 1, 'PINCH', `William ${at}`));
    lines[1] = line(1, 1, 'PINCH', 'Jane');
    const at = file('long.tsv', lines);
    const stop = new AbortController();
    const interrupted = await importRecords(
      db,
      request([at], 'Long', { mapping: numbered, signal: stop.signal, onProgress: () => stop.abort() }),
    );
    expect(interrupted).toEqual({ kind: 'interrupted', recordSetId: 'LONG', rows: 2_000, accepted: 1_999 });
    expect(await live('LONG')).toEqual([]);
    expect(await importRecords(db, request([at], 'Long', { mapping: numbered }))).toMatchObject({
      kind: 'published',
      accepted: 4_999,
      rejected: 1,
      resumedAt: 2_000,
    });
    expect(new Set((await live('LONG')).map(({ id }) => id)).size).toBe(4_999);
    // What was rejected before the interruption is in the list, too.
    expect(readFileSync(path.join(folder, 'LONG.rejected.tsv'), 'utf8')).toMatch(
      /^long\.tsv\t3\thas the same key as an earlier row/m,
    );
  });

  it('closes the record of a person who may be living', async () => {
    const at = file('young.tsv', [
      line(1, 1, 'PINCH', 'William').replace('1871', '1921').replace('\t39\ty', '\t2\ty'),
      line(2, 1, 'GUARD', 'Ann').replace('1871', '1921'),
    ]);
    await importRecords(db, request([at], 'Young'));
    expect((await live('YOUNG')).map(({ is_closed }) => is_closed)).toEqual([true, false]);
  });

  it.each([
    [
      'a missing file',
      () => request(['/nowhere/file.tsv'], 'Nothing'),
      /Cannot read \/nowhere\/file\.tsv: there is no such file/,
    ],
    [
      'a mapping that does not fit',
      () => {
        writeFileSync(path.join(folder, 'other.tsv'), 'a\tb\n1\t2\n');
        return request([path.join(folder, 'other.tsv')], 'Nothing');
      },
      /no column "source_file"/,
    ],
    [
      'bytes that are not the UTF-8 the mapping names',
      () => {
        writeFileSync(
          path.join(folder, 'latin.tsv'),
          Buffer.concat([Buffer.from(`${HEADER}\n`), Buffer.from([0xe9, 0x0a])]),
        );
        const mapping = readMapping('freecen');
        return request([path.join(folder, 'latin.tsv')], 'Nothing', {
          mapping: { ...mapping, format: { ...mapping.format, encoding: 'utf-8' } },
        });
      },
      /not UTF-8: line 2/,
    ],
  ])('refuses %s and leaves nothing behind', async (_case, make, message) => {
    await expect(importRecords(db, make())).rejects.toThrow(message);
    expect(await db.rows('/* test.sets */ SELECT 1 FROM record_set WHERE id = $1', ['NOTHING'])).toEqual([]);
  });
});
