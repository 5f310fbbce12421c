import fc from 'fast-check';

import { childOf, childrenOf, type GedcomLine, lineText } from '#domain/trees/gedcom/gedcomLine.ts';
import { readGedcom } from '#domain/trees/gedcom/reading/readGedcom.ts';
import { sevenFaults } from '#domain/trees/gedcom/writing/sevenFaults.fixture.ts';

import { clippingsCsvHead, clippingsCsvRows } from './clippingsCsv.ts';
import { type ExportedItem, LEFT_OUT } from './exportedItem.ts';
import { EXPORT_FORMATS, FILES_OF_FORMATS, pictureFileName } from './exportFormats.ts';
import { archiveReadme, leftOutText } from './exportTexts.ts';
import { createGedcomOfItems } from './gedcomOfItems.ts';
import { cslItem, risRecord } from './referenceFormats.ts';

const NOTICE: ExportedItem = {
  id: 'c-one',
  kind: 'article',
  title: 'Fire at Bath',
  doubt: null,
  source: {
    name: 'The Statesman',
    place: 'London',
    date: '1824-02-17',
    precision: 'day',
    edition: '',
    pageLabel: '3',
    repository: null,
  },
  note: 'Was it ours?',
  comment: '',
  tags: ['Webb', 'fire'],
  text: 'A fire broke\nout.',
  isUncorrected: true,
  citation: '“Fire at Bath”, The Statesman (London), Tuesday 17 February 1824, p. 3.',
  address: 'https://example.org/image-viewer?issue=A%2F1',
  pictures: ['pictures/0001-Fire-at-Bath.jpg'],
  accessedOn: new Date('2026-03-03T23:00:00Z'),
};
const RECORD: ExportedItem = {
  ...NOTICE,
  id: 'R/1',
  kind: 'record',
  title: 'Una Pinch',
  text: '',
  isUncorrected: false,
  tags: [],
  pictures: [],
  source: {
    name: 'Roche 1871',
    place: null,
    date: null,
    precision: 'day',
    edition: '',
    pageLabel: null,
    repository: 'The National Archives',
  },
};

const words = fc.string({
  unit: fc.constantFrom('a', 'Z', ' ', '\n', '"', ',', ';', '=', '@', '-', 'é', '家', '😀', '\t', '\r', '\u0085'),
  maxLength: 40,
});
const maybe = fc.option(words, { nil: null });
const items = fc.record<ExportedItem>({
  id: fc.stringMatching(/^c-[a-z2-7]{4}$/u),
  kind: fc.constantFrom('newspaper', 'article', 'image', 'record'),
  title: words,
  doubt: maybe,
  source: fc.record({
    name: words,
    place: maybe,
    date: fc.option(
      fc
        .date({ min: new Date('1600-01-01'), max: new Date('1999-12-31'), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10)),
      { nil: null },
    ),
    precision: fc.constantFrom('day', 'month', 'year'),
    edition: words,
    pageLabel: maybe,
    repository: maybe,
  }),
  note: words,
  comment: words,
  tags: fc.array(words, { maxLength: 3 }),
  text: fc.string({ unit: fc.constantFrom('a', ' ', '@', '\n', 'é'), maxLength: 600 }),
  isUncorrected: fc.boolean(),
  citation: words,
  address: fc.constant('https://example.org/x'),
  pictures: fc.array(fc.constant('pictures/1.jpg'), { maxLength: 2 }),
  accessedOn: fc.constant(NOTICE.accessedOn),
});
const squeezed = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Rows of a CSV file as a spreadsheet reads them. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gu)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.slice(0, -1);
}

describe('CSV of clippings', () => {
  it('is read back cell by cell, and has no cell that is a formula', () => {
    fc.assert(
      fc.property(fc.array(items, { maxLength: 4 }), (list) => {
        const text = clippingsCsvHead() + clippingsCsvRows(list);
        expect(text.startsWith('\uFEFFTitle,Kind,')).toBe(true);
        const [head = [], ...rows] = readCsv(text.slice(1));
        const cell = (row: string[], name: string) => row[head.indexOf(name)] ?? '';
        expect(rows.map((row) => row.length)).toEqual(list.map(() => head.length));
        for (const [at, row] of rows.entries()) {
          for (const value of row) expect(value).not.toMatch(/^\s*[=+\-@]/u);
          for (const [name, value] of [
            ['Title', list[at]!.title],
            ['Text', list[at]!.text],
            ['Note', list[at]!.note],
          ] as const)
            expect(cell(row, name).replace(/^'/u, '')).toBe(value);
        }
      }),
    );
  });

  it('says the date as far as it is known', () => {
    const cellsOf = (item: ExportedItem) => readCsv(clippingsCsvRows([item]))[0];
    expect(cellsOf(NOTICE)).toEqual(
      expect.arrayContaining([
        '1824-02-17',
        'Tuesday 17 February 1824',
        'Newspaper article',
        'Webb; fire',
        '2026-03-03',
      ]),
    );
    expect(cellsOf({ ...NOTICE, source: { ...NOTICE.source, precision: 'month' } })).toEqual(
      expect.arrayContaining(['1824-02', 'February 1824']),
    );
  });
});

describe('RIS', () => {
  const read = (text: string) =>
    text
      .replace(/[\r\n]+$/u, '')
      .split('\r\n')
      .map((line) => /^([A-Z][A-Z0-9]) {2}- (.*)$/su.exec(line))
      .map((match) => [match?.[1] ?? 'none', match?.[2] ?? '']);

  it.each<[string, ExportedItem, string]>([
    [
      'a newspaper as NEWS',
      NOTICE,
      'TY  - NEWS\r\nID  - c-one\r\nTI  - Fire at Bath\r\nT2  - The Statesman\r\nPY  - 1824\r\nDA  - 1824/02/17/\r\nCY  - London\r\nSP  - 3\r\nAB  - A fire broke out.\r\nN1  - Was it ours?\r\n',
    ],
    [
      'a record as MANSCPT, with who keeps it',
      RECORD,
      'TY  - MANSCPT\r\nID  - R/1\r\nTI  - Una Pinch\r\nT2  - Roche 1871\r\nDP  - The National Archives\r\n',
    ],
    [
      'a date of which the year is known',
      { ...NOTICE, source: { ...NOTICE.source, precision: 'year' } },
      'TY  - NEWS\r\nID  - c-one\r\nTI  - Fire at Bath\r\nT2  - The Statesman\r\nPY  - 1824\r\nDA  - 1824///\r\n',
    ],
  ])('has %s', (_what, item, start) => expect(risRecord(item).startsWith(start)).toBe(true));

  it('is read back line by line, whatever is in an item', () => {
    fc.assert(
      fc.property(items, (item) => {
        const lines = read(risRecord(item));
        const all = (tag: string) => lines.flatMap(([name, value]) => (name === tag ? [value] : []));
        const given = (...values: (string | null)[]) =>
          values.map((value) => squeezed(value ?? '')).filter((value) => value !== '');
        expect(lines.map(([tag]) => tag)).not.toContain('none');
        expect([lines[0]?.[0], lines.at(-1)?.[0]]).toEqual(['TY', 'ER']);
        expect([all('TI'), all('T2'), all('AB'), all('KW'), all('N1'), all('CY'), all('UR')]).toEqual([
          given(item.title),
          given(item.source.name),
          given(item.text),
          given(...item.tags),
          given(item.note, item.comment, item.citation),
          given(item.source.place),
          [item.address],
        ]);
      }),
    );
  });
});

describe('CSL-JSON', () => {
  it('has newspapers and manuscripts by their types', () => {
    expect(cslItem(NOTICE)).toEqual({
      id: 'c-one',
      type: 'article-newspaper',
      title: 'Fire at Bath',
      'container-title': 'The Statesman',
      issued: { 'date-parts': [[1824, 2, 17]] },
      'publisher-place': 'London',
      page: '3',
      abstract: 'A fire broke\nout.',
      note: `Was it ours?\n\n${NOTICE.citation}`,
      keyword: 'Webb, fire',
      URL: NOTICE.address,
      accessed: { 'date-parts': [[2026, 3, 3]] },
    });
    expect(cslItem(RECORD)).toMatchObject({ type: 'manuscript', archive: 'The National Archives' });
    expect(cslItem(RECORD)).not.toHaveProperty('issued');
  });

  it('is the same after it was written and read', () => {
    fc.assert(fc.property(items, (item) => expect(JSON.parse(JSON.stringify(cslItem(item)))).toEqual(cslItem(item))));
  });
});

describe('GEDCOM of clippings', () => {
  const FACTS = { siteName: 'example.org', programVersion: '1.0', now: NOTICE.accessedOn };
  const write = (version: '5.5.1' | '7.0', list: readonly ExportedItem[]) => {
    const file = createGedcomOfItems({ ...FACTS, version });
    return file.head() + list.map((item) => file.item(item)).join('') + file.end();
  };
  async function read(text: string): Promise<{ records: GedcomLine[]; problems: unknown[] }> {
    const [records, problems]: [GedcomLine[], unknown[]] = [[], []];
    for await (const part of readGedcom([new TextEncoder().encode(text)], (...problem) => void problems.push(problem)))
      if (part.kind === 'record') records.push(part.record);
    return { records, problems };
  }

  it('has sources and keepers once, and cites them with page, date and text', () => {
    const text = write('5.5.1', [NOTICE, RECORD, { ...NOTICE, id: 'c-two' }]);
    expect(text.match(/^0 @\w+@ \w+$/gmu)).toEqual([
      '0 @U1@ SUBM',
      '0 @S1@ SOUR',
      '0 @O1@ OBJE',
      '0 @R1@ REPO',
      '0 @S2@ SOUR',
      '0 @O2@ OBJE',
      '0 @O3@ OBJE',
    ]);
    expect(text).toContain(
      '1 FILE pictures/0001-Fire-at-Bath.jpg\n2 FORM jpg\n2 TITL Fire at Bath\n1 NOTE Was it ours?\n1 NOTE Tags: Webb; fire\n1 SOUR @S1@\n2 PAGE Tuesday 17 February 1824, p. 3\n2 DATA\n3 DATE 17 FEB 1824\n3 TEXT A fire broke\n4 CONT out.\n2 NOTE “Fire',
    );
    expect(text).toContain('0 @S2@ SOUR\n1 TITL Roche 1871\n1 REPO @R1@\n');
  });

  it.each(['5.5.1', '7.0'] as const)(
    'is read by our own reader without a complaint, and says the same: %s',
    async (version) => {
      await fc.assert(
        fc.asyncProperty(fc.array(items, { maxLength: 3 }), async (list) => {
          const text = write(version, list);
          const { records, problems } = await read(text);
          expect(problems).toEqual([]);
          if (version === '7.0') expect(sevenFaults(text)).toEqual([]);
          else for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(255);
          const dialect = version === '7.0' ? '7' : '5';
          const media = records.filter(({ tag }) => tag === 'OBJE');
          expect(media).toHaveLength(list.length);
          for (const [at, medium] of media.entries()) {
            const source = childOf(medium, 'SOUR')!;
            const quoted = childOf(source, 'DATA') && childOf(childOf(source, 'DATA')!, 'TEXT');
            const {
              text: said,
              source: { name },
              note,
            } = list[at]!;
            expect(squeezed(quoted ? lineText(quoted, dialect) : '')).toBe(squeezed(said));
            const title = childOf(
              records.find(({ xref }) => `@${xref}@` === source.value)!,
              'TITL',
            );
            expect(squeezed(title ? lineText(title, dialect) : '')).toBe(squeezed(name));
            if (squeezed(note) !== '')
              expect(squeezed(lineText(childrenOf(medium, 'NOTE')[0]!, dialect))).toBe(squeezed(note));
          }
        }),
        { numRuns: 60 },
      );
    },
  );
});

describe('files of an export', () => {
  it('are numbered, so that two of one title are two files', () => {
    expect([pictureFileName('Fire', 4, null), pictureFileName('Fire', 5, 2)]).toEqual([
      'pictures/0005-Fire.jpg',
      'pictures/0006-Fire-2.jpg',
    ]);
    expect(EXPORT_FORMATS.map((format) => FILES_OF_FORMATS[format].ending)).toEqual([
      'pdf',
      'zip',
      'csv',
      'ris',
      'json',
      'ged',
      'ged',
    ]);
  });

  it('say what is in them, and what is not', () => {
    const about = {
      name: 'Ships',
      description: 'Of the coast.',
      address: 'https://example.org/k',
      siteName: 'example.org',
      madeAt: NOTICE.accessedOn,
    };
    expect(archiveReadme(about, 2)).toContain(
      'Ships\r\n\r\nOf the coast.\r\n\r\n2 items, exported from example.org on 3 March 2026.\r\nhttps://example.org/k\r\n',
    );
    expect([leftOutText([]), leftOutText([{ title: 'A ship', reason: LEFT_OUT.closed }])]).toEqual([
      'Nothing was left out.\r\n',
      'A ship\r\n  Left out: its source isn’t open to you.\r\n',
    ]);
  });
});
