import type { SheetStep } from './steps/sheetStep.ts';
import { type Dated, losesClosingDates, mayOpen, mustWaitForTwo, type WeighedAct, whyTwo } from './whyTwo.ts';

const publish = {
  act: 'publish',
  decides: 'one',
  acceptsFewer: false,
  accessBefore: 'members',
  isWithdrawn: false,
  access: 'members',
  losesDates: false,
  opens: 0,
} as const;

it.each<[string, WeighedAct, RegExp | null]>([
  ['a publication like the one before', publish, null],
  ['a first publication', { ...publish, accessBefore: null, access: 'free' }, null],
  ['of a sheet for two', { ...publish, decides: 'two' }, /each publication/u],
  ['a first one of a sheet for two', { ...publish, decides: 'two', accessBefore: null }, /each publication/u],
  ['without the dates of before', { ...publish, losesDates: true }, /a date closes/u],
  [
    'that opens a record',
    { ...publish, opens: 1 },
    /^1 record that is closed for readers would be open, now or within a year, or be read with a name that is left out\.$/u,
  ],
  ['that opens two', { ...publish, opens: 2 }, /^2 records that are closed/u],
  ['a first one with what looks like fewer', { ...publish, acceptsFewer: true, accessBefore: null }, null],
  ['with fewer records', { ...publish, acceptsFewer: true }, /more than a tenth/u],
  ['for everyone in place of members', { ...publish, access: 'free' }, /More people/u],
  ['for members in place of subscribers', { ...publish, accessBefore: 'subscribers' }, /More people/u],
  ['for everyone in place of subscribers', { ...publish, accessBefore: 'subscribers', access: 'free' }, /More people/u],
  ['for subscribers in place of members', { ...publish, access: 'subscribers' }, null],
  ['for members in place of everyone', { ...publish, accessBefore: 'free' }, null],
  ['one that puts withdrawn records back', { ...publish, isWithdrawn: true }, /were withdrawn/u],
  ['a withdrawal', { act: 'withdraw' }, /lose all/u],
  ['a closing date taken away', { act: 'open' }, /closing date/u],
  ['what was withdrawn put back', { act: 'restore' }, /with readers again/u],
  ['more readers', { act: 'freer' }, /More people/u],
])('%s', (_what, weighed, reason) => {
  const why = whyTwo(weighed);
  if (reason === null) expect(why).toBeNull();
  else expect(why).toMatch(reason);
});

it.each([
  [true, true, true],
  [true, false, true],
  [false, false, true],
  [false, true, false],
])('a steward: %s, alone with the duty: %s, waits: %s', (isSteward, isAlone, waits) => {
  expect(mustWaitForTwo({ isSteward, isAlone })).toBe(waits);
});

const by = (columns: (string | null)[], closedUntil?: string, more: Partial<Dated> = {}): Dated => ({
  columns,
  constants: closedUntil === undefined ? {} : { closed_until: closedUntil },
  steps: [],
  headings: columns.map((field) => field ?? 'Notes'),
  ...more,
});
const COLUMN = ['closed_until'];
const cell = (was: string, to: string): SheetStep => ({ do: 'cell', key: 'A', nth: 0, field: 'closed_until', was, to });
const cells = (to: string, ...entries: [key: string, was: string][]): SheetStep => ({
  do: 'cells',
  field: 'closed_until',
  to,
  entries: entries.map(([key, was]) => [key, 0, was]),
});
const mended = (...steps: SheetStep[]) => by(COLUMN, undefined, { steps });

it.each([
  ['nothing before', null, by([]), false],
  ['none, and none', by(['surname']), by(['surname']), false],
  ['none, and a column', by(['surname']), by(['surname', 'closed_until']), false],
  ['none, and a column that is mended', by(['surname']), mended(cell('2050', '')), false],
  ['a column, and the same', by(['closed_until']), by([null, 'closed_until']), false],
  ['a column, and none', by(['closed_until']), by(['surname']), true],
  [
    'a column, and another one of the same file',
    by(['closed_until', null], undefined, { headings: ['Open', 'Notes'] }),
    by([null, 'closed_until'], undefined, { headings: ['Open', 'Notes'] }),
    true,
  ],
  ['a column, and a date for all', by(['closed_until']), by([], '2050'), true],
  ['a date for all, and the same', by([], '2050'), by([], '2050'), false],
  ['a date for all, and another', by([], '2050'), by([], '2030'), true],
  ['a date for all, and none', by([], '2050'), by([]), true],
  ['a date for all, and a column with dates of its own', by([], '2050'), by(COLUMN, '2050'), true],
  ['an edit that empties a date', mended(), mended(cell('2050', '')), true],
  ['an edit that says another date', mended(), mended(cell('2050', '2030')), true],
  ['an edit that gives a date to a cell without one', mended(), mended(cell('', '2050')), false],
  [
    'such an edit where a date holds for all rows',
    by(COLUMN, '2050'),
    by(COLUMN, '2050', { steps: [cell('', '2030')] }),
    true,
  ],
  ['an edit with a date that is undone', mended(cell('', '2050')), mended(), true],
  ['chosen cells without a date that get one', mended(), mended(cells('2050', ['A', ''], ['B', ''])), false],
  ['chosen cells of which one has a date', mended(), mended(cells('2050', ['A', ''], ['B', '2060'])), true],
  [
    'an edit of one of chosen cells that got a date',
    mended(cells('2050', ['A', ''], ['B', ''])),
    mended(cells('2050', ['A', ''], ['B', '']), cell('', '2030')),
    true,
  ],
  [
    'chosen cells of which one got a date',
    mended(cell('', '2050')),
    mended(cell('', '2050'), cells('2030', ['A', ''])),
    true,
  ],
  ['chosen cells that lose one', mended(cells('2050', ['A', ''], ['B', ''])), mended(cells('2050', ['B', ''])), true],
  [
    'an edit of a cell that had the date of the row above',
    mended({ do: 'fill', field: 'closed_until' }),
    mended({ do: 'fill', field: 'closed_until' }, cell('', '2030')),
    true,
  ],
  ['the same edit', mended(cell('2050', '2030')), mended(cell('2050', '2030')), false],
  [
    'a step that replaces dates',
    mended(),
    mended({ do: 'replace', field: 'closed_until', values: [{ from: '2050', to: '' }] }),
    true,
  ],
  ['an edit of another cell', mended(), mended({ ...cell('40', '41'), field: 'age' } as SheetStep), false],
  [
    'a problem that is accepted',
    mended(),
    mended({ do: 'accept', problem: 'unknown', field: 'closed_until', values: null }),
    false,
  ],
])('closing dates: %s', (_what, before, after, loses) => {
  expect(losesClosingDates(before, after)).toBe(loses);
});

it.each([
  [{ losesDates: false, opens: 0 }, 0],
  [{ losesDates: false, opens: 3 }, 3],
  [{ losesDates: true, opens: 0 }, 2_147_483_647],
])('a publication with %j that is allowed may open %i records', (of, most) => {
  expect(mayOpen(of)).toBe(most);
});
