import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { openContent } from '#server/engines/content/openContent.ts';
import { createZendeskHelp } from '#server/engines/content/zendesk/createZendeskHelp.ts';
import { fetchHelpCentre } from '#server/engines/content/zendesk/fetchHelpCentre.ts';
import { openHelp } from '#server/modules/help/articles/index.ts';
import { startTestApp } from '#test/support/server/startTestApp.ts';

type Answer = (response: ServerResponse) => void;
const json =
  (data: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(data));

/** A help centre as Zendesk documents its interface: lists in pages by cursor, locales that are on, 404 for others. */
class HelpCentre {
  locales = { locales: ['en-us', 'de'], default_locale: 'en-us' };
  categories: object[] = [{ id: 11, name: 'Searching', description: 'Find records', position: 0, locale: 'en-us' }];
  sections: object[] = [{ id: 21, name: 'First steps', description: '', category_id: 11, position: 0 }];
  articles: object[] = Array.from({ length: 150 }, (_, at) => ({
    id: 1_000 + at,
    title: `Article ${at}`,
    body: `<p>Words of ${at} about <b>parishes</b><script>alert(1)</script></p>`,
    section_id: 21,
    draft: false,
    position: at,
    label_names: at === 3 ? ['route:billing.payment', 'cards'] : [],
    updated_at: '2026-05-01T00:00:00Z',
  }));
  asked: string[] = [];
  authorised = 0;
  /** Takes the place of the next answers. */
  instead: Answer[] = [];
  #server: Server | null = null;

  async listen(): Promise<URL> {
    this.#server = createServer((request, response) => {
      const url = new URL(request.url ?? '', 'http://localhost');
      this.asked.push(`${url.pathname}${url.search}`);
      if (request.headers.authorization !== undefined) this.authorised += 1;
      const instead = this.instead.shift();
      if (instead) return instead(response);
      if (url.pathname === '/api/v2/help_center/locales.json') return json(this.locales)(response);
      const [, locale, name] =
        /^\/api\/v2\/help_center\/([a-z-]+)\/(categories|sections|articles)\.json$/u.exec(url.pathname) ?? [];
      if (!this.locales.locales.includes(locale ?? ''))
        return json({ error: 'RecordNotFound', description: 'Not found' }, 404)(response);
      const entries = this[name as 'articles'];
      const size = Number(url.searchParams.get('page[size]') ?? 30);
      const from = Number(url.searchParams.get('page[after]') ?? 0);
      const hasMore = from + size < entries.length;
      const next = new URL(url.pathname, `http://${request.headers.host}`);
      next.searchParams.set('page[size]', String(size));
      next.searchParams.set('page[after]', String(from + size));
      return json({
        [name as string]: entries.slice(from, from + size),
        meta: { has_more: hasMore, after_cursor: 'x', before_cursor: 'y' },
        links: { next: hasMore ? next.href : null, prev: null },
      })(response);
    });
    await new Promise<void>((done) => void this.#server?.listen(0, '127.0.0.1', done));
    return new URL(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`);
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((done) => (this.#server ? this.#server.close(done) : done(null)));
  }
}

let centre: HelpCentre;
let url: URL;
let folder: string;
const warnings: unknown[] = [];
const log = { warn: (facts: object) => void warnings.push(facts) };
beforeEach(async () => {
  centre = new HelpCentre();
  url = await centre.listen();
  folder = mkdtempSync(path.join(tmpdir(), 'zendesk-'));
  warnings.length = 0;
});
afterEach(async () => {
  await centre.close();
  rmSync(folder, { recursive: true, force: true });
});
const file = () => path.join(folder, 'help-centre.json');
const source = async (more: object = {}) =>
  createZendeskHelp(await openContent(null), { url, locale: 'en-gb', file: file(), log, restMs: 0, ...more });
const libraryOf = async (content: Awaited<ReturnType<typeof source>>) =>
  openHelp({ document: content.document, list: content.list, revision: content.revision });
const until = async (isSo: () => boolean | Promise<boolean>) => {
  for (let at = 0; at < 200 && !(await isSo()); at += 1) await delay(10);
};

describe('the interface of Zendesk', () => {
  it('is read page by page without signing in, in its default locale where ours is off', async () => {
    const data = await fetchHelpCentre({ url, locale: 'en-gb' });
    expect([data.locale, data.categories.length, data.sections.length, data.articles.length]).toEqual([
      'en-us',
      1,
      1,
      150,
    ]);
    expect(centre.asked.slice(-2)).toEqual([
      '/api/v2/help_center/en-us/articles.json?page%5Bsize%5D=100',
      '/api/v2/help_center/en-us/articles.json?page%5Bsize%5D=100&page%5Bafter%5D=100',
    ]);
    expect(centre.authorised).toBe(0);
    expect((await fetchHelpCentre({ url, locale: 'DE' })).locale).toBe('de');
  });

  it('is waited for when it asks us to slow down', async () => {
    centre.instead = [json({}, 429, { 'retry-after': '0' })];
    expect((await fetchHelpCentre({ url, locale: 'de' })).articles).toHaveLength(150);
  });

  it.each<[string, Answer, string]>([
    ['an error', json({ error: 'x' }, 503), 'it answered 503'],
    ['a wait that is too long', json({}, 429, { 'retry-after': '3600' }), 'come back later'],
    ['another shape', json(['x']), 'another shape'],
    ['no JSON', (response) => void response.end('<html>'), 'JSON'],
    ['a redirect', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), ''],
  ])('is refused with %s', async (_what, instead, words) => {
    centre.instead = [instead];
    await expect(fetchHelpCentre({ url, locale: 'de' })).rejects.toThrow(words);
  });

  it('is not followed to another host', async () => {
    centre.instead = [
      json(centre.locales),
      json({ categories: [], meta: { has_more: true }, links: { next: 'http://169.254.169.254/latest' } }),
    ];
    await expect(fetchHelpCentre({ url, locale: 'de' })).rejects.toThrow('another host');
  });
});

describe('the help from there', () => {
  it('has the articles, found by search, beside their page, and without any HTML', async () => {
    const library = await libraryOf(await source());
    const article = library.article('1003-anything');
    expect(article?.text).toMatchObject({
      title: 'Article 3',
      help: { labels: ['cards'], routes: ['billing.payment'] },
    });
    expect(JSON.stringify(article?.text.blocks)).not.toMatch(/<|alert/u);
    expect(library.forRoute('billing.payment').map(({ text }) => text.title)).toEqual(['Article 3']);
    expect(library.article('821')).toBeNull();
    expect(library.categories.map(({ text }) => text.title)).toEqual(['Searching']);
  });

  it('leaves every other text as it is', async () => {
    const content = await source();
    expect((await content.list('landing')).length).toBeGreaterThan(3);
    expect((await content.faults()).filter(({ name }) => name.startsWith('help'))).toEqual([]);
  });

  it('serves the last answer while the help centre is away, says so to staff, and takes the next', async () => {
    const content = await source({ freshMs: 0 });
    expect((await libraryOf(content)).article('1000')).not.toBeNull();
    centre.instead = Array.from({ length: 1_000 }, () => json({}, 500));
    const before = await content.revision();
    await until(async () => {
      await content.revision();
      return warnings.length > 0;
    });
    expect([await content.revision(), (await libraryOf(content)).article('1000')?.text.title]).toEqual([
      before,
      'Article 0',
    ]);
    expect((await content.faults()).find(({ name }) => name === 'help')?.message).toMatch(
      /it answered 500\. Readers see the articles of 20/u,
    );
    centre.instead = [];
    centre.articles = centre.articles.slice(1);
    await until(async () => (await content.revision()) !== before);
    expect((await libraryOf(content)).article('1000')).toBeNull();
    // What was lost of articles is for their author.
    expect(new Set((await content.faults()).map(({ message }) => message.replace(/\d+”/u, 'N”')))).toEqual(
      new Set(['The article “Article N” lost 1 × script.']),
    );
  });

  it('outlives a restart of the site without the help centre', async () => {
    await libraryOf(await source());
    await until(async () => (await source().then((again) => again.revision())) !== '');
    await centre.close();
    expect((await libraryOf(await source())).article('1000')?.text.title).toBe('Article 0');
    // Of another help centre the copy is nothing.
    await expect(libraryOf(await source({ locale: 'de' }))).rejects.toThrow('could not be read');
    writeFileSync(file(), '{"half');
    await expect(libraryOf(await source())).rejects.toThrow('could not be read');
  });

  it('asks once, however many readers come, and rests after a failure', async () => {
    const content = await source({ restMs: 60_000 });
    await Promise.all(Array.from({ length: 20 }, () => content.list('help-article')));
    expect(centre.asked.filter((one) => one.includes('locales'))).toHaveLength(1);
    await centre.close();
    const away = await source({ restMs: 60_000, locale: 'de', file: `${file()}.other` });
    for (let at = 0; at < 5; at += 1) await expect(away.list('help-article')).rejects.toThrow('could not be read');
    expect(warnings).toHaveLength(1);
  });

  it('that has never come fails by itself: its pages are no 404, and no other page is touched', async () => {
    await centre.close();
    const site = await startTestApp({ content: await source() });
    const statusOf = async (address: string) =>
      (await site.app.inject({ url: address, headers: { accept: 'text/html', host: 'localhost:3000' } })).statusCode;
    expect([
      await statusOf('/help/articles/1000-x'),
      await statusOf('/help'),
      await statusOf('/help/nonsense'),
      await statusOf('/sitemap'),
    ]).toEqual([200, 200, 404, 200]);
    const { data, errors } = await site.ask('query HelpHome { helpHome { categories { title } } }');
    expect([data ?? null, errors?.length]).toEqual([null, 1]);
    await site.close();
  }, 60_000);
});
