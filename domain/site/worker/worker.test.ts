import fc from 'fast-check';

import { mayKeep, type RequestSeen, treatmentOf } from './treatmentOf.ts';
import { cacheOf, cachesToRemove, ownCaches, readTaken } from './workerPlan.ts';

const ORIGIN = 'https://records.example.org';
const PART = '/assets/main.1a2b3c4d.js';
const treat = (path: string, seen: Partial<RequestSeen> = {}) =>
  treatmentOf(
    { method: 'GET', url: ORIGIN + path, mode: 'cors', destination: 'script', isRange: false, ...seen },
    ORIGIN,
  );
const navigate = (path: string, seen: Partial<RequestSeen> = {}) =>
  treat(path, { mode: 'navigate', destination: 'document', ...seen });

describe('what a service worker does with a request', () => {
  it.each([PART, '/assets/12.1a2b3c4d.css', '/assets/inter-latin-first.1a2b3c4d.woff2', '/assets/seal.1a2b3c4d.svg'])(
    '%s is a part, answered from what is kept',
    (path) => expect(treat(path)).toBe('part'),
  );

  it.each([
    ['/graphql?query=x'],
    ['/api/entitlements'],
    ['/api/uploads/1'],
    ['/iiif/2/1/full/max/0/default.jpg'],
    ['/oidc/token'],
    ['/tree-pictures/1.png'],
    ['/healthz'],
    ['/livez'],
    ['/early.js'],
    ['/service-worker.js'],
    ['/assets/main.js'],
    ['/assets/../main.1a2b3c4d.js'],
    ['/assets/sub/main.1a2b3c4d.js'],
    ['/assets/main.1a2b3c4d.js.map'],
    ['/assets/records.1a2b3c4d.json'],
    [`${PART}?v=1`],
  ])('%s goes to the network', (path) => expect(treat(path)).toBe('network'));

  it.each([
    ['a part of a file', { isRange: true }],
    ['another method', { method: 'HEAD' }],
    ['an upload', { method: 'POST' }],
    ['another site', { url: `https://elsewhere.example.org${PART}` }],
    ['the site by another port', { url: `${ORIGIN}:8443${PART}` }],
  ] as const)('%s goes to the network', (_what, seen) => expect(treat(PART, seen)).toBe('network'));

  it.each(['/', '/search/results?lastname=Smith', '/transcript?id=1', '/apiary'])(
    '%s opened in a tab may be shown by the shell',
    (path) => expect(navigate(path)).toBe('page'),
  );

  it.each([
    '/oidc/auth?client_id=x',
    '/interaction/abc',
    '/api/exports/1',
    '/saml/metadata',
    '/social/callback?code=1',
    '/iiif/2/1/info.json',
  ])('%s opened in a tab comes from the network alone', (path) => expect(navigate(path)).toBe('document'));

  it('a frame never gets the shell', () =>
    expect(navigate('/silent-sign-in', { destination: 'iframe' })).toBe('document'));
  it('a form that is sent goes to the network', () =>
    expect(navigate('/unsubscribe', { method: 'POST' })).toBe('network'));

  it('nothing but files with hashed names is ever a part', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const seen = treat(`${path || '/'}${query ? `?${query}` : ''}`);
        return seen === 'network' || (/^\/assets\/[^/]+\.[\da-f]{8}\.\w+$/u.test(path) && query === '');
      }),
    );
  });
});

describe('what may be kept', () => {
  const whole = { status: 200, type: 'basic', redirected: false, contentType: 'text/javascript; charset=utf-8' };
  it('is a whole file of the kind that its name says', () => {
    expect(mayKeep(PART, whole)).toBe(true);
    expect(mayKeep('/assets/a.1a2b3c4d.woff2', { ...whole, contentType: 'font/woff2' })).toBe(true);
  });
  it.each([
    ['a part of it', { status: 206 }],
    ['a missing file', { status: 404 }],
    ['another site’s', { type: 'opaque' }],
    ['one that came from elsewhere', { redirected: true }],
    ['a page in its place', { contentType: 'text/html' }],
    ['data', { contentType: 'application/json' }],
    ['something unnamed', { contentType: null }],
  ])('is not %s', (_what, seen) => expect(mayKeep(PART, { ...whole, ...seen })).toBe(false));
});

describe('caches of versions', () => {
  const names = ['muniment-1', 'elsewhere', 'muniment-2', 'muniment-3', 'muniment-4'];
  it('stay for the two versions before', () => {
    expect(cachesToRemove(names, '4')).toEqual(['muniment-1']);
    expect(cachesToRemove(names.slice(0, 3), '4')).toEqual([]);
    expect(cachesToRemove([], '4')).toEqual([]);
  });
  it('stay for a version that is there again', () => expect(cachesToRemove(names, '1')).toEqual(['muniment-2']));
  it('are known by their names', () => {
    expect(ownCaches(names)).toEqual(names.filter((name) => name !== 'elsewhere'));
    expect(ownCaches([cacheOf('abc')])).toHaveLength(1);
  });
});

describe('a message to the worker', () => {
  it('lists paths', () => expect(readTaken({ taken: [PART] })).toEqual([PART]));
  it.each([
    [null],
    ['taken'],
    [{}],
    [{ taken: 'x' }],
    [{ taken: [1] }],
    [{ taken: Array.from({ length: 501 }, () => PART) }],
  ])('is nothing otherwise: %j', (data) => expect(readTaken(data)).toBeNull());
});
