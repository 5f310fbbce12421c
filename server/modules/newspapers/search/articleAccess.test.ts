import { parse } from 'csv-parse/sync';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import type { ArticleSearchResult } from '#server/modules/kernel/graphql/types.generated.ts';
import { NEWSPAPER_READERS, newspaperReaders } from '#test/support/server/newspaperReaders.ts';
import { putIssue, putTitle } from '#test/support/server/putNewspaper.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const TITLE = 'n-times';
const SEARCH =
  'query ArticleSearch($search: String!) { articleSearch(search: $search) { total matches { article { id textSnippet newspaperPages { thumbnailUri } } isReadable hits snippets { parts { text isHit } } } } }';
const EXPORT =
  'mutation ExportArticles($search: String!, $format: ExportFormat!) { exportArticles(search: $search, format: $format) { fileName mediaType text rows total } }';
const TEXT = 'query ArticleText($id: ID!) { articleText(id: $id) { blocks { lines } } }';
/** A hundred and twenty words, each of them once. */
const words = Array.from(
  { length: 120 },
  (_, at) => `word${'abcdefghij'[Math.floor(at / 10) % 10]}${'klmnopqrst'[at % 10]}${at >= 100 ? 'x' : ''}`,
);
const lines = Array.from({ length: 12 }, (_, row) => words.slice(row * 10, row * 10 + 10).join(' '));

let site: TestApp;
let article = '';
const viewers: Record<string, Partial<Viewer>> = {};

beforeAll(async () => {
  // The attack searches as no reader may.
  site = await startTestApp({ settings: { searchLimit: 0 } });
  const { db } = site;
  Object.assign(viewers, await newspaperReaders(db));
  await putTitle(db, { id: TITLE, name: 'Times' });
  [article = ''] = await putIssue(db, TITLE, '1842-02-05', [{ headline: 'News', text: lines.join('\n') }]);
}, 60_000);
afterAll(() => site?.close());

const rule = async (access: readonly string[]) => {
  await site.db.rows('/* test.noRules */ DELETE FROM access_rule');
  await site.db.rows(
    '/* test.rules */ INSERT INTO access_rule (title_id, access) SELECT $1, access FROM unnest($2::text[]) AS access',
    [TITLE, access],
  );
};
const search = async (text: string, viewer: Partial<Viewer>) => {
  const { data } = await site.ask<{ articleSearch: ArticleSearchResult }>(SEARCH, { search: text }, viewer);
  if (!data) throw new Error('No answer.');
  return data.articleSearch;
};
/** A word that no fixed stretch has, so that only who may read the article sees it in a snippet. */
const hiddenWord = async () => {
  const shown = new Set(
    (await search('', {})).matches.flatMap(({ snippets }) =>
      snippets.flatMap(({ parts }) => parts.flatMap(({ text }) => text.trim().split(' '))),
    ),
  );
  for (const word of words) {
    const { matches } = await search(`q=%3D${word}`, {});
    const seen = matches.flatMap(({ snippets }) =>
      snippets.flatMap(({ parts }) => parts.flatMap(({ text }) => text.trim().split(' '))),
    );
    seen.forEach((one) => shown.add(one));
  }
  return { hidden: words.find((word) => !shown.has(word)) ?? '', shown };
};

describe('the text of an article', () => {
  let hidden = '';
  beforeAll(async () => {
    await rule(['institution:elsewhere']);
    ({ hidden } = await hiddenWord());
  });

  const doors: Record<string, (viewer: Partial<Viewer>) => Promise<boolean>> = {
    text: async (viewer) =>
      (await site.ask<{ articleText: object | null }>(TEXT, { id: article }, viewer)).data?.articleText !== null,
    snippet: async (viewer) =>
      (await search(`q=%3D${hidden}`, viewer)).matches.some(({ article: { textSnippet } }) =>
        textSnippet.includes(hidden),
      ),
    search: async (viewer) => (await search(`q=%3D${hidden}`, viewer)).matches.some(({ isReadable }) => isReadable),
    export: async (viewer) =>
      (
        await site.ask<{ exportArticles: { text: string } }>(EXPORT, { search: 'q=worda*', format: 'JSON' }, viewer)
      ).data?.exportArticles.text.includes(hidden) ?? false,
  };

  it.each<[string, string[], string[]]>([
    ['no rule', [], ['member', 'subscriber', 'patron', 'patron without access']],
    ['free', ['free'], NEWSPAPER_READERS],
    ['subscribers', ['subscribers'], ['subscriber']],
    ['one institution', ['institution:test-library'], ['patron']],
    ['another institution', ['institution:elsewhere'], []],
    ['subscribers and one institution', ['subscribers', 'institution:test-library'], ['subscriber', 'patron']],
  ])('with the rule %s is open to the same readers at every door', async (_name, access, expected) => {
    await rule(access);
    await site.db.rows('/* test.exports */ DELETE FROM rate_limit');
    for (const [door, open] of Object.entries(doors)) {
      const readers: string[] = [];
      for (const name of NEWSPAPER_READERS) if (await open(viewers[name] ?? {})) readers.push(name);
      // Visitors download nothing, whatever is free.
      expect([door, readers]).toEqual([
        door,
        door === 'export' ? expected.filter((name) => name !== 'visitor') : expected,
      ]);
    }
  });

  it('is found by readers who may not open it, with the number of hits and without their places', async () => {
    await rule(['subscribers']);
    const [match] = (await search(`q=%3D${hidden}`, {})).matches;
    expect(match).toMatchObject({ isReadable: false, hits: 1 });
    expect(match?.snippets.flatMap(({ parts }) => parts).some(({ isHit }) => isHit)).toBe(false);
  });

  it('gives no stretch to one who asks for a longer phrase than eight words', async () => {
    await rule(['subscribers']);
    const phrase = (length: number) => `q="${words.slice(0, length).join('+')}"`;
    expect((await search(phrase(8), {})).matches[0]?.snippets).not.toEqual([]);
    expect((await search(phrase(9), {})).matches).toEqual([expect.objectContaining({ snippets: [] })]);
    expect((await search(phrase(9), viewers.subscriber ?? {})).matches[0]?.snippets).not.toEqual([]);
  });

  it('cannot be pieced together by any number of searches: a quarter of it is all that they give', async () => {
    await rule(['subscribers']);
    const { shown } = await hiddenWord();
    for (let from = 0; from + 3 <= words.length; from += 3) {
      const asked = [
        `q="${words.slice(from, from + 3).join('+')}"`,
        `q=${words[from]}+near/5+${words[from + 2]}`,
        `q=${words[from]}+|+${words[119 - from]}&order=oldest`,
      ];
      for (const text of asked)
        for (const { snippets } of (await search(text, {})).matches)
          for (const { parts } of snippets)
            for (const { text: part } of parts)
              part
                .trim()
                .split(' ')
                .forEach((word) => shown.add(word));
    }
    expect(shown.size).toBeGreaterThan(0);
    expect(shown.size).toBeLessThanOrEqual(words.length / 4);
  });

  it('of more than twelve articles is not shown on one page to one who may read none of them', async () => {
    await putIssue(
      site.db,
      TITLE,
      '1842-02-12',
      Array.from({ length: 15 }, (_, at) => ({ text: `common notice ${at} ${lines[0]}` })),
    );
    await rule(['subscribers']);
    const withText = (viewer: Partial<Viewer>) =>
      search('q=common', viewer).then(({ matches }) => [
        matches.length,
        matches.filter(({ snippets }) => snippets.length > 0).length,
      ]);
    expect([await withText({}), await withText(viewers.subscriber ?? {})]).toEqual([
      [15, 12],
      [15, 15],
    ]);
  });
});

describe('articles as a file', () => {
  it('have a row each with where it comes from, and say why a text is missing', async () => {
    await rule(['subscribers']);
    const file = async (viewer: Partial<Viewer>, format = 'CSV') =>
      (
        await site.ask<{
          exportArticles: { fileName: string; mediaType: string; text: string; rows: number; total: number };
        }>(EXPORT, { search: 'q=wordak&from=1842&to=1842', format }, viewer)
      ).data?.exportArticles;
    const closed = await file(viewers.member ?? {});
    expect(closed).toMatchObject({
      fileName: expect.stringMatching(/^articles-\d{4}-\d\d-\d\d\.csv$/),
      mediaType: 'text/csv',
      rows: 16,
      total: 16,
    });
    const rows = (text = '') => parse<Record<string, string>>(text, { bom: true, columns: true });
    const [row] = rows(closed?.text).filter(({ Headline }) => Headline === 'News');
    expect(row).toMatchObject({
      Newspaper: 'Times',
      Date: '1842-02-05',
      Page: '1',
      Words: '120',
      Text: 'You may not read this article',
      Search: 'wordak, 1842',
      'Article address': `${site.site.publicUrl}/image-viewer?issue=${article}`,
      'Search address': `${site.site.publicUrl}/search-newspapers/results?q=wordak&from=1842-01-01&to=1842-12-31`,
    });
    expect(rows((await file(viewers.subscriber ?? {}))?.text).find(({ Headline }) => Headline === 'News')?.Text).toBe(
      lines.join('\n'),
    );
    const json = JSON.parse((await file(viewers.subscriber ?? {}, 'JSON'))?.text ?? '{}') as {
      rows: number;
      articles: { id: string; text: string | null; whyNoText: string | null }[];
    };
    expect(json.rows).toBe(16);
    expect(json.articles.every(({ text, whyNoText }) => text !== null && whyNoText === null)).toBe(true);
    expect(await file({})).toBeUndefined();
  });
});
