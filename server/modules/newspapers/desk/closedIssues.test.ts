import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { matchRoute } from '#domain/kernel/routes/matchRoute.ts';
import { newspaperAddress, offprintAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import { thumbnailPath } from '#domain/newspapers/pages/thumbnailPath.ts';
import { rightsOfIssues } from '#server/engines/newspapers/issueAccess.ts';
import { changeIssues, type IssueChange, openDueIssues } from '#server/engines/newspapers/issueClosures.ts';
import { findSources } from '#server/modules/clippings/core/findSources.ts';
import { findImages } from '#server/modules/clippings/core/index.ts';
import { noticesOf, readNewNotices } from '#server/modules/newspapers/notices/index.ts';
import { issuesAdded, titleNames } from '#server/modules/newspapers/search/index.ts';
import { openedArticles } from '#server/modules/search/diary/index.ts';
import { createSiteHoldings } from '#server/start/createSiteHoldings.ts';
import { createIsContentFound } from '#server/start/isContentFound.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const TITLE = 'BL/0009999';
const LONE = 'BL/0008888';
const DAY = '1824-02-24';
const ISSUE = `${TITLE}/18240224`;
const PAGE = `${ISSUE}/0001`;
const ARTICLE = `${PAGE}/0001`;
const MEMBER = { memberId: 1 };
const VIEWER = { memberId: 1, hasLibraryAccess: false, holdings: [] };
const NO_TEXTS = {
  loadContent: () => Promise.resolve(null),
  loadHelpArticle: () => Promise.resolve(null),
  listHelpSections: () => Promise.resolve([]),
} as never;
/** No picture has it. */
const NONE = `p-${'a'.repeat(20)}`;

let site: TestApp;
let folder: string;
/** Of the page of the issue, once it is here. */
let image = NONE;
const before = process.env.DATA_DIR;

async function bring(name: string, number: string, title: string, date: string, line: string): Promise<void> {
  const at = path.join(folder, name);
  const png = await sharp({ create: { width: 1_000, height: 1_500, channels: 3, background: '#f4efe2' } })
    .png()
    .toBuffer();
  writeFiles(at, {
    'mets.xml': metsFile({
      number,
      title,
      date,
      images: ['0001.png'],
      articles: [{ headline: 'Deaths', type: 'DEATHS', areas: [{ page: 1, begin: 'L1', end: 'L3' }] }],
    }),
    '0001.xml': altoPage(['DIED', line, 'after a flight of some hours.']),
    '0001.png': png,
  });
  await runAdmin(site.db, ['import-newspapers', at, '--access', 'free']);
}

const asked =
  (query: string, variables: object = {}) =>
  async (): Promise<unknown> => {
    const { data, errors } = await site.ask<object>(query, variables, MEMBER);
    return errors ? errors.map(({ message }) => message) : data;
  };
/** What an address answers; of what has an address of its own by chance, and of pages, the state alone. */
const got =
  (url: () => string, isWhole = true) =>
  async (): Promise<unknown> => {
    const { statusCode, headers, body } = await site.app.inject({ url: url() });
    return [statusCode, headers['content-type'], headers['cache-control'], isWhole ? body : ''];
  };
const iiif = (kind: 'issue' | 'page', id: string, what: string) =>
  got(() => `/iiif/newspapers/${kind}/${encodeURIComponent(id)}/${what}`);
const ISSUES = 'id date pageCount';
const HELD = 'id slug name firstIssue lastIssue issueCount pageCount articleCount';

const DOORS: Readonly<Record<string, () => Promise<unknown>>> = {
  newspapers: asked(`query Q { newspaperTitles { ${HELD} } newspaperCount }`),
  'a newspaper of this issue alone': asked(
    `query Q { newspaperHoldings(slug: "the-lone-post") { title { ${HELD} } years { year } } newspaperCalendar(slug: "the-lone-post", year: 1824) { year } }`,
  ),
  holdings: asked(
    `query Q { newspaperHoldings(slug: "the-test-journal") { title { ${HELD} } years { year issueCount missingCount } } }`,
  ),
  'the calendar': asked(
    `query Q { newspaperCalendar(slug: "the-test-journal", year: 1824) { issues { ${ISSUES} } missing { date reason } } }`,
  ),
  'issues of its date': asked(
    `query Q { issuesOfDate(date: "${DAY}") { date issues { titleName issue { ${ISSUES} } } dates { date issueCount } previous next firstIssue lastIssue } }`,
  ),
  'issues of another date': asked(
    `query Q { issuesOfDate { date issues { titleName issue { ${ISSUES} } } dates { date issueCount } previous next firstIssue lastIssue } }`,
  ),
  'the issue': asked('query Q($id: ID!) { issueOutline(id: $id) { issue { id } articles { id } } }', { id: ISSUE }),
  'the issue of its page': asked('query Q($id: ID!) { issueOutline(id: $id) { issue { id } } }', { id: PAGE }),
  'the issue before': asked(
    `query Q($id: ID!) { issueOutline(id: $id) { issue { id } previous { ${ISSUES} } next { ${ISSUES} } } }`,
    { id: `${TITLE}/18240217` },
  ),
  'the text of an article': asked('query Q($id: ID!) { articleText(id: $id) { blocks { lines } } }', { id: ARTICLE }),
  'a page': asked('query Q($id: ID!) { newspaperPage(id: $id) { id text service } }', { id: PAGE }),
  'hits in the issue': asked('query Q($id: ID!) { issueHits(id: $id, words: "zeppelin") { pageId } }', { id: ISSUE }),
  'cuttings of an article': asked('query Q($id: ID!) { articleCuts(id: $id) { image lines } }', { id: ARTICLE }),
  search: asked('query Q { articleSearch(search: "q=zeppelin") { total matches { article { id } } } }'),
  'search in the issue': asked(
    `query Q { articleSearch(search: "issue=${encodeURIComponent(ISSUE)}") { total matches { article { id } } } }`,
  ),
  facets: asked('query Q { articleFacets(search: "") { facet values { value label count } } }'),
  'words that complete': asked('query Q { articleSuggestions(prefix: "zepp") }'),
  corrections: asked(
    'query Q($id: ID!) { pageCorrections(pageId: $id) { revision lines } lineHistory(pageId: $id, line: 0) { id } }',
    { id: PAGE },
  ),
  'an export': asked('mutation Q { exportArticles(search: "q=zeppelin", format: JSON) { text rows total } }'),
  manifest: iiif('issue', ISSUE, 'manifest'),
  lines: iiif('page', PAGE, 'lines'),
  ALTO: iiif('page', PAGE, 'alto.xml'),
  probe: iiif('page', PAGE, 'probe'),
  'IIIF search in the issue': iiif('issue', ISSUE, 'search?q=zeppelin'),
  'IIIF completion in the issue': iiif('issue', ISSUE, 'autocomplete?q=zepp'),
  'IIIF search': got(() => '/iiif/newspapers/search?q=zeppelin'),
  'IIIF completion': got(() => '/iiif/newspapers/autocomplete?q=zepp'),
  'IIIF newspapers': got(() => '/iiif/newspapers/collection'),
  'IIIF years of a newspaper of this issue alone': got(() => '/iiif/newspapers/title/the-lone-post/collection'),
  'IIIF issues of a year': got(() => '/iiif/newspapers/title/the-test-journal/1824/collection'),
  'thumbnail of the issue': got(() => thumbnailPath(ISSUE), false),
  'thumbnail of the page': got(() => thumbnailPath(PAGE), false),
  'thumbnail of the article': got(() => thumbnailPath(ARTICLE), false),
  image: got(() => `/iiif/3/${image}/info.json`, false),
  tile: got(() => `/iiif/3/${image}/0,0,256,256/max/0/default.jpg`, false),
  'PDF of the page': got(() => offprintAddress(PAGE), false),
  'PDF of the article': got(() => offprintAddress(ARTICLE), false),
  'clippings of it': async () => {
    const { pages, articles, mayReadIssue } = await findSources(site.db, VIEWER, [
      { kind: 'newspaper', id: PAGE },
      { kind: 'article', id: ARTICLE },
    ]);
    return [[...pages.keys()], [...articles.keys()], mayReadIssue(ISSUE)];
  },
  'pictures of clippings': async () => (await findImages(site.db, VIEWER, [image])).size,
  'what was opened before': async () => [...(await openedArticles(site.db, [ARTICLE])).values()],
  'hints of trees': async () =>
    (await noticesOf(site.db, ['trezise'], { from: 1800, to: 1900 })).map(({ articleId }) => articleId),
  'issues that came': async () => issuesAdded(site.db, [{ filters: {}, since: '2000-01-01' }] as never),
  documents: () =>
    Promise.all(
      [newspaperAddress('the-lone-post'), `${newspaperAddress('the-lone-post')}/1824`, readerAddress(ISSUE)].map(
        (address) => {
          const [at = '', search = ''] = address.split('?');
          const match = matchRoute(at);
          return match && createIsContentFound(site.db, NO_TEXTS)(match, `?${search}`, true);
        },
      ),
    ),
  rights: async () => [...(await rightsOfIssues(site.db, [ISSUE])).keys()],
  'names of newspapers': async () => [...(await titleNames(site.db, [TITLE, LONE])).values()].sort(),
};

/** Each request has a number, and a file its time. */
const asAtAnyTime = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer ?? null)
      .replaceAll(/(requestId\\*":\\*")[0-9a-f-]+/gu, '$1')
      .replaceAll(/(exportedAt\\*": \\*")[^"\\]+/gu, '$1'),
  );

/** What every door answers now. */
async function doors(): Promise<Map<string, unknown>> {
  await site.db.rows('/* test.limits */ DELETE FROM rate_limit');
  // Notices of deaths are read behind an import.
  while ((await readNewNotices(site.db)) > 0);
  const answers = new Map<string, unknown>();
  for (const [door, ask] of Object.entries(DOORS)) answers.set(door, asAtAnyTime(await ask()));
  return answers;
}
const change = async (to: IssueChange): Promise<void> => {
  for (const titleId of [TITLE, LONE])
    await site.db.transaction((tx) =>
      changeIssues(tx, { titleId, from: DAY, to: DAY }, to, { why: 'Asked for.', memberId: null }),
    );
};

const seen: Record<string, Map<string, unknown>> = {};
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-closed-issues-'));
  process.env.DATA_DIR = path.join(folder, 'data');
  site = await startTestApp({ settings: { dataDir: process.env.DATA_DIR, searchLimit: 0 } });
  await bring(
    'first',
    '0009999',
    'The Test Journal.',
    '1824-02-17',
    'On the 3d inst., at Truro, Mr. John Rowe, aged 36 years,',
  );
  seen.never = await doors();
  await bring(
    'second',
    '0009999',
    'The Test Journal.',
    DAY,
    'On the 20th inst., at Zeppelin, Mr. James Trezise, aged 36 years,',
  );
  await bring(
    'lone',
    '0008888',
    'The Lone Post.',
    DAY,
    'On the 21st inst., at Zeppelin, Mr. Mark Trezise, aged 36 years,',
  );
  const page = await site.db.one<{ id: string }>(
    '/* test.image */ SELECT image_id AS id FROM newspaper_page WHERE id = $1',
    [PAGE],
  );
  image = page?.id ?? '';
  seen.open = await doors();
  await change({ change: 'close', until: '2999-01-01' });
  seen.closed = await doors();
  await bring(
    'second',
    '0009999',
    'The Test Journal.',
    DAY,
    'On the 20th inst., at New Zeppelin, Mr. James Trezise, aged 37 years,',
  );
  seen['closed, and brought again'] = await doors();
  await change({ change: 'withdraw' });
  await change({ change: 'open', until: null });
  seen.withdrawn = await doors();
  await change({ change: 'restore' });
  seen.restored = await doors();
  await change({ change: 'close', until: '2030-01-01' });
  expect(await openDueIssues(site.db, '2029-12-31')).toBe(0);
  seen['closed again'] = await doors();
  expect(await openDueIssues(site.db, '2030-01-01')).toBe(2);
  seen.due = await doors();
}, 240_000);
afterAll(async () => {
  await site.close();
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;
  rmSync(folder, { recursive: true, force: true });
});

/** What may ask for issues as they are kept: imports, and what staff and the site itself do with them. */
const OF_ALL = [
  /^server\/importers\//u,
  /^server\/modules\/newspapers\/desk\//u,
  /^server\/engines\/newspapers\/(?:accessRules|articleSource|issueClosures|titleCalendar)\.ts$/u,
  // Words are counted again where a member has corrected them; notices are read, and shown as their articles are.
  /^server\/modules\/newspapers\/(?:corrections\/renumberArticles|notices\/readNewNotices)\.ts$/u,
];

it('is what everything for readers asks: no other part of the server names the table of issues', () => {
  const named = execFileSync('grep', ['-rlw', '--include=*.ts', '--exclude=*.test.ts', 'newspaper_issue', 'server'], {
    encoding: 'utf8',
  });
  expect(named.split('\n').filter((file) => file !== '' && !OF_ALL.some((place) => place.test(file)))).toEqual([]);
});

describe.each(Object.keys(DOORS))('%s', (door) => {
  it('says something of an issue that is open', () => expect(seen.open?.get(door)).not.toEqual(seen.never?.get(door)));

  it.each(['closed', 'closed, and brought again', 'withdrawn', 'closed again'])(
    'is as if there were no issue where it is %s',
    (state) => expect(seen[state]?.get(door)).toEqual(seen.never?.get(door)),
  );

  it.each(['restored', 'due'])('says it again where it is %s', (state) =>
    expect(seen[state]?.get(door)).not.toEqual(seen.never?.get(door)),
  );
});

it('is said to be closed to staff alone: the site counts as one with newspapers by what is open', async () => {
  await site.db.rows('/* test.all */ UPDATE newspaper_issue SET removed_at = now()');
  expect((await createSiteHoldings(site.db)()).holds ?? []).not.toContain('newspapers');
  await site.db.rows('/* test.none */ UPDATE newspaper_issue SET removed_at = NULL');
});
