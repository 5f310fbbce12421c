import { readFileSync } from 'node:fs';

import { buildSchema, type GraphQLObjectType } from 'graphql';

import { helpAddress, MOBILE_APP_HELP } from '#domain/help/core/helpAddresses.ts';
import { accountRoutes } from '#domain/kernel/routes/areas/accountRoutes.ts';
import { paymentRoutes } from '#domain/kernel/routes/areas/paymentRoutes.ts';
import { matchRoute } from '#domain/kernel/routes/matchRoute.ts';
import { siteRoutes } from '#domain/kernel/routes/siteRoutes.ts';
import type { ContentBlock } from '#domain/site/content/contentDocument.ts';
import { createMarkdownSource } from '#server/engines/content/markdown/createMarkdownSource.ts';
import { operationText } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { HELP_QUESTIONS } from './helpQuestions.fixture.ts';

const SEARCH = operationText('src/features/help/core/helpSearch.graphql').split('\n\n')[0] ?? '';
const source = createMarkdownSource(['content']);

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

interface Result {
  id: string;
  title: string;
  html_url: string;
}
const find = async (query: string, limitResultSize?: boolean) => {
  const { data, errors } = await site.ask<{ helpSearch: Result[] }>(SEARCH, {
    query,
    locale: 'en-gb',
    ...(limitResultSize !== undefined && { limitResultSize }),
  });
  expect(errors).toBeUndefined();
  return data?.helpSearch ?? [];
};
const page = async (url: string) => {
  const { statusCode, body, headers } = await site.app.inject({
    url,
    headers: { accept: 'text/html', host: 'localhost:3000' },
  });
  return { status: statusCode, title: /<title>([^<]*)/u.exec(body)?.[1], location: headers.location };
};

describe('the search of the help', () => {
  it('finds the right article among the first three for at least 95 of 100 questions', async () => {
    const missed: string[] = [];
    for (const [question, answers] of HELP_QUESTIONS) {
      const first = (await find(question)).slice(0, 3).map(({ id }) => Number(id));
      if (!first.some((id) => answers.includes(id))) missed.push(`${question}: ${first.join(', ')}`);
    }
    expect(HELP_QUESTIONS.length).toBeGreaterThanOrEqual(120);
    expect(missed.length / HELP_QUESTIONS.length > 0.05 ? missed : []).toEqual([]);
  });

  it('API-002 takes the three variables and answers suggestions with five at most', async () => {
    expect((await find('tree', true)).length).toBe(5);
    expect((await find('tree', false)).length).toBeGreaterThan(5);
    expect((await find('tree')).length).toBeGreaterThan(5);
  });

  it('HELP-020 answers results with exactly these fields', async () => {
    const [result] = await find('cancel subscription');
    expect(result).toEqual({
      id: '821',
      locale: 'en-gb',
      title: 'Cancel your subscription',
      snippet: expect.stringContaining('Cancel subscription') as string,
      html_url: `${site.site.publicUrl}/help/articles/821-cancel-a-subscription`,
      section: {
        id: '820',
        locale: 'en-gb',
        name: 'Manage a subscription',
        html_url: `${site.site.publicUrl}/help/sections/820-managing`,
        category: {
          id: '800',
          locale: 'en-gb',
          name: 'Subscriptions and payments',
          html_url: `${site.site.publicUrl}/help/categories/800-subscriptions-payments`,
        },
      },
    });
    const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
    // The schema is written in alphabetical order.
    const fields = (type: string) => Object.keys((schema.getType(type) as GraphQLObjectType).getFields());
    expect(fields('HelpResult')).toEqual(['html_url', 'id', 'locale', 'section', 'snippet', 'title']);
    expect(fields('HelpResultSection')).toEqual(['category', 'html_url', 'id', 'locale', 'name']);
    expect(fields('HelpResultCategory')).toEqual(['html_url', 'id', 'locale', 'name']);
  });

  it.each(['', '   ', 'zzzzqqq', 'how do i', '?!*', '\u200b\u202e', '’'.repeat(5000)])(
    'finds nothing for %j',
    async (question) => expect(await find(question)).toEqual([]),
  );

  it('takes a question of any length and any signs', async () => {
    expect((await find(`cancel ${'🌳'.repeat(5001)}`))[0]?.title).toBe('Cancel your subscription');
    expect((await find('CANCELLING  my SUBSCRIPTION!!'))[0]?.title).toBe('Cancel your subscription');
  });

  it('computes an answer within 50 ms, however busy the machine is', async () => {
    const started = process.cpuUsage();
    for (const [question] of HELP_QUESTIONS) await find(question, true);
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000 / HELP_QUESTIONS.length).toBeLessThan(50);
  });
});

describe('pages of the help', () => {
  it.each([
    '/help',
    '/help/search?query=tree',
    '/help/articles/821-cancel-a-subscription',
    '/help/articles/821-an-older-name',
    '/help/categories/mobile-app',
    '/help/sections/820',
    '/help/contact',
  ])('%s is there', async (url) => {
    expect((await page(url)).status).toBe(200);
  });

  it.each([
    '/help/articles/zzz',
    '/help/articles/1',
    '/help/categories/zzz',
    '/help/sections/zzz',
    '/help/zzz',
    '/help/articles',
    '/help/articles/821/x',
  ])('HELP-016 %s answers 404', async (url) => {
    expect((await page(url)).status).toBe(404);
  });

  it('have the title of their text', async () => {
    expect((await page('/help/articles/821-cancel-a-subscription')).title).toBe('Cancel your subscription | Muniment');
  });

  it.each([
    ['/hc/en-gb/articles/821-Cancel', '/help/articles/821-Cancel'],
    ['/hc/en-us/categories/800-x', '/help/categories/800-x'],
    ['/hc/en-gb/sections/820', '/help/sections/820'],
    ['/hc/en-gb/requests/new', '/help/contact'],
    ['/hc/en-gb', '/help'],
  ])('take over from %s', async (old, address) =>
    expect(await page(old)).toMatchObject({ status: 301, location: address }),
  );

  it.each(['/hc/en-gb/articles/..%2f..%2fx', '/hc/en-gb/community', '/hc/'])('do not take over from %s', async (old) =>
    expect((await page(old)).status).toBe(404),
  );

  it('answer null for what is not there', async () => {
    for (const name of ['helpArticle', 'helpCategory', 'helpSection']) {
      for (const ref of ['zzz', '1', '', '999999999999'])
        expect((await site.ask(`query Q($ref: String!) { ${name}(ref: $ref) { title } }`, { ref })).data).toEqual({
          [name]: null,
        });
    }
  });
});

const linksOf = ({ spans, items, rows, entries }: ContentBlock): string[] =>
  [spans, ...items, ...rows.flat(), ...entries.map((entry) => [...entry.spans, { to: entry.to }])]
    .flat()
    .flatMap(({ to }) => (to === null ? [] : [to]));

describe('the articles', () => {
  it('are at least sixty in nine categories, none of them faulty', async () => {
    const [articles, categories] = [await source.list('help-article'), await source.list('help-category')];
    expect(articles.length).toBeGreaterThanOrEqual(60);
    expect(categories.length).toBeGreaterThanOrEqual(9);
    expect((await source.faults()).filter(({ where }) => where.includes('/help/'))).toEqual([]);
  });

  it('lead to pages that exist', async () => {
    const documents = await Promise.all(
      (await source.list('help-article')).map(({ key }) => source.document('help-article', key)),
    );
    const links = documents.flatMap((document) =>
      (document?.blocks ?? [])
        .filter(({ kind }) => kind !== 'picture')
        .flatMap(linksOf)
        .map((to) => ({ of: document?.key, to })),
    );
    const dead = [];
    for (const { of, to } of links) {
      if (to.startsWith('#')) continue;
      const path = to.replace(/[?#].*$/u, '');
      if (!to.startsWith('/') || !matchRoute(path) || (await page(path)).status !== 200) dead.push(`${of}: ${to}`);
    }
    expect(links.length).toBeGreaterThan(80);
    expect(dead).toEqual([]);
  });

  it('show pictures that exist, each taken by the script and named in words', async () => {
    const documents = await Promise.all(
      (await source.list('help-article')).map(({ key }) => source.document('help-article', key)),
    );
    const pictures = documents
      .flatMap((document) => document?.blocks ?? [])
      .filter(({ kind }) => kind === 'picture')
      .flatMap(({ entries }) => entries);
    const script = readFileSync('tools/pictures/makePictures.mjs', 'utf8');
    expect(pictures.length).toBeGreaterThan(4);
    for (const { title, to } of pictures) {
      const { statusCode, headers } = await site.app.inject({ url: to ?? '', headers: { host: 'localhost:3000' } });
      expect([to, statusCode, headers['content-type']]).toEqual([to, 200, 'image/webp']);
      expect(script).toContain(`'${/([\w-]+)\.webp$/u.exec(to ?? '')?.[1]}'`);
      expect(title.length).toBeGreaterThan(20);
    }
    for (const name of ['none.webp', '..%2f..%2fpackage.json', 'x.png'])
      expect(
        (await site.app.inject({ url: `/content-pictures/${name}`, headers: { host: 'localhost:3000' } })).statusCode,
      ).toBe(404);
  });

  it('have numbers of their own, and name articles and routes that exist', async () => {
    for (const kind of ['help-article', 'help-section', 'help-category']) {
      const texts = await Promise.all((await source.list(kind)).map(({ key }) => source.document(kind, key)));
      const ids = texts.map((text) => text?.help?.id);
      expect(new Set(ids).size).toBe(ids.length);
      if (kind !== 'help-article') continue;
      expect(texts.flatMap((text) => text?.help?.related ?? []).filter((id) => !ids.includes(id))).toEqual([]);
      const named = texts.flatMap((text) => text?.help?.routes ?? []);
      expect(
        named.filter(
          (route) =>
            !siteRoutes.some(({ id }) => (route.endsWith('*') ? id.startsWith(route.slice(0, -1)) : id === route)),
        ),
      ).toEqual([]);
    }
  });

  it('are in sections of categories, each with at least one', async () => {
    const { data } = await site.ask<{
      helpHome: {
        categories: { path: string; articleCount: number; sections: { articles: unknown[] }[] }[];
        common: unknown[];
      };
    }>('query Home { helpHome { common { path } categories { path articleCount sections { articles { path } } } } }');
    const categories = data?.helpHome.categories ?? [];
    expect(categories.reduce((sum, { articleCount }) => sum + articleCount, 0)).toBe(
      (await source.list('help-article')).length,
    );
    expect(categories.flatMap(({ sections }) => sections).filter(({ articles }) => articles.length === 0)).toEqual([]);
    expect(data?.helpHome.common.length).toBeGreaterThan(3);
  });

  it('UPGR-019 have a category about the mobile app at the address that the page links to', async () => {
    expect(MOBILE_APP_HELP).toBe(helpAddress('categories', 900, 'mobile-app'));
    expect(await page(MOBILE_APP_HELP)).toMatchObject({ status: 200, title: 'Mobile app | Muniment' });
  });
});

describe('help for a page', () => {
  const ways = async (routeId: string) =>
    (
      await site.ask<{ helpForPage: { path: string }[] }>(
        'query W($routeId: String!) { helpForPage(routeId: $routeId) { path } }',
        { routeId },
      )
    ).data?.helpForPage ?? [];

  it.each([...accountRoutes, ...paymentRoutes].map(({ id }) => id))('is there for %s', async (id) =>
    expect((await ways(id)).length).toBeGreaterThan(0),
  );

  it('is three articles at most, and none for a page that has none', async () => {
    expect((await ways('search.results')).length).toBe(3);
    expect(await ways('internal.outbox')).toEqual([]);
    expect(await ways('')).toEqual([]);
  });
});
