import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import fc from 'fast-check';

import { recordSetIdOf } from './importedSet.ts';
import { columnIndex, columnsUsed } from './mapping/columnIndex.ts';
import type { ImportMapping } from './mapping/importMapping.ts';
import { openRejectList } from './rejectList.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-operator-'))));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the id of a record set', () => {
  it.each([
    ['FreeCEN sample, 1871', 'FREECEN-SAMPLE-1871'],
    ['  Llanfair—Siân & Zoë  ', 'LLANFAIR-SIAN-ZOE'],
    ['1871', '1871'],
    ['--a--b--', 'A-B'],
  ])('of %j is %s', (name, id) => expect(recordSetIdOf(name)).toBe(id));

  it.each(['', ' ', 'a', '太郎', '—'])('cannot be made of %j, and says so', (name) =>
    expect(() => recordSetIdOf(name)).toThrow('needs at least two letters or digits'),
  );

  it('fits an address, is its own id, and differs where long names differ at their ends', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z0-9 ,.'-]{2,90}$/u).filter((name) => /[A-Za-z0-9].*[A-Za-z0-9]/u.test(name)),
        (name) => {
          const id = recordSetIdOf(name);
          expect(id).toMatch(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/u);
          expect(id.length).toBeLessThanOrEqual(40);
          expect(recordSetIdOf(id)).toBe(id);
        },
      ),
    );
    const [one, two] = ['baptisms', 'burials'].map((kind) =>
      recordSetIdOf(`Registers of the parish church of St Mary Magdalene, Harrowmere, ${kind}`),
    );
    expect(one).not.toBe(two);
  });
});

describe('the list of rejected rows', () => {
  const listed = async (file: string, ...rows: Parameters<Awaited<ReturnType<typeof openRejectList>>['add']>[]) => {
    const list = await openRejectList(file);
    for (const row of rows) await list.add(...row);
    await list.close();
    return readFileSync(file, 'utf8');
  };

  it('has a heading and one line a row, whatever the names in it hold', async () => {
    const text = await listed(
      path.join(folder, 'new', 'list.tsv'),
      ['a.csv', 2, 'has no key'],
      ['tab\there.csv', 3, 'names the text file "two\r\nlines", which is not there'],
    );
    expect(text).toBe(
      'file\tline\treason\na.csv\t2\thas no key\ntab here.csv\t3\tnames the text file "two lines", which is not there\n',
    );
  });

  it('takes the place of an earlier one', async () => {
    const file = path.join(folder, 'again.tsv');
    await listed(file, ['a.csv', 2, 'one']);
    expect(await listed(file)).toBe('file\tline\treason\n');
  });

  it('holds more rows than a buffer, all of them', async () => {
    const rows = Array.from({ length: 3_000 }, (_row, at): [string, number, string] => [
      'a.csv',
      at,
      'has no name '.repeat(5),
    ]);
    expect((await listed(path.join(folder, 'many.tsv'), ...rows)).trimEnd().split('\n')).toHaveLength(3_001);
  });

  it('says where it cannot be written', async () => {
    writeFileSync(path.join(folder, 'a file'), '');
    await expect(openRejectList(path.join(folder, 'a file', 'list.tsv'))).rejects.toThrow('cannot be written to');
    await expect(openRejectList(folder)).rejects.toThrow('cannot be written to');
  });
});

describe('the columns of a mapping', () => {
  const mapping = {
    name: 'mine',
    key: '{id}',
    required: ['surname'],
    records: [
      {
        requiresAny: ['age'],
        group: '{household}',
        order: null,
        fields: { FirstName: '{first ?? nickname|title}', Source: '#file {#file} {#line}' },
        textFiles: { Notes: '{notes}' },
      },
    ],
  } as unknown as ImportMapping;

  it('are all that its templates read, and those it requires, but not the row’s own', () => {
    expect([...columnsUsed(mapping)].sort()).toEqual([
      'age',
      'first',
      'household',
      'id',
      'nickname',
      'notes',
      'surname',
    ]);
  });

  it('are found by their names, with spaces around them or not, and asked for where two are alike', () => {
    const header = [' id ', 'surname', 'age', 'household', 'first', 'nickname', 'notes', 'more', 'more'];
    expect(columnIndex(mapping, header, 'a.csv').get('id')).toBe(0);
    expect(columnIndex(mapping, header, 'a.csv').get('notes')).toBe(6);
    expect(() => columnIndex(mapping, [...header, 'id'], 'a.csv')).toThrow(
      'a.csv does not fit the mapping "mine": "id" is the heading of two columns or more. Say which one the mapping means: {id#1} is the first, {id#2} the second.',
    );
  });

  it('that a file lacks are all named, with those it has', () => {
    expect(() => columnIndex(mapping, ['id', 'age', 'first', 'Surname'], 'a.csv')).toThrow(
      'a.csv does not fit the mapping "mine": it has no column "surname", "household", "nickname", "notes". Its columns are: id, age, first, Surname.',
    );
  });
});
