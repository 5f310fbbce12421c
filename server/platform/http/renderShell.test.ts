import { NO_ADDRESSES } from '#domain/site/content/siteBoot.ts';

import { renderShell } from './renderShell.ts';

const TEMPLATE = '<!doctype html><html lang="en-GB"><head><title>x</title></head><body></body></html>';
const boot = { mode: 'production' as const, version: '1', publicUrl: 'https://records.example.org', addresses: NO_ADDRESSES, requestId: 'r1' };

it('says in which English a document is written', () => {
  const languageOf = (html: string) => /lang="([^"]+)"/.exec(html)?.[1];
  expect(languageOf(renderShell(TEMPLATE, { match: null, search: '', structuredData: null, boot }))).toBe('en-GB');
  expect(languageOf(renderShell(TEMPLATE, { match: null, search: '', structuredData: null, boot: { ...boot, locale: 'en_IE' } }))).toBe('en-IE');
});
