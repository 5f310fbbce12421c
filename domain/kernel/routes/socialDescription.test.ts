import fc from 'fast-check';

import { routeDescriptions } from './routeDescriptions.ts';
import { socialDescription } from './socialDescription.ts';

it('HOUSE-052 a description for link previews is at most 200 characters long and cut behind a word', () => {
  expect(socialDescription('Short.')).toBe('Short.');
  expect(socialDescription(`${'word '.repeat(50)}`)).toBe(`${'word '.repeat(39).trim()}…`);
  fc.assert(fc.property(fc.string({ maxLength: 600 }), (text) => socialDescription(text).length <= 200));
  expect(
    Object.values(routeDescriptions)
      .map((text) => socialDescription(text).length)
      .filter((length) => length > 200),
  ).toEqual([]);
});
