import fc from 'fast-check';

import { canonicalPath, socialDescription } from './documentHead.ts';
import { createRouteMatcher, matchRoute } from './matchRoute.ts';
import { routeDescriptions } from './routeDescriptions.ts';

const canonical = (pathname: string, search = '') => {
  const match = matchRoute(pathname);
  return match && canonicalPath(match, search);
};

describe('canonicalPath', () => {
  it.each([
    ['/', '', '/'],
    ['/HOME/below/', '', '/home'],
    ['/transcript/', '?sid=560&id=r%2F1', '/transcript?id=r%2F1'],
    ['/transcript', '', '/transcript'],
    ['/record-sets/St%20Ives%2Fa', '?page=2', '/record-sets/St%20Ives%2Fa'],
  ])('of %s with query "%s" is %s', (pathname, search, expected) => expect(canonical(pathname, search)).toBe(expected));

  it('leaves out optional parameters that are absent', () => {
    const match = createRouteMatcher([{ id: 'r', pattern: '/region/:country?/:county?', title: 'T' }]);
    expect(canonicalPath(match('/region/england')!, '')).toBe('/region/england');
    expect(canonicalPath(match('/region')!, '')).toBe('/region');
  });
});

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
