import { growDescendants } from './growDescendants.ts';
import { personBox, startGrowth } from './growth.ts';
import { chartOptions, kinFamily, kinGraph } from './kin.fixture.ts';
import { childSets, stackColumns } from './stackColumns.ts';

/** Columns of the children of one couple, by their names; those with partners have families of their own. */
function columnsOf(count: number, married: readonly number[] = [], isFixed?: (index: number) => boolean): string[][] {
  const children = Array.from({ length: count }, (_child, at) => `c${at + 1}`);
  const growth = startGrowth(
    kinGraph([
      kinFamily(1, ['me'], children),
      ...married.map((at) => kinFamily(at + 10, [`c${at}`, `fwife${at}`], [])),
    ]),
    chartOptions(),
  );
  const units = growDescendants(growth, [
    { box: personBox(growth, 'me', { from: null, relation: 'self', link: 'unknown', generation: 0 }), isClosed: false },
  ]);
  const columns = new Map<number, string[]>();
  for (const [index, { top }] of stackColumns(units, childSets(units), isFixed))
    columns.set(top, [...(columns.get(top) ?? []), units[index]?.box.key ?? '']);
  return [...columns.values()];
}

describe('children in columns', () => {
  it.each([
    ['six stay in one row', 6, [], []],
    ['seven are two high', 7, [], [['c1', 'c2'], ['c3', 'c4'], ['c5', 'c6'], ['c7']]],
    [
      'thirteen are three high',
      13,
      [],
      [['c1', 'c2', 'c3'], ['c4', 'c5', 'c6'], ['c7', 'c8', 'c9'], ['c10', 'c11', 'c12'], ['c13']],
    ],
    [
      'one with a partner is alone, and no one passes it',
      8,
      [2],
      [['c1'], ['c2'], ['c3', 'c4'], ['c5', 'c6'], ['c7', 'c8']],
    ],
    [
      'all with partners are side by side',
      7,
      [1, 2, 3, 4, 5, 6, 7],
      [['c1'], ['c2'], ['c3'], ['c4'], ['c5'], ['c6'], ['c7']],
    ],
  ])('%s', (_rule, count, married, columns) => expect(columnsOf(count, married)).toEqual(columns));

  it('never have a fixed one among them', () => {
    // Unit 0 is the parent, so unit 3 is the third child.
    expect(columnsOf(8, [], (index) => index === 3)).toEqual([
      ['c1', 'c2'],
      ['c3'],
      ['c4', 'c5'],
      ['c6', 'c7'],
      ['c8'],
    ]);
  });
});
