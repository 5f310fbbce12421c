import { parse } from 'csv-parse/sync';
import fc from 'fast-check';

import { diaryCsv, type DiaryLine } from './diaryCsv.ts';
import { diaryNote, totalsCompared } from './diaryRules.ts';

describe('totalsCompared', () => {
  it.each<[number, number, string]>([
    [0, 0, 'still nothing'],
    [3, 3, 'no change'],
    [3, 5, '2 more than before'],
    [0, 1, '1 more than before'],
    [1500, 12, '1,488 fewer than before'],
  ])('%i then and %i now: %s', (then, now, words) => expect(totalsCompared(then, now)).toBe(words));
});

describe('diaryNote', () => {
  it('keeps lines, drops other control characters and what is too long', () => {
    expect([
      diaryNote(' a\r\nb\u0000\tc '),
      diaryNote('x'.repeat(2000))?.length,
      diaryNote('x'.repeat(2001)),
      diaryNote('  '),
    ]).toEqual(['a\nb\tc', 2000, null, '']);
  });
});

describe('diaryCsv', () => {
  const aLine: fc.Arbitrary<DiaryLine> = fc.record({
    searchedAt: fc.constant('2026-11-21T10:00:00.000Z'),
    words: fc.string(),
    address: fc.webUrl(),
    total: fc.nat(),
    note: fc.string(),
    opened: fc.array(fc.string(), { maxLength: 3 }),
  });

  it('holds every line as any reader of CSV reads it, and nothing a spreadsheet would run', () => {
    fc.assert(
      fc.property(fc.array(aLine, { maxLength: 5 }), (lines) => {
        const [header, ...rows] = parse(diaryCsv(lines), {
          bom: true,
          relax_column_count: false,
          record_delimiter: '\r\n',
        });
        expect(header).toEqual(['Searched at (UTC)', 'Search', 'Results', 'Opened', 'Note', 'Address']);
        expect(rows.map((row) => row[4]?.replace(/^'(?=[=+\-@\t\r])/u, ''))).toEqual(
          lines.map(({ note }) => note.replace(/^'(?=[=+\-@\t\r])/u, '')),
        );
        for (const row of rows) for (const text of row) expect(text).not.toMatch(/^[=+\-@\t\r]/u);
      }),
    );
  });
});
