import fc from 'fast-check';

import { legacyAddress, legacyPath, missingPageRedirect } from './legacyAddress.ts';

const ORIGIN = 'https://old.example.org';

describe('what /redirect?to= names', () => {
  it('is a path of the legacy site with its query', () => {
    expect(legacyPath('/some/path?a=1#b')).toBe('/some/path?a=1#b');
    expect(legacyAddress('/some/path?a=1#b', ORIGIN)).toBe('https://old.example.org/some/path?a=1#b');
  });

  it.each([
    null,
    '',
    'some/path',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '?x',
  ])('is nothing for %j', (to) => {
    expect(legacyPath(to)).toBeNull();
  });

  it('has no address while no legacy site is named', () => {
    expect(legacyAddress('/some/path', null)).toBeNull();
  });

  it('never leaves the legacy site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string().map((text) => `/${text}`),
          fc.string({ unit: fc.constantFrom('/', '\\', '\t', '.', 'a', '@', ':') }),
        ),
        (to) => {
          const path = legacyPath(to);
          const address = path === null ? null : legacyAddress(path, ORIGIN);
          if (address !== null) expect(new URL(address).origin).toBe(ORIGIN);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('an address without a page', () => {
  it.each([
    ['/old/page', '/', ['/old'], '/redirect?to=%2Fold%2Fpage'],
    ['/old', '/', ['/old'], '/redirect?to=%2Fold'],
    ['/old/page', '/', ['/old/'], '/redirect?to=%2Fold%2Fpage'],
    ['/old/page', null, ['/old'], '/redirect?to=%2Fold%2Fpage'],
    ['/old/page', '/old/page', ['/old'], null],
    ['/older', '/', ['/old'], null],
    ['/old/page', '/', [], null],
  ])(
    'SHELL-008 %s, in a document sent for %s, with legacy paths %j leads to %s',
    (path, serverPath, legacyPaths, expected) => {
      expect(missingPageRedirect(path, serverPath, legacyPaths)).toBe(expected);
    },
  );
});
