import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fc from 'fast-check';

import type { ContentDocument } from '#domain/site/content/contentDocument.ts';
import { CONTENT_KINDS, SITE_TEXTS } from '#domain/site/content/contentKinds.ts';
import type { EngineQuery } from '#server/engines/search/SearchEngine.ts';
import { SearchUnavailable } from '#server/engines/SearchUnavailable.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { emptySearch } from '#test/support/server/emptySearch.ts';

import { createSiteContent } from './createSiteContent.ts';
import { createRecordCounts, siteFacts } from './fillNumbers.ts';
import { createMarkdownSource } from './markdown/createMarkdownSource.ts';
import { parseDocument } from './markdown/parseDocument.ts';
import { openContent } from './openContent.ts';

const HEAD = 'title: Censuses\ndescription: About them.';
const parsed = (body: string, head = HEAD) => parseDocument('page', 'a', `---\n${head}\n---\n${body}`);
const span = (text: string, more: object = {}) => ({
  text,
  isStrong: false,
  isEmphasis: false,
  isCode: false,
  to: null,
  ...more,
});

// The next file of this worker has the same clock.
afterEach(() => jest.restoreAllMocks());

describe('a text', () => {
  it('becomes blocks of plain runs', () => {
    const { document, faults } = parsed(
      '## Who & when\n\nSee *the* **[list](/sitemap)**.\n\n- one\n- two\n\n| Year | Night |\n|---|---|\n| 1841 | 6 June |\n',
    );
    expect(faults).toEqual([]);
    expect(document?.blocks).toEqual([
      expect.objectContaining({ kind: 'heading', level: 2, anchor: 'who-when', spans: [span('Who & when')] }),
      expect.objectContaining({
        kind: 'paragraph',
        spans: [
          span('See '),
          span('the', { isEmphasis: true }),
          span(' '),
          span('list', { isStrong: true, to: '/sitemap' }),
          span('.'),
        ],
      }),
      expect.objectContaining({ kind: 'list', items: [[span('one')], [span('two')]] }),
      expect.objectContaining({
        kind: 'table',
        rows: [
          [[span('Year')], [span('Night')]],
          [[span('1841')], [span('6 June')]],
        ],
      }),
    ]);
  });

  it('has figures, cards and the like as fenced lists', () => {
    const { document, faults } = parsed(
      '```figures\n- value: 12\n  title: months\n```\n\n```cards\n- title: Map\n  to: /sitemap\n  text: With *all* pages\n```',
    );
    expect(faults).toEqual([]);
    expect(document?.blocks.map(({ kind, entries }) => [kind, entries])).toEqual([
      ['figures', [{ title: 'months', value: '12', to: null, spans: [] }]],
      [
        'cards',
        [
          {
            title: 'Map',
            value: null,
            to: '/sitemap',
            spans: [span('With '), span('all', { isEmphasis: true }), span(' pages')],
          },
        ],
      ],
    ]);
  });

  it.each([
    ['a <b>bold</b> word', 'HTML is not taken: <b>'],
    ['<script>alert(1)</script>', 'HTML is not taken: <script>alert(1)</script>'],
    ['![](help-map.webp)', 'This is not taken: ![](help-map.webp)'],
    ['![map](https://example.org/map.webp)', 'This is not taken: ![map](https://example.org/map.webp)'],
    ['![map](/map.png)', 'This is not taken: ![map](/map.png)'],
    [
      '[here](javascript:alert(1))',
      'The link to javascript:alert(1) is not an address this site may link to: use a path that starts with a slash, or an https address.',
    ],
    [
      '[here](//example.org/)',
      'The link to //example.org/ is not an address this site may link to: use a path that starts with a slash, or an https address.',
    ],
    ['[here](/no-such-page)', 'The link to /no-such-page leads to no page of this site.'],
    ['# Heading', 'Headings in a text have two to four hash signs: the page has its own heading above them.'],
    ['- a\n  - b', 'A list item is one paragraph: lists within lists are not taken.'],
    ['```cards\n- text: no title\n```', 'An entry has no title.'],
    ['```cards\n: [\n```', expect.stringContaining('The block “cards” is no YAML')],
    ['{{records:no-such-field=1}}', '{{records:no-such-field=1}} is nothing that this site can fill in.'],
  ])('names the fault of %p', (body, fault) => {
    expect(parsed(body).faults[0]).toEqual(fault);
  });

  it.each([
    ['no front matter', 'Hello', 'The document does not start with front matter between two lines of three hyphens.'],
    ['no title', '---\ndescription: x\n---\n', 'A document needs a title and a description.'],
    ['an unknown name', `---\n${HEAD}\nlayout: wide\n---\n`, 'The front matter has no “layout”.'],
    ['a wrong day', `---\n${HEAD}\nupdated: soon\n---\n`, '“updated” must be a day such as 2026-01-31.'],
    ['a wrong holding', `---\n${HEAD}\nholding: x=1\n---\n`, '“holding” is neither a named holding nor a search.'],
    [
      'a wrong picture for previews',
      `---\n${HEAD}\nsocialImage: http://x.example/y\n---\n`,
      '“socialImage” must be a path of this site or an https address.',
    ],
  ])('with %s is faulty', (_, text, fault) => {
    expect(parseDocument('page', 'a', text).faults).toContain(fault);
  });

  it('of any kind becomes text, never markup, and no link but a safe one', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.constantFrom(
              '<img src=x onerror=alert(1)>',
              '[a](javascript:x)',
              '[b](data:x)',
              '**',
              '`',
              '> ',
              '- ',
              '\n',
              '```cards\n',
              '[c]: //evil.example\n',
              '[c]',
            ),
          ),
        ),
        (parts) => {
          const { document } = parsed(parts.join(''));
          for (const { spans, items, rows, entries } of document?.blocks ?? []) {
            const all = [...spans, ...items.flat(), ...rows.flat(2), ...entries.flatMap((entry) => entry.spans)];
            for (const { to } of all) expect(to === null || /^(?:\/(?!\/)|#|https:)/u.test(to)).toBe(true);
          }
        },
      ),
    );
  });
});

describe('the folders of texts', () => {
  let root: string;
  const write = (folder: string, name: string, text: string) => {
    const file = path.join(root, folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'texts-'));
    write('built-in', 'page/about.md', `---\n${HEAD}\norder: 2\n---\nOurs`);
    write('built-in', 'page/second/one.md', '---\ntitle: One\ndescription: Below.\norder: 1\n---\n');
    write('own', 'page/about.md', '---\ntitle: Yours\ndescription: Of the society.\norder: 2\n---\n');
    write('own', 'page/later.md', `---\n${HEAD}\ndraft: true\n---\n`);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const source = () => createMarkdownSource([path.join(root, 'built-in'), path.join(root, 'own')]);

  it('lie over each other, in order, without drafts', async () => {
    const texts = source();
    expect((await texts.list('page')).map(({ key, title }) => [key, title])).toEqual([
      ['second/one', 'One'],
      ['about', 'Yours'],
    ]);
    expect((await texts.list('page', 'second')).map(({ key }) => key)).toEqual(['second/one']);
    expect(await texts.document('page', 'later')).toBeNull();
    expect(await texts.document('landing', 'about')).toBeNull();
    expect(await texts.faults()).toEqual([]);
  });

  it('name what lies in the wrong place', async () => {
    write('own', 'pages/x.md', '');
    write('own', 'page/Wrong Name.md', '');
    expect((await source().faults()).map(({ message }) => message)).toEqual(
      Array(2).fill(
        `Documents belong in folders named ${CONTENT_KINDS.join(', ')} or help/CATEGORY/SECTION, and are named in lower-case letters, digits and hyphens.`,
      ),
    );
  });

  it('say which of the operator’s own are in place of ours, and which are additions', async () => {
    expect(await source().own()).toEqual([
      expect.objectContaining({
        key: 'about',
        title: 'Yours',
        builtIn: expect.objectContaining({ title: 'Censuses' }) as object,
      }),
      expect.objectContaining({ key: 'later', builtIn: null }),
    ]);
    expect(await createMarkdownSource([path.join(root, 'built-in')]).own()).toEqual([]);
  });

  it('are read again when a file has changed', async () => {
    const texts = source();
    expect((await texts.document('page', 'about'))?.title).toBe('Yours');
    write('own', 'page/about.md', '---\ntitle: Changed\ndescription: Of the society.\n---\n');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    expect((await texts.document('page', 'about'))?.title).toBe('Changed');
  });

  it('and those of the browser stay as they were while the database does not answer', async () => {
    const mine = { name: 'page/about', revision: 1, isDraft: false, read: async () => `---\n${HEAD}\n---\n` };
    const written = jest.fn(() => Promise.resolve([mine]));
    const texts = createMarkdownSource([path.join(root, 'own')], { written });
    expect((await texts.document('page', 'about'))?.title).toBe('Censuses');
    written.mockRejectedValue(new Error('gone'));
    texts.lookAgain();
    expect((await texts.document('page', 'about'))?.title).toBe('Censuses');
    const unknown = createMarkdownSource([path.join(root, 'own')], { written });
    await expect(unknown.document('page', 'about')).rejects.toThrow('gone');
  });

  it('are reported to the operator with their faults', async () => {
    write('own', 'page/bad.md', 'Hello');
    expect(await runAdmin({} as Database, ['content', path.join(root, 'own')])).toMatchObject({
      code: 1,
      out: expect.stringContaining('bad.md: The document does not start with front matter') as string,
      err: expect.stringContaining('One thing is wrong.') as string,
    });
    expect(await runAdmin({} as Database, ['content', path.join(root, 'none')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('CONTENT_DIR cannot be read') as string,
    });
  });
});

describe('numbers', () => {
  it('are counted as the search counts, in British form, and a figure of nothing is left out', async () => {
    const asked: EngineQuery[] = [];
    const search = {
      ...emptySearch,
      search: async (query: EngineQuery) => {
        asked.push(query);
        const [criterion] = query.criteria;
        return {
          total: criterion?.kind === 'year' && criterion.year === 1881 ? 29_707_207 : 0,
          hits: [],
          facets: {},
          variants: [],
          relaxations: [],
          close: [],
        };
      },
      health: async () => ({ isReady: true, records: 67_012, bytes: 0 }),
    };
    const text =
      '{{records:census-1881}} in all.\n\n```figures\n- value: "{{records:census-1841}}"\n  title: in 1841\n- value: "{{records}}"\n  title: records\n- value: "{{sets}}"\n  title: sets\n```\n\n```cards\n- title: None\n  value: "{{records:census-1841}}"\n```';
    const { document } = parsed(text);
    const source = {
      document: async () => document,
      list: async () => [],
      drafts: async () => [],
      draft: async () => null,
      sources: async () => [],
      lookAgain: () => undefined,
      revision: () => Promise.resolve('1'),
      faults: async () => [],
      own: async () => [],
    };
    const content = createSiteContent({
      source,
      search,
      db: { one: async () => ({ count: 3 }) } as unknown as Database,
      facts: () => siteFacts(readSettings({}), 'http://localhost'),
      isDemo: true,
    });
    const filled = await content.document('page', 'a');
    expect(filled?.blocks[0]?.spans).toEqual([span('29,707,207 in all.')]);
    expect(filled?.blocks[1]?.entries.map(({ value, title }) => [value, title])).toEqual([
      ['67,012', 'records'],
      ['3', 'sets'],
    ]);
    expect(filled?.blocks[2]?.entries).toEqual([{ title: 'None', value: null, to: null, spans: [] }]);
    await content.document('page', 'a');
    // Each number once, although the texts ask again.
    expect(asked).toHaveLength(2);
  });
});

describe('facts of the site', () => {
  const texts = async (env: Record<string, string>, { key = 'terms', isDemo = false } = {}) => {
    const content = createSiteContent({
      source: await openContent(null),
      search: emptySearch,
      db: { one: async () => null } as unknown as Database,
      facts: () => siteFacts(readSettings(env), 'https://records.example.org'),
      isDemo,
    });
    return content.document('site', key);
  };
  const wordsOf = (document: ContentDocument | null) =>
    JSON.stringify(document?.blocks.flatMap(({ spans, items }) => [...spans, ...items.flat()].map(({ text }) => text)));
  const OWN = {
    OPERATOR_NAME: 'The "Wessex" Society',
    OPERATOR_ADDRESS: '1 Castle Street, Exampleton',
    OPERATOR_REGISTRATION: 'Registered charity 123456',
    SUPPORT_EMAIL: 'help@example.org',
    TERMS_DATE: '2026-01-31',
  };

  it('fill the texts, quotation marks and all', async () => {
    const words = wordsOf(await texts(OWN));
    for (const said of [
      'apply from 31 January 2026.',
      'records.example.org is run by The \\"Wessex\\" Society.',
      'address is 1 Castle Street, Exampleton. Registered charity 123456. You can email us at help@example.org.',
    ])
      expect(words).toContain(said);
  });

  it('that are not set leave no gap: their sentences are left out', async () => {
    const words = wordsOf(await texts({}));
    expect(words).toContain(
      'records.example.org is run by the operator of this site. In these terms, “we” means the operator of this site, and “you” means anyone who uses the site."',
    );
    expect(words).not.toMatch(/apply from|Our address|email us|\{\{|\u{E000}/u);
    expect(wordsOf(await texts({ SELLER_NAME: 'The Shop' }))).toContain('is run by The Shop.');
  });

  it.each(Object.keys(SITE_TEXTS))(
    'a demonstration says of the text %s that it is a model, and a site in production does not',
    async (key) => {
      const first = async (isDemo: boolean) => (await texts(OWN, { key, isDemo }))?.blocks[0];
      expect((await first(true))?.entries[0]?.title).toBe('This is a model text');
      expect((await first(false))?.kind).not.toBe('notice');
    },
  );
});

it('the texts that come with the site are sound', async () => {
  expect(await (await openContent(null)).faults()).toEqual([]);
});

describe('counts of records in texts', () => {
  const away = () => Promise.reject(new SearchUnavailable('timeout'));
  const minuteLater = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);

  it('stay as they were while the search does not answer, and follow it again afterwards', async () => {
    const search = {
      ...emptySearch,
      search: async () => ({ ...(await emptySearch.search({} as EngineQuery)), total: 5 }),
      health: () => Promise.resolve({ isReady: true, records: 7, bytes: 0 }),
    };
    const count = createRecordCounts(search);
    expect([await count('lastname=pinch'), await count('')]).toEqual([5, 7]);
    const { search: found, health } = search;
    Object.assign(search, { search: away, health: () => Promise.resolve({ isReady: false, records: 0, bytes: null }) });
    minuteLater();
    expect([await count('lastname=pinch'), await count('')]).toEqual([5, 7]);
    // What was never counted is not made up.
    await expect(count('lastname=guard')).rejects.toMatchObject({ name: 'SearchUnavailable' });
    Object.assign(search, { search: async () => ({ ...(await found()), total: 6 }), health });
    minuteLater();
    expect([await count('lastname=pinch'), await count('lastname=guard')]).toEqual([6, 6]);
  });
});
