import { parse } from 'csv-parse/sync';
import fc from 'fast-check';

import type { RecordSet } from '#domain/records/core/record.ts';
import type { Amendment } from '#domain/records/reports/withAmendments.ts';

import { csvText } from './csvText.ts';
import { exportedRecord } from './exportedRecord.ts';
import { exportCsv, exportJson, type ExportOrigin } from './exportFile.ts';

const SET: RecordSet = {
  id: 'ROCHE-1871',
  name: 'Roche Census 1871',
  description: '',
  type: 'CENSUS',
  category: 'census, land & surveys',
  subcategory: 'census',
  sourceCountry: 'england',
  access: 'members',
  repository: 'The National Archives',
  archiveSeries: 'RG 10',
  attribution: 'CC BY-SA 2.0, Roche volunteers',
  isSample: false,
};
const FIELDS = {
  FirstName: 'William',
  LastName: 'PINCH',
  Occupation: 'Clay Labourer',
  Piece: 'RG 10/2267',
  HouseholdId: 'internal-7',
  Nonsense: 'unknown-7',
};
const ORIGIN: ExportOrigin = {
  site: 'Muniment',
  search: 'Pinch',
  searchAddress: 'https://example.com/search/results?lastname=pinch',
  exportedAt: '2026-11-21T10:00:00.000Z',
  total: 1,
};

const exported = (access: 'FULL' | 'SUMMARY', more: object = {}, amendments: readonly Amendment[] = []) =>
  exportedRecord({
    id: 'ROCHE-1871/1',
    type: 'CENSUS',
    fields: { ...FIELDS, ...more },
    amendments,
    set: SET,
    access,
    address: 'https://example.com/transcript?id=ROCHE-1871%2F1',
    citation: 'William PINCH, 1871.',
  });
const read = (text: string) => parse<Record<string, string>>(text, { bom: true, columns: true });

it('names in a last column what was not read for certain, and has that column only then', () => {
  const rowsOf = (records: readonly ReturnType<typeof exported>[]) => read(exportCsv(records, ORIGIN));
  expect(Object.keys(rowsOf([exported('FULL')])[0] ?? {})).not.toContain('Uncertain');
  const doubted = exported('FULL', { LastName: 'PINCH?', EventDate: '3 May 18[47]1', Occupation: 'Miner?' });
  const rows = rowsOf([exported('FULL'), doubted]);
  expect(rows.map(({ Uncertain }) => Uncertain)).toEqual(['', 'Surname; Date']);
  expect(Object.keys(rows[0] ?? {}).at(-1)).toBe('Uncertain');
  expect(rows[1]).toMatchObject({ Date: '3 May 18[47]1' });
  expect(JSON.parse(exportJson([doubted], ORIGIN)).records[0].uncertain).toEqual(['LastName', 'EventDate']);
});

describe('exportedRecord', () => {
  it('holds what a transcript shows, nothing internal and nothing unknown', () => {
    expect(exported('FULL')).toMatchObject({
      name: 'William PINCH',
      archiveReference: 'RG 10/2267',
      citation: 'William PINCH, 1871.',
      licence: 'CC BY-SA 2.0, Roche volunteers',
    });
    expect(exported('FULL').fields).toEqual({
      FirstName: 'William',
      LastName: 'PINCH',
      Occupation: 'Clay Labourer',
      Piece: 'RG 10/2267',
    });
  });

  it('holds of a summary only what anyone may read', () => {
    const summary = exported('SUMMARY');
    expect(summary.fields).toEqual({ FirstName: 'William', LastName: 'PINCH' });
    expect(JSON.stringify(summary)).not.toMatch(/Clay|2267|1871\./);
  });
});

describe('exportCsv', () => {
  it('has a column for each field of any record, and says in every row where it comes from', () => {
    const rows = read(
      exportCsv([exported('FULL'), exported('FULL', { Age: '39', FirstName: 'Jane “Jenny”, "J"' })], ORIGIN),
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      Name: 'William PINCH',
      'First name(s)': 'William',
      Age: '',
      Occupation: 'Clay Labourer',
      'Record set (source)': 'Roche Census 1871',
      'Kept by': 'The National Archives',
      'Archive reference': 'RG 10/2267',
      'Credit and licence': 'CC BY-SA 2.0, Roche volunteers',
      Citation: 'William PINCH, 1871.',
      'Record address': 'https://example.com/transcript?id=ROCHE-1871%2F1',
      Search: 'Pinch',
      'Search address': 'https://example.com/search/results?lastname=pinch',
      Exported: '2026-11-21T10:00:00.000Z',
    });
    expect(rows[1]).toMatchObject({ 'First name(s)': 'Jane “Jenny”, "J"', Age: '39' });
  });

  it('has accepted corrections in columns beside the transcription, also where nothing was transcribed', () => {
    const amendments = [
      { fieldId: 'Occupation', value: 'Clay Merchant' },
      { fieldId: 'Age', value: '39' },
    ];
    const text = exportCsv([exported('FULL', {}, amendments), exported('FULL', { FirstName: 'Jane' })], ORIGIN);
    expect(read(text)).toMatchObject([
      { Occupation: 'Clay Labourer', 'Occupation (correction)': 'Clay Merchant', Age: '', 'Age (correction)': '39' },
      { Occupation: 'Clay Labourer', 'Occupation (correction)': '', Age: '', 'Age (correction)': '' },
    ]);
    expect(text).not.toContain('Surname (correction)');
    expect(exported('FULL', {}, amendments).corrections).toEqual({ Age: '39', Occupation: 'Clay Merchant' });
    expect(
      exported('SUMMARY', {}, [
        ...amendments,
        { fieldId: 'LastName', value: 'Pynch' },
        { fieldId: 'HouseholdId', value: 'internal-8' },
      ]).corrections,
    ).toEqual({ LastName: 'Pynch' });
  });

  it('is a header and nothing more without records', () => {
    expect(read(exportCsv([], ORIGIN))).toEqual([]);
  });
});

describe('csvText', () => {
  it.each(['=HYPERLINK("http://evil.example","x")', '+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])(
    'makes text of %j, which a spreadsheet would run',
    (value) => {
      const [row] = read(csvText(['a'], [[value]]));
      expect(row?.a).toBe(`'${value}`);
    },
  );

  it('gives back every text as it was, but for the apostrophe before a formula', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 2 }), { minLength: 1 }),
        (rows) => {
          const back = parse(csvText(['a', 'b'], rows), { bom: true, columns: false }).slice(1);
          expect(back.map((row) => row.map((value) => value.replace(/^'(?=\s*[=+\-@\t\r＝＋－＠])/u, '')))).toEqual(
            rows.map((row) => row.map((value) => value.replace(/^'(?=\s*[=+\-@\t\r＝＋－＠])/u, ''))),
          );
          for (const value of back.flat()) expect(value).not.toMatch(/^\s*[=+\-@\t\r]/);
        },
      ),
    );
  });
});

it('exportJson says what the file is, names its fields and holds every record', () => {
  const file = JSON.parse(exportJson([exported('FULL')], { ...ORIGIN, total: 1200 })) as Record<string, unknown>;
  expect(file).toMatchObject({
    site: 'Muniment',
    search: 'Pinch',
    total: 1200,
    rows: 1,
    labels: { LastName: 'Surname', Occupation: 'Occupation' },
    records: [{ id: 'ROCHE-1871/1', fields: { Occupation: 'Clay Labourer' } }],
  });
});
