import { canonicalPath } from './canonicalPath.ts';
import { createRouteMatcher, matchRoute } from './matchRoute.ts';

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
