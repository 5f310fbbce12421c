import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  const { db } = site;
  await db.rows(`/* test.titles */ INSERT INTO newspaper_title (id, slug, name, sort_key, place_name, county, country, publishes_on) VALUES
    ('BL/0002647', 'the-statesman', 'The Statesman', 'statesman', 'London', 'Middlesex', 'England', '{2,5}'),
    ('n-advertiser', 'advertiser', 'Advertiser', 'advertiser', NULL, NULL, NULL, NULL), ('n-empty', 'empty', 'Empty', 'empty', NULL, NULL, NULL, NULL)`);
  await db.rows(`/* test.issues */ INSERT INTO newspaper_issue (id, title_id, date, date_precision, edition, label, pages, articles, words, content_hash, source) VALUES
    ('BL/0002647/18240217', 'BL/0002647', '1824-02-17', 'day', '', 'No. 1', 2, 3, 900, 'a', 'a'),
    ('BL/0002647/18240224', 'BL/0002647', '1824-02-24', 'day', '', NULL, 4, 0, 900, 'b', 'b'),
    ('BL/0002647/18240224-2', 'BL/0002647', '1824-02-24', 'day', '2', NULL, 4, 0, 900, 'c', 'c'),
    ('BL/0002647/18260103', 'BL/0002647', '1826-01-03', 'day', '', NULL, 4, 0, 900, 'd', 'd'),
    ('n-advertiser/18500601', 'n-advertiser', '1850-06-01', 'month', '', NULL, 1, 0, 10, 'e', 'e')`);
  const days = (held: number[]) => Array.from({ length: 366 }, (_, day) => (held.includes(day) ? '1' : '0')).join('');
  await db.rows('/* test.days */ INSERT INTO issue_day VALUES ($1, 1824, $2::bit(366)), ($1, 1826, $3::bit(366))', [
    'BL/0002647',
    days([47, 54]),
    days([2]),
  ]);
  await db.rows(
    "/* test.gaps */ INSERT INTO issue_gap VALUES ('BL/0002647', '1824-02-20', 'damaged'), ('BL/0002647', '1824-02-27', 'not published')",
  );
  await db.rows("/* test.aliases */ INSERT INTO newspaper_alias VALUES ('statesman-18240217', 'BL/0002647/18240217')");
  await db.rows(`/* test.pages */ INSERT INTO newspaper_page (id, issue_id, position, label, width, height, words, source) VALUES
    ('BL/0002647/18240217/0001', 'BL/0002647/18240217', 1, '1', 100, 100, 500, 'a'), ('BL/0002647/18240217/0003', 'BL/0002647/18240217', 3, '3', 100, 100, 400, 'a')`);
  await db.rows(`/* test.articles */ INSERT INTO newspaper_article (id, issue_id, position, headline, kind, is_guess, words, first_page, change, is_removed, hidden_reason) VALUES
    ('BL/0002647/18240217/0001/0001', 'BL/0002647/18240217', 1, 'Fire', 'article', false, 20, 1, 1, false, NULL),
    ('BL/0002647/18240217/0001/0002', 'BL/0002647/18240217', 2, 'Removed', 'article', false, 20, 1, 2, true, NULL),
    ('BL/0002647/18240217/0003/0001', 'BL/0002647/18240217', 3, 'Hidden', 'article', false, 20, 3, 3, false, 'asked for')`);
  await db.rows(`/* test.texts */ INSERT INTO page_text (page_id, revision, text, packed, alternatives, made_by)
    SELECT id, 1, E'Title\nA fire\nbroke out\nOther news', '', '[]', 'test' FROM newspaper_page`);
  await db.rows(`/* test.zones */ INSERT INTO article_zone SELECT no, n, 'BL/0002647/18240217/000' || page, 0, 0, 10, 10, first, last
    FROM newspaper_article, (VALUES (1, 1, 1, 2), (2, 3, 3, 3)) AS zone (n, page, first, last)`);
  await db.rows(
    "/* test.rules */ INSERT INTO access_rule (title_id, from_date, access) VALUES ('BL/0002647', '1826-01-01', 'free'), ('n-advertiser', NULL, 'institution:library')",
  );
}, 60_000);
afterAll(() => site?.close());

const TITLES = 'query Titles { newspaperTitles { slug firstIssue lastIssue issueCount pageCount } }';
const HOLDINGS =
  'query Holdings($slug: String!) { newspaperHoldings(slug: $slug) { title { name publishesOn } years { year issueCount missingCount } } }';
const CALENDAR =
  'query Calendar($slug: String!, $year: Int!) { newspaperCalendar(slug: $slug, year: $year) { issues { id edition datePrecision } missing { date reason } previousYear nextYear } }';
const OUTLINE =
  'query Outline($id: ID!) { issueOutline(id: $id) { issue { id date } label title { slug } pages { position words } articles { headline } previous { id } next { id } } }';

describe('newspapers', () => {
  it('are listed by name with figures of their issues, and not without any', async () => {
    expect((await site.ask(TITLES)).data).toEqual({
      newspaperTitles: [
        { slug: 'advertiser', firstIssue: '1850-06-01', lastIssue: '1850-06-01', issueCount: 1, pageCount: 1 },
        { slug: 'the-statesman', firstIssue: '1824-02-17', lastIssue: '1826-01-03', issueCount: 4, pageCount: 14 },
      ],
    });
  });

  it('tell their years, those between without an issue too', async () => {
    const { data } = await site.ask<{
      newspaperHoldings: { years: { year: number; issueCount: number; missingCount: number }[] };
    }>(HOLDINGS, { slug: 'the-statesman' });
    expect(data?.newspaperHoldings).toMatchObject({
      title: { name: 'The Statesman', publishesOn: [2, 5] },
      years: [
        { year: 1824, issueCount: 3 },
        { year: 1825, issueCount: 0, missingCount: 104 },
        { year: 1826, issueCount: 1, missingCount: 0 },
      ],
    });
  });

  it.each(['empty', 'nothing', 'a\0b', 'x'.repeat(500)])('are missing where none is held: %j', async (slug) => {
    expect((await site.ask(HOLDINGS, { slug })).data).toEqual({ newspaperHoldings: null });
  });
});

describe('newspapers of a place', () => {
  const PLACE =
    'query Place($county: String!, $town: String!) { newspapersOfPlace(county: $county, town: $town) { title { slug } years { year issueCount } } }';

  it('have their years, as the page of the place is named', async () => {
    expect((await site.ask(PLACE, { county: 'middlesex', town: 'london' })).data).toEqual({
      newspapersOfPlace: [
        {
          title: { slug: 'the-statesman' },
          years: [
            { year: 1824, issueCount: 3 },
            { year: 1825, issueCount: 0 },
            { year: 1826, issueCount: 1 },
          ],
        },
      ],
    });
  });

  it.each([
    ['middlesex', 'leeds'],
    ['', ''],
    ['a\0b', 'x'.repeat(500)],
  ])('are none where none came out: %j, %j', async (county, town) => {
    expect((await site.ask(PLACE, { county, town })).data).toEqual({ newspapersOfPlace: [] });
  });
});

describe('issues by date', () => {
  const DATE =
    'query Date($date: String) { issuesOfDate(date: $date) { date issues { issue { id } titleName titleSlug placeName } undated { issue { id } } dates { date issueCount } previous next firstIssue lastIssue } }';
  const of = async (date: string | null) =>
    (await site.ask<{ issuesOfDate: unknown }>(DATE, { date })).data?.issuesOfDate;

  it('are those of all newspapers on a date, with the dates around it', async () => {
    const inStatesman = { titleName: 'The Statesman', titleSlug: 'the-statesman', placeName: 'London' };
    expect(await of('1824-02-24')).toEqual({
      date: '1824-02-24',
      issues: [
        { issue: { id: 'BL/0002647/18240224' }, ...inStatesman },
        { issue: { id: 'BL/0002647/18240224-2' }, ...inStatesman },
      ],
      undated: [],
      dates: [
        { date: '1824-02-17', issueCount: 1 },
        { date: '1824-02-24', issueCount: 2 },
      ],
      previous: '1824-02-17',
      next: '1826-01-03',
      firstIssue: '1824-02-17',
      lastIssue: '1850-06-01',
    });
  });

  it('start at the first date of all', async () => {
    expect(await of(null)).toMatchObject({ date: '1824-02-17', previous: null });
  });

  it('name the issues of which only the month is known', async () => {
    expect(await of('1850-06-20')).toMatchObject({
      issues: [],
      undated: [{ issue: { id: 'n-advertiser/18500601' } }],
      dates: [],
      previous: '1826-01-03',
      next: null,
    });
  });

  it.each(['1824-02-30', 'yesterday', '', '0000-01-01', '99999-01-01'])(
    'are none on a date that never was: %j',
    async (date) => {
      expect(await of(date)).toBeNull();
    },
  );
});

describe('the calendar of a year', () => {
  it('has its issues in order and the missing ones with their reasons', async () => {
    const { data } = await site.ask<{ newspaperCalendar: { issues: object[]; missing: object[] } }>(CALENDAR, {
      slug: 'the-statesman',
      year: 1824,
    });
    expect(data?.newspaperCalendar).toMatchObject({
      issues: [
        { id: 'BL/0002647/18240217', datePrecision: 'DAY' },
        { id: 'BL/0002647/18240224', edition: '' },
        { id: 'BL/0002647/18240224-2', edition: '2' },
      ],
      previousYear: null,
      nextYear: 1826,
    });
    expect(data?.newspaperCalendar.missing.slice(0, 2)).toEqual([
      { date: '1824-02-20', reason: 'DAMAGED' },
      { date: '1824-03-02', reason: 'UNKNOWN' },
    ]);
  });

  it.each([1823, 0, -5, 99_999])('is missing where the newspaper has nothing: %d', async (year) => {
    expect((await site.ask(CALENDAR, { slug: 'the-statesman', year })).data).toEqual({ newspaperCalendar: null });
  });
});

describe('an issue', () => {
  it.each(['BL/0002647/18240217', 'BL/0002647/18240217/0003', 'BL/0002647/18240217/0001/0001', 'statesman-18240217'])(
    'is found by its id, a page, an article or its archive’s name: %s',
    async (id) => {
      expect((await site.ask(OUTLINE, { id })).data).toEqual({
        issueOutline: {
          issue: { id: 'BL/0002647/18240217', date: '1824-02-17' },
          label: 'No. 1',
          title: { slug: 'the-statesman' },
          // Of 500 and 400, without those of the hidden article: “A fire broke out”, “Other news”.
          pages: [
            { position: 1, words: 496 },
            { position: 3, words: 398 },
          ],
          articles: [{ headline: 'Fire' }],
          previous: null,
          next: { id: 'BL/0002647/18240224' },
        },
      });
    },
  );

  it('has two editions of a day beside each other', async () => {
    expect((await site.ask(OUTLINE, { id: 'BL/0002647/18240224-2' })).data).toMatchObject({
      issueOutline: { previous: { id: 'BL/0002647/18240224' }, next: { id: 'BL/0002647/18260103' } },
    });
  });

  it.each(['BL/0002647', 'BL/0002647/19990101', '../etc', 'a\0b', ''])(
    'is missing where nothing has the name: %j',
    async (id) => {
      expect((await site.ask(OUTLINE, { id })).data).toEqual({ issueOutline: null });
    },
  );
});

describe('the text of an article', () => {
  const ARTICLE = 'BL/0002647/18240217/0001/0001';
  const TEXT = 'query Text($id: ID!) { articleText(id: $id) { id blocks { page lines } } }';
  const ACCESS = 'query Access($id: ID!) { issueOutline(id: $id) { access isReadable } }';

  it('is read by members where no rule says otherwise, zone by zone', async () => {
    expect((await site.ask(TEXT, { id: ARTICLE }, { memberId: 1 })).data).toEqual({
      articleText: {
        id: ARTICLE,
        blocks: [
          { page: 1, lines: ['A fire', 'broke out'] },
          { page: 3, lines: ['Other news'] },
        ],
      },
    });
  });

  it.each([
    ['a visitor', ARTICLE, {}],
    ['a member, once it is removed', 'BL/0002647/18240217/0001/0002', { memberId: 1 }],
    ['a member, while it is hidden', 'BL/0002647/18240217/0003/0001', { memberId: 1 }],
    ['a member, where there is none', 'BL/0002647/18240217/0009/0001', { memberId: 1 }],
  ])('is not there for %s', async (_who, id, viewer) => {
    expect((await site.ask(TEXT, { id }, viewer)).data).toEqual({ articleText: null });
  });

  it.each([
    ['BL/0002647/18240217', {}, ['MEMBERS'], false],
    ['BL/0002647/18240217', { memberId: 1 }, ['MEMBERS'], true],
    ['BL/0002647/18260103', {}, ['FREE'], true],
    ['n-advertiser/18500601', { memberId: 1 }, ['INSTITUTION'], false],
  ])('%s says who may read it to %j', async (id, viewer, access, isReadable) => {
    expect((await site.ask(ACCESS, { id }, viewer)).data).toEqual({ issueOutline: { access, isReadable } });
  });
});

describe('the document of a newspaper’s address', () => {
  const statusOf = async (url: string) =>
    (await site.app.inject({ url, headers: { accept: 'text/html', host: 'localhost:3000' } })).statusCode;
  it.each([
    ['/search-newspapers', 200],
    ['/search-newspapers/results?q=fire', 200],
    ['/search-newspapers/nonsense', 404],
    ['/newspapers/place/middlesex/london', 200],
    ['/newspapers/place/middlesex/leeds', 404],
    ['/newspapers', 200],
    ['/newspapers/title/the-statesman', 200],
    ['/newspapers/title/empty', 404],
    ['/newspapers/title/the-statesman/1824', 200],
    ['/newspapers/title/the-statesman/next', 404],
    ['/newspapers/issue/BL/0002647/18240217', 200],
    ['/newspapers/issue/statesman-18240217', 200],
    ['/newspapers/issue/BL/0002647/19990101', 404],
    ['/newspapers/other', 404],
  ])('%s answers %d', async (url, status) => {
    expect(await statusOf(url)).toBe(status);
  });

  it('says that there are newspapers, so that menus offer them', async () => {
    expect(
      (await site.app.inject({ url: '/newspapers', headers: { accept: 'text/html', host: 'localhost:3000' } })).body,
    ).toMatch(/"holds":\["newspapers"/u);
  });
});

describe('texts of newspapers', () => {
  const IDS = { article: 'BL/0002647/18240217/0001/0001', page: 'BL/0002647/18240217/0001' };
  const OPERATIONS = [
    'query Text($article: ID!) { articleText(id: $article) { id } }',
    'query Page($page: ID!) { newspaperPage(id: $page) { id } }',
    'query Cuts($article: ID!) { articleCuts(id: $article) { page } }',
  ];

  it('are counted for a member, whichever way they are asked for', async () => {
    const viewer = { memberId: 4_711 };
    const used = createLimiter(site.db, 'pageTexts', { points: 3_000, duration: 300 });
    expect(await used.take('4711', 2_997)).toBeNull();
    for (const operation of OPERATIONS) expect((await site.ask(operation, IDS, viewer)).errors).toBeUndefined();
    for (const operation of OPERATIONS)
      expect((await site.ask(operation, IDS, viewer)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect((await site.ask(OPERATIONS[0]!, IDS, { memberId: 4_712 })).errors).toBeUndefined();
  });

  it('are found by date with an index', async () => {
    const plan = await site.db.transaction(async (tx) => {
      await tx.rows('/* test.noScan */ SET LOCAL enable_seqscan = off');
      return tx.rows<{ 'QUERY PLAN': string }>(
        `/* test.plan */ EXPLAIN SELECT id FROM newspaper_issue WHERE date = '1824-02-17' AND date_precision = 'day'`,
      );
    });
    expect(plan.map((row) => row['QUERY PLAN']).join(' ')).toContain('newspaper_issue_by_date');
  });
});
