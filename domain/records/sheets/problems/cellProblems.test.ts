import { sheetKind } from '../sheetKinds.ts';
import { cellProblems, type CellSetting } from './cellProblems.ts';

const SETTING: CellSetting = {
  notation: 'freereg',
  years: { earliest: 1750, latest: 1840 },
  sexes: new Set(['m', 'f', 'male', 'female', 'son']),
  today: '2026-12-01',
};
const fields = new Map(
  (['burials', 'baptisms', 'census'] as const).flatMap((kind) =>
    sheetKind(kind).fields.map((field) => [field.id, field]),
  ),
);

it.each<[field: string, cell: string, problems: string[]]>([
  ['burial_date', '3 Mar 1821', []],
  ['burial_date', '13/4/1821', []],
  ['burial_date', '3/4/1821', ['dateOrder']],
  ['burial_date', '4/4/1821', []],
  ['burial_date', '3/4/1821?', ['dateOrder']],
  ['burial_date', '3/4/1750/1', ['dateOrder']],
  ['burial_date', '0/4/1821', ['dateUnread']],
  ['burial_date', '36526', ['dayNumber']],
  ['burial_date', '3 Mar', []],
  ['burial_date', '14', []],
  ['burial_date', 'Easter', ['dateUnread']],
  ['burial_date', '13/14/1821', ['dateUnread']],
  ['burial_date', '3/4/21', ['dateUnread']],
  ['burial_date', '30 Feb 1821', ['dateNever']],
  ['burial_date', '29 Feb 1800', ['dateNever']],
  ['burial_date', '29 Feb 1752', []],
  ['burial_date', '5 Sep 1752', ['dateNever']],
  ['burial_date', '14 Sep 1752', []],
  ['burial_date', '3 Mar 1921', ['dateOutside']],
  ['burial_date', '* Mar 182*', []],
  ['burial_date', '3 Mar 18{2', ['signs']],
  ['age', '3m', []],
  ['age', 'inf', []],
  ['age', '40?', []],
  ['age', 'very old', ['ageUnread']],
  ['sex', 'M.', []],
  ['sex', 'son', []],
  ['sex', 'mail', ['sexUnread']],
  ['county', 'Wilts', []],
  ['county', 'Ruritania', ['countyUnknown']],
  ['surname', 'Marsh', []],
  ['surname', 'MARSH', ['capitals']],
  ['surname', 'MAR*', ['capitals']],
  ['surname', 'Mar{5,2}', ['signs']],
  ['surname', 'Mary Marsh', ['twoNames']],
  ['surname', 'Marsh, Mary', ['twoNames']],
  ['surname', 'van der Berg', []],
  ['surname', 'Marsh junr', []],
  ['forename', 'Mrs Mary', ['nameRemark']],
  ['forename', 'Mary (widow)', ['nameRemark']],
  ['forename', 'Mary  Ann', ['untidy']],
  ['forename', 'JosÃ©', ['encoding']],
  ['place', 'do.', ['ditto']],
  ['place', '', []],
  ['place', 'x'.repeat(201), ['long']],
  ['closed_until', '1 Jan 2031', []],
  ['closed_until', '2031', []],
  ['closed_until', 'soon', ['closingUnread']],
  ['notes', 'SEE ENTRY 3', []],
  ['register_entry', '0017', []],
])('%s of %j', (field, cell, problems) => {
  const of = fields.get(field);
  if (!of) throw new Error(`There is no field ${field}.`);
  expect(cellProblems(cell, of, SETTING).map(({ id }) => id)).toEqual(problems);
});

it.each(['(' + 'a'.repeat(15_999), '(aaa'.repeat(4_000), `[1874${' '.repeat(15_000)}x`, '{1'.repeat(8_000)])(
  'a long cell makes no one wait (%#)',
  (cell) => {
    const from = performance.now();
    for (const field of fields.values()) cellProblems(cell, field, SETTING);
    expect(performance.now() - from).toBeLessThan(500);
  },
);

it.each([
  ['1 Dec 2026', ['closingPast']],
  ['31 Dec 1999', ['closingPast']],
  ['2 Dec 2026', []],
  ['soon', ['closingUnread']],
])('says of the closing date “%s”: %j', (cell, ids) => {
  const field = sheetKind('burials').fields.find(({ id }) => id === 'closed_until')!;
  expect(cellProblems(cell, field, SETTING).map(({ id }) => id)).toEqual(ids);
});
