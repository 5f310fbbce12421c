import fc from 'fast-check';

import { BRIDGE_VERSION, toPost, readHostMessage, sharedAddress } from './bridgeMessages.ts';

const of = (more: object) => ({ muniment: BRIDGE_VERSION, ...more });

describe('a message to the page', () => {
  it.each([
    [of({ type: 'hello' }), { type: 'hello' }],
    [JSON.stringify(of({ type: 'back' })), { type: 'back' }],
    [of({ type: 'share', to: '//evil.example' }), { type: 'share' }],
    [
      of({ type: 'navigate', to: '/search/results?lastname=pinch#top' }),
      { type: 'navigate', to: '/search/results?lastname=pinch#top' },
    ],
    [of({ type: 'navigate', to: '//evil.example' }), { type: 'refused', reason: 'not-a-path' }],
    [of({ type: 'navigate', to: '/\\evil.example' }), { type: 'refused', reason: 'not-a-path' }],
    [of({ type: 'navigate', to: 'javascript:alert(1)' }), { type: 'refused', reason: 'not-a-path' }],
    [of({ type: 'navigate', to: `/${'a'.repeat(2_000)}` }), { type: 'refused', reason: 'not-a-path' }],
    [of({ type: 'navigate' }), { type: 'refused', reason: 'not-a-path' }],
    [of({ type: 'eval' }), { type: 'refused', reason: 'unknown-type' }],
    [of({ type: '__proto__' }), { type: 'refused', reason: 'unknown-type' }],
    [{ muniment: 2, type: 'hello' }, null],
    [{ type: 'hello' }, null],
    [{ source: 'oidc-client', url: '/' }, null],
    ['hello', null],
    ['null', null],
    [null, null],
    [undefined, null],
    [7, null],
  ])('%j is %j', (data, message) => {
    expect(readHostMessage(data)).toEqual(message);
  });

  it('never leads off the site, whatever is sent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('//', '/\\', '/\t/', '/.//')), (to) => {
        const message = readHostMessage(of({ type: 'navigate', to }));
        if (message?.type === 'navigate')
          expect(new URL(message.to, 'https://site.invalid').origin).toBe('https://site.invalid');
      }),
    );
  });
});

it('a message of the page names the contract', () => {
  expect(toPost({ type: 'at-start' })).toEqual({ muniment: 1, type: 'at-start' });
});

it.each([
  ['/region/england', '?source=app', 'https://records.example.org/region/england'],
  ['/transcript', '?id=A%2F1&isMobileApp=true', 'https://records.example.org/transcript?id=A%2F1'],
  ['/tree/fmp-1-2/tree', '?publicTreeShareToken=secret', 'https://records.example.org/tree/fmp-1-2/tree'],
])('%s%s is shared as %s', (pathname, search, address) => {
  expect(sharedAddress('https://records.example.org', { pathname, search })).toBe(address);
});
