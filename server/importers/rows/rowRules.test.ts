import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { LifeRule } from '../mapping/importMapping.ts';
import { bornBy, othersBornBy } from './bornBy.ts';
import { readTextFile } from './readTextFile.ts';
import { FILTER_NAMES, FILTERS, templateFilters } from './templateFilters.ts';

describe('the filters of a mapping', () => {
  const filters = templateFilters({ sex: { M: 'Male', f: 'Female' }, none: {} });
  const apply = (name: string, text: string, argument: string | null = null) => filters[name]?.(text, argument);

  it.each([
    ['year', '6 Mar 1690/1', '1691'],
    ['year', 'about 1841', '1841'],
    ['year', '1841-1851', ''],
    ['year', 'no date', ''],
    ['isoDate', '1851-03-30', '30 Mar 1851'],
    ['isoDate', '1851-03', 'Mar 1851'],
    ['isoDate', 'Lady Day', 'Lady Day'],
    ['county', 'CON', 'Cornwall'],
    ['county', 'Atlantis', 'Atlantis'],
    ['country', 'CON', 'England'],
    ['country', 'Atlantis', ''],
    ['church', 'St Mary BT', 'St Mary'],
    ['register', 'St Mary BT', 'Bishop’s transcript'],
    ['piece', 'RG102267.VLD', 'RG 10/2267'],
  ])('%s makes of %j: %j', (name, text, expected) => expect(apply(name, text)).toBe(expected));

  it.each([
    ['sex', 'm', 'Male'],
    ['sex', 'F', 'Female'],
    ['sex', 'x', 'x'],
    ['none', 'm', 'm'],
    ['missing', 'm', 'm'],
    [null, 'm', 'm'],
    // A table has what the mapping says and nothing that every object has.
    ['sex', 'constructor', 'constructor'],
  ])('table %j makes of %j: %j', (name, text, expected) => expect(apply('table', text, name)).toBe(expected));

  it('are listed for operators under the names that a mapping may use', () => {
    expect(FILTERS.map(({ written }) => written.replace(/:.*/u, '')).sort()).toEqual([...FILTER_NAMES].sort());
    expect(Object.keys(filters).sort()).toEqual([...FILTER_NAMES].sort());
  });
});

it('opens no record for unread digits that would be closed for some of those they may be', () => {
  const life: LifeRule = { from: 'age', atLeast: 0, named: [], namedAtLeast: 0 };
  for (let year = 1800; year < 2030; year += 7)
    for (let age = 0; age < 100; age += 3) {
      const [whole, old] = [String(year), String(age).padStart(2, '0')];
      const certain = bornBy({ EventYear: whole, Age: String(age) }, life) ?? Infinity;
      for (const [EventYear, Age] of [
        [`${whole.slice(0, 3)}_`, String(age)],
        [`${whole.slice(0, 2)}_${whole.slice(3)}`, String(age)],
        [`${whole.slice(0, 2)}[${whole[2]}7]${whole.slice(3)}`, String(age)],
        [`1_${whole.slice(2)}`, String(age)],
        [whole, `${old.slice(0, 1)}_`],
        [whole, `_${old.slice(1)}`],
        [whole, `[${old[0]}8]${old[1]}`],
      ] as const)
        if (whole.startsWith('1') || !EventYear.startsWith('1_'))
          expect(bornBy({ EventYear, Age }, life) ?? Infinity).toBeGreaterThanOrEqual(certain);
    }
});

describe('the latest year of birth', () => {
  const rule = (rest: Partial<LifeRule>): LifeRule => ({
    from: 'birth',
    atLeast: 0,
    named: [],
    namedAtLeast: 16,
    ...rest,
  });

  it.each([
    ['of a birth is its year', { EventYear: '1841' }, { from: 'birth', atLeast: 0 }, 1841],
    ['of a death is its year where no age is stated', { EventYear: '1841' }, { from: 'death', atLeast: 30 }, 1841],
    ['of a marriage is so many years before it', { EventYear: '1841' }, { from: 'age', atLeast: 16 }, 1825],
    ['is not known without a year', {}, { from: 'age', atLeast: 16 }, null],
    [
      'is that of the birth year which is stated',
      { EventYear: '1871', YearOfBirth: '1840' },
      { from: 'age', atLeast: 16 },
      1840,
    ],
    [
      'is the latest that unread digits of an age allow',
      { EventYear: '1921', Age: '4_' },
      { from: 'age', atLeast: 16 },
      1881,
    ],
    [
      'is the latest that unread digits of a year allow',
      { EventDate: '3 May 19[24]1', Age: '20' },
      { from: 'age', atLeast: 16 },
      1921,
    ],
    ['is that of the last year of a torn one', { EventYear: '19__', Age: '40' }, { from: 'age', atLeast: 16 }, 1959],
    // No one is born after an event of theirs.
    ['is never after the event', { EventYear: '1851', YearOfBirth: '1911' }, { from: 'age', atLeast: 16 }, 1851],
  ] as const)('%s', (_rule, fields, life, year) => expect(bornBy(fields, rule(life))).toBe(year));

  it.each([
    ['is not asked where no one else is named', { EventYear: '1841' }, ['FatherFirstName'], undefined],
    ['is not asked where the mapping names no one', { EventYear: '1841', FatherFirstName: 'John' }, [], undefined],
    ['is so many years before the event', { EventYear: '1841', FatherFirstName: 'John' }, ['FatherFirstName'], 1825],
    ['is not known without a year', { FatherFirstName: 'John' }, ['FatherFirstName'], null],
    [
      'is asked where one of several is named',
      { EventYear: '1841', MotherFirstName: 'Ann' },
      ['FatherFirstName', 'MotherFirstName'],
      1825,
    ],
  ] as const)('of others %s', (_rule, fields, named, year) =>
    expect(othersBornBy(fields, rule({ named, namedAtLeast: 16 }))).toBe(year),
  );
});

describe('the text file of a row', () => {
  let folder: string;
  let outside: string;
  beforeAll(() => {
    outside = mkdtempSync(path.join(os.tmpdir(), 'muniment-rows-'));
    folder = path.join(outside, 'rows');
    mkdirSync(path.join(folder, 'texts'), { recursive: true });
    writeFileSync(path.join(outside, 'secret.txt'), 'secret');
    writeFileSync(path.join(folder, 'utf8.txt'), '\uFEFF Zoë\r\nSiân\rend \n');
    writeFileSync(path.join(folder, 'latin.txt'), Buffer.from([0x5a, 0x6f, 0xeb]));
    writeFileSync(path.join(folder, 'binary.txt'), Buffer.from([0x41, 0, 0x42]));
    writeFileSync(path.join(folder, 'texts', 'within.txt'), 'within');
    writeFileSync(path.join(folder, 'large.txt'), '');
    truncateSync(path.join(folder, 'large.txt'), 8 * 1024 ** 2 + 1);
    symlinkSync(path.join(outside, 'secret.txt'), path.join(folder, 'link-out.txt'));
    symlinkSync(path.join(folder, 'utf8.txt'), path.join(folder, 'link-in.txt'));
    symlinkSync(outside, path.join(folder, 'link-folder'));
  });
  afterAll(() => rmSync(outside, { recursive: true }));

  it.each([
    ['utf8.txt', 'Zoë\nSiân\nend'],
    ['latin.txt', 'Zoë'],
    ['texts/within.txt', 'within'],
    ['texts/../utf8.txt', 'Zoë\nSiân\nend'],
    ['link-in.txt', 'Zoë\nSiân\nend'],
  ])('%s is read as text, whatever its character set and line ends', (name, text) =>
    expect(readTextFile(folder, name)).toEqual({ text }),
  );

  it.each([
    ['../secret.txt', 'not within the folder'],
    ['texts/../../secret.txt', 'not within the folder'],
    ['link-out.txt', 'not within the folder'],
    ['link-folder/secret.txt', 'not within the folder'],
    ['/etc/hostname', 'not within the folder'],
    ['utf8.txt\0.png', 'not within the folder'],
    ['texts', 'is no file'],
    ['missing.txt', 'is not there'],
    ['utf8.txt/below.txt', 'cannot be read'],
    ['large.txt', 'larger than 8 MB'],
    ['binary.txt', 'holds no text'],
  ])('%s is not taken: it is, or %s', (name, reason) =>
    expect(readTextFile(folder, name)).toEqual({ reason: expect.stringContaining(reason) as string }),
  );
});
