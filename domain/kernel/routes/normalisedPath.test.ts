import fc from 'fast-check';

import { isNormalisedPath, normalisedPath } from './normalisedPath.ts';

describe('normalisedPath', () => {
  it.each([
    ['/', '/'],
    ['/home', '/home/*'],
    ['/home/anything/below', '/home/*'],
    ['/Transcript/', '/transcript'],
    ['/record-sets/ROCHE-1871', '/record-sets/:recordSetId'],
  ])('ANALYT-010 gives %s the pattern of its route, %s', (pathname, pattern) => {
    expect(normalisedPath(pathname)).toBe(pattern);
  });

  it('ANALYT-009 calls what no route matches /other', () => {
    expect(normalisedPath('/this-does-not-exist')).toBe('/other');
    expect(normalisedPath('/%E0%A4%A')).toBe('/other');
  });

  it('never gives more than the site has routes, whatever the address', () => {
    fc.assert(fc.property(fc.webPath(), (path) => isNormalisedPath(normalisedPath(path))));
    expect(isNormalisedPath('/record-sets/ROCHE-1871')).toBe(false);
  });
});
