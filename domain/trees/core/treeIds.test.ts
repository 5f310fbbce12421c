import fc from 'fast-check';

import { isExampleTreeId, personInTree, readTreePersonId, readTreeRef, treePersonId } from './treeIds.ts';

describe('ids of people of trees', () => {
  const TREE_011 = [
    ['fmp-1-2', { treeId: 1, personId: 2 }],
    ['fmp-12-34', { treeId: 12, personId: 34 }],
    ['fmp-000000-000001', { treeId: 0, personId: 1 }],
    ['fmp-1-2147483647', { treeId: 1, personId: 2_147_483_647 }],
    ['fmp-1-2147483648', null],
    ['fmp-1', null],
    ['abc-1-2', null],
    ['fmp-1-2-3', null],
    ['fmp-000000-abc', null],
    ['fmp-1-undefined', null],
    ['', null],
  ] as const;
  it.each(TREE_011)('TREE-011 TREE-021 reads %s', (text, expected) => expect(readTreePersonId(text)).toEqual(expected));

  it('reads what it writes', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (treeId, personId) =>
        expect(readTreePersonId(treePersonId(treeId, personId))).toEqual({ treeId, personId }),
      ),
    );
  });

  it('writes the example tree with six digits', () => {
    expect(treePersonId(0, 1)).toBe('fmp-000000-000001');
    expect([isExampleTreeId(0), isExampleTreeId(1)]).toEqual([true, false]);
  });

  it.each([
    ['fmp-7-1', 7],
    ['7', 7],
    ['seven', null],
    ['', null],
  ])('names a tree by %s', (text, expected) => expect(readTreeRef(text)).toBe(expected));

  it.each([
    ['fmp-7-1', '4', 'fmp-7-4'],
    ['7', '4', 'fmp-7-4'],
    ['7', 'fmp-7-5', 'fmp-7-5'],
    ['fmp-000000-000001', '2', 'fmp-000000-000002'],
    ['abc', '4', '4'],
    ['7', 'x', 'x'],
  ])('reads the person that an address of tree %s means by %s', (treeRef, person, expected) =>
    expect(personInTree(treeRef, person)).toBe(expected),
  );
});
