import { proposalFits } from './proposalFits.ts';

it.each([
  ['C__PER', 'Cooper', true],
  ['C__PER', 'Carpenter', false],
  ['Mary Mar[gy]', 'Mary Mary', true],
  ['Mary Mar[gy]', 'Ann Mary', false],
  ['GRANT?', 'Grant', true],
  ['GRANT?', 'Gaunt', false],
  ['GRA_NT', 'Grant', false],
  ['P* WYATT', 'Wyatt', false],
  ['Cooper', 'Cowper', null],
  ['[blank]', 'Cooper', null],
])('of %s, %s: %s', (written, proposed, isFitting) =>
  expect(proposalFits(written, proposed, 'freereg')).toBe(isFitting),
);
