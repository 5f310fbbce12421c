import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import type { Database } from '../db/database.ts';
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
afterAll(() => db.close());

/** A line of a made-up census file. */
const line = (household: number, seq: number, surname: string, forenames: string, age = '39') =>
  ['RG102267.VLD', '1871', 'CON', household, seq, 'Roche', '24', '5', '1', household, '', 'Gracca', surname, forenames, seq === 1 ? 'Head' : 'Wife', 'M', seq === 1 ? 'M' : 'F', age, 'y', 'Clay Labourer', 'CON', 'Roche', '', '', '', '', '', ''].join('\t');

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
  asOfYear: 2026,
  onProgress: () => {},
  signal: new AbortController().signal,
  ...more,
});
const live = (recordSetId: string) =>
  db.rows<{ id: string; fields: Record<string, string>; is_closed: boolean; group_key: string }>(
    '/* test.live */ SELECT id, fields, is_closed, group_key FROM record_live WHERE record_set_id = $1 ORDER BY no',
    [recordSetId],
  );

describe('importRecords', () => {
  it('stores the rows of a census file as records with their household, place and reference', async () => {
    const at = file('roche.tsv', [line(1, 1, 'PINCH', 'William'), line(1, 2, 'PINCH', 'Jane', '38')]);
    expect(await importRecords(db, request([at], 'Roche 1871'))).toMatchObject({ kind: 'published', recordSetId: 'ROCHE-1871', accepted: 2, rejected: 0 });
    const [william, jane] = await live('ROCHE-1871');
    expect(william).toMatchObject({
      id: 'ROCHE-1871/RG102267.VLD/1/1',
      is_closed: false,
      group_key: 'RG102267.VLD/1',
      fields: { FirstName: 'William', LastName: 'PINCH', Age: '39', Gender: 'Male', RelationshipToHead: 'Head', Occupation: 'Clay Labourer', Place: 'Roche, Cornwall', PlaceOfBirth: 'Roche, Cornwall', Piece: 'RG 10/2267', CensusYear: '1871' },
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
    await importRecords(db, request([file('a.tsv', [line(1, 1, 'PINCH', 'Alfored'), line(2, 1, 'GUARD', 'Eliz')])], 'Corrected'));
    await importRecords(db, request([file('a.tsv', [line(1, 1, 'PINCH', 'Alfred')])], 'Corrected'));
    expect((await live('CORRECTED')).map(({ id, fields }) => [id, fields.FirstName])).toEqual([['CORRECTED/RG102267.VLD/1/1', 'Alfred']]);
  });

  it('lists every row it turns away, with its line and the reason', async () => {
    const at = file('bad.tsv', [line(1, 1, 'PINCH', 'William'), 'RG102267.VLD\t1871', line(1, 1, 'PINCH', 'Tom'), line(2, 1, 'Uninhabited', '', '').replace('Head\tM\tM', '\t\t'), line(3, 1, 'GUARD', 'Thomas')]);
    const outcome = await importRecords(db, request([at], 'Bad rows'));
    expect(outcome).toMatchObject({ kind: 'published', accepted: 2, rejected: 3 });
    const list = readFileSync(path.join(folder, 'BAD-ROWS.rejected.tsv'), 'utf8').trim().split('\n').slice(1).sort();
    expect(list).toEqual([
      'bad.tsv\t3\thas 2 columns where at least 5 are needed',
      expect.stringMatching(/^bad\.tsv\t4\thas the same key as an earlier row/),
      'bad.tsv\t5\tnames nobody',
    ]);
  });

  it('goes on behind the last batch when an import was interrupted', async () => {
    const lines = Array.from({ length: 5_000 }, (_, at) => line(at + 1, 1, 'PINCH', `William ${at}`));
    lines[1] = line(1, 1, 'PINCH', 'Jane');
    const at = file('long.tsv', lines);
    const stop = new AbortController();
    const interrupted = await importRecords(db, request([at], 'Long', { signal: stop.signal, onProgress: () => stop.abort() }));
    expect(interrupted).toEqual({ kind: 'interrupted', recordSetId: 'LONG', rows: 2_000 });
    expect(await live('LONG')).toEqual([]);
    expect(await importRecords(db, request([at], 'Long'))).toMatchObject({ kind: 'published', accepted: 4_999, rejected: 1, resumedAt: 2_000 });
    expect(new Set((await live('LONG')).map(({ id }) => id)).size).toBe(4_999);
    // What was rejected before the interruption stands in the list, too.
    expect(readFileSync(path.join(folder, 'LONG.rejected.tsv'), 'utf8')).toMatch(/^long\.tsv\t3\thas the same key as an earlier row/m);
  });

  it('closes the record of a person who may be living', async () => {
    const at = file('young.tsv', [line(1, 1, 'PINCH', 'William').replace('1871', '1921').replace('\t39\ty', '\t2\ty'), line(2, 1, 'GUARD', 'Ann').replace('1871', '1921')]);
    await importRecords(db, request([at], 'Young'));
    expect((await live('YOUNG')).map(({ is_closed }) => is_closed)).toEqual([true, false]);
  });

  it.each([
    ['a missing file', () => request(['/nowhere/file.tsv'], 'Nothing'), /Cannot read \/nowhere\/file\.tsv: there is no such file/],
    ['a mapping that does not fit', () => { writeFileSync(path.join(folder, 'other.tsv'), 'a\tb\n1\t2\n'); return request([path.join(folder, 'other.tsv')], 'Nothing'); }, /no column "source_file"/],
    ['bytes that are not the UTF-8 the mapping names', () => {
      writeFileSync(path.join(folder, 'latin.tsv'), Buffer.concat([Buffer.from(`${HEADER}\n`), Buffer.from([0xe9, 0x0a])]));
      const mapping = readMapping('freecen');
      return request([path.join(folder, 'latin.tsv')], 'Nothing', { mapping: { ...mapping, format: { ...mapping.format, encoding: 'utf-8' } } });
    }, /not UTF-8: line 2/],
  ])('refuses %s and leaves nothing behind', async (_case, make, message) => {
    await expect(importRecords(db, make())).rejects.toThrow(message);
    expect(await db.rows('/* test.sets */ SELECT 1 FROM record_set WHERE id = $1', ['NOTHING'])).toEqual([]);
  });
});
