import { hasMarkedSession } from '#domain/kernel/grants/sessionMarker.ts';
import { matchRoute } from '#domain/kernel/routes/matchRoute.ts';
import { NO_ADDRESSES } from '#domain/site/content/siteBoot.ts';

import { renderShell } from './renderShell.ts';

const TEMPLATE = '<!doctype html><html lang="en-GB"><head><title>x</title></head><body></body></html>';
const boot = {
  name: 'Muniment',
  shortName: 'Muniment',
  mode: 'production' as const,
  version: '1',
  publicUrl: 'https://records.example.org',
  addresses: NO_ADDRESSES,
  requestId: 'r1',
};

it('says in which English a document is written', () => {
  const languageOf = (html: string) => /lang="([^"]+)"/.exec(html)?.[1];
  expect(
    languageOf(renderShell(TEMPLATE, { match: null, search: '', structuredData: null, isVisitor: true, boot })),
  ).toBe('en-GB');
  expect(
    languageOf(
      renderShell(TEMPLATE, {
        match: null,
        search: '',
        structuredData: null,
        isVisitor: true,
        boot: { ...boot, locale: 'en_IE' },
      }),
    ),
  ).toBe('en-IE');
});

it.each([
  ['a visitor’s page', '/newspapers', undefined, true],
  ['the page of a visitor with other cookies', '/newspapers', 'consent=a; muniment_session=', true],
  ['the page of a member, who asks with a token', '/newspapers', 'a=b; muniment_session=1', false],
  ['a page that there is not', '/no-such-page', undefined, false],
])('what the reader may do is fetched ahead of the code on %s', (_what, path, cookies, isAhead) => {
  const html = renderShell(TEMPLATE, {
    match: matchRoute(path),
    search: '',
    structuredData: null,
    isVisitor: !hasMarkedSession(cookies),
    boot,
  });
  expect(html.includes('<link rel="preload" as="fetch" href="/api/entitlements" crossorigin>')).toBe(isAhead);
});

it('names the code of the page, and leaves it to content that brings its own', () => {
  const links = (html: string) =>
    [...html.matchAll(/<link rel="preload" as="(\w+)" href="(\/assets\/[^"]+)">/gu)].map(
      ([, as, href]) => `${as} ${href}`,
    );
  const page = {
    match: matchRoute('/help'),
    search: '',
    structuredData: null,
    isVisitor: true,
    boot,
    code: ['/assets/7.js', '/assets/7.css'],
  };
  expect(links(renderShell(TEMPLATE, page))).toEqual(['script /assets/7.js', 'style /assets/7.css']);
  expect(
    links(
      renderShell(TEMPLATE, {
        ...page,
        content: {
          html: '',
          pictures: '<link rel="preload" as="image">',
          state: '{}',
          css: '',
          sheets: [],
          scripts: ['/assets/1.js'],
        },
      }),
    ),
  ).toEqual(['script /assets/1.js']);
  expect(links(renderShell(TEMPLATE, { ...page, match: null }))).toEqual([]);
});
