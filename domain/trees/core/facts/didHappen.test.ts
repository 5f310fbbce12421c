import { areMarried, didHappen } from './didHappen.ts';

it.each([
  ['marriage', '', true, true],
  ['marriage', 'Y', true, true],
  ['marriage', 'N', false, false],
  ['divorce', '', true, true],
  ['divorce', 'no', false, false],
  ['annulment', '', true, true],
  ['engagement', '', true, false],
  ['census', '', true, false],
  // Words of an attribute are its own.
  ['occupation', 'N', true, false],
])('%s %s', (type, value, happened, married) =>
  expect([didHappen({ type, value }), areMarried([{ type, value }])]).toEqual([happened, married]),
);

it('a couple of whom nothing is said is not married', () => expect(areMarried([])).toBe(false));
