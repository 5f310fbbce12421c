import { readingInTree, readingOfTree } from './readingInTree.ts';

it.each([
  ['C__per', 'C..per', 'C__per'],
  ['_REE', '.REE', '_REE'],
  ['MAR*', 'MAR...', 'MAR*'],
  ['Ro_he', 'Ro.he', 'Ro_he'],
  ['Mar[gy]', 'Mar[gy]', 'Mar[gy]'],
  ['williams{0,1}', 'william(s)', 'williams{0,1}'],
  ['GRANT?', 'GRANT?', null],
  ['[M_]ary', 'Mary', null],
  ['[john]', 'john', null],
])('%s is %s in a tree, and read back', (written, inTree, back) => {
  expect(readingInTree(written, 'freereg')).toBe(inTree);
  expect(readingOfTree(inTree)).toBe(back);
});

it.each(['Wm.', 'J.B. Smith', 'St. Aubyn', 'Mary (Polly)', 'Smith [Smyth]', 'O’Brien', 'Dr. John Webb, Jun.'])(
  '%s of a tree has no letter in doubt',
  (name) => expect(readingOfTree(name)).toBeNull(),
);
