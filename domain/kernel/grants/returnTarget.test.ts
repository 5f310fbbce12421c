import fc from 'fast-check';

import { internalPath, returnTarget } from './returnTarget.ts';

const hosts = ['partner.example.org'];
const home = { kind: 'internal', path: '/' };

describe('where a reader goes after signing in', () => {
  it('is a path of this site with its query and fragment', () => {
    expect(returnTarget('/search/results?lastname=pinch#row-3', hosts)).toEqual({
      kind: 'internal',
      path: '/search/results?lastname=pinch#row-3',
    });
  });

  it('is another site only by https and only when its host is listed', () => {
    expect(returnTarget('https://partner.example.org/offer', hosts)).toEqual({
      kind: 'external',
      url: 'https://partner.example.org/offer',
    });
    expect(returnTarget('http://partner.example.org/offer', hosts)).toEqual(home);
    expect(returnTarget('https://other.example.org/', hosts)).toEqual(home);
    expect(returnTarget('https://partner.example.org@other.example.org/', hosts)).toEqual(home);
    expect(returnTarget('https://a:b@partner.example.org/', hosts)).toEqual(home);
  });

  it.each([
    null,
    '',
    'javascript:alert(1)',
    '//other.example.org/x',
    '/\\other.example.org',
    '/\t/other.example.org',
    '/.//other.example.org',
    '/a/..//other.example.org',
    '/%2e//other.example.org',
    'messaging',
    'data:text/html,x',
    'https://',
  ])('is / for %j', (text) => {
    expect(returnTarget(text, hosts)).toEqual(home);
  });

  it('never leaves the site by way of a path', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `/${text}`),
          fc.string({ unit: fc.constantFrom('/', '\\', '\t', '.', 'a', '@', ':') }).map((text) => `/${text}`),
        ),
        (text) => {
          const path = internalPath(text);
          if (path !== null) expect(new URL(path, 'https://here.example').origin).toBe('https://here.example');
        },
      ),
      { numRuns: 500 },
    );
  });
});
