import { aFamily } from '../trees.fixture.ts';
import { isFamilyVisible } from './isFamilyVisible.ts';

it.each([
  ['nobody is hidden', [1, 2], [3], true],
  ['one of the couple is hidden', [1, 9], [3], false],
  ['a child is hidden', [1, 2], [9], true],
  ['the only parent known is to be seen', [1], [9], true],
  ['the parents are not known, and one sibling is to be seen', [], [3, 9], true],
  ['the parents are not known, and all siblings are hidden', [], [8, 9], false],
] as const)('%s', (_title, partners, children, expected) =>
  expect(isFamilyVisible(aFamily(10, partners, children), (id) => id > 7)).toBe(expected),
);
