import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { EVERY_ARTICLE, MOST_SEARCH_CHARACTERS } from '#domain/newspapers/search/articleAddress.ts';
import { writeArticleAddress } from '#domain/newspapers/search/writeArticleAddress.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import type { ArticleFacet, ArticleSearchResult } from '#server/modules/kernel/graphql/types.generated.ts';
import { putIssue, putTitle } from '#test/support/server/putNewspaper.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const SEARCH = `query ArticleSearch($search: String!) { articleSearch(search: $search) {
  total page pageSize
  matches {
    article { articleId id textSnippet title articleMetaData { availableSince freeToView score type wordCount } newspaperIssue { publicationCounty publicationDate publicationPlace publicationRegion title } newspaperPages { id thumbnailUri } }
    issueId kind isGuess firstPage isCorrected hits isReadable access snippets { parts { text isHit } }
  }
  words { word count isCutOff readings { form count isRefused } }
  faults { at length message }
  coverage { articles issues titles firstDate lastDate gaps { title slug missing held } }
} }`;
const FACETS =
  'query ArticleFacets($search: String!) { articleFacets(search: $search) { facet values { value label count isSelected } } }';
const MEMBER = { memberId: 1, grants: defaultGrants('member') };
const BORLASE = 'n-borlase-times';
const STATESMAN = 'BL/0002647';

let site: TestApp;
const search = async (text: string, as: object = MEMBER): Promise<ArticleSearchResult> => {
  const answer = await site.ask<{ articleSearch: ArticleSearchResult }>(SEARCH, { search: text }, as);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data.articleSearch;
};
const titles = async (text: string, as?: object) =>
  (await search(text, as)).matches.map(({ article }) => article.title).sort();
const facets = async (text: string, as: object = MEMBER) =>
  (await site.ask<{ articleFacets: ArticleFacet[] }>(FACETS, { search: text }, as)).data?.articleFacets ?? [];
const shown = ({ snippets }: ArticleSearchResult['matches'][number]) =>
  snippets.map(({ parts }) => parts.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('')).join(' … ');

beforeAll(async () => {
  site = await startTestApp();
  const { db } = site;
  const redruth = loadGazetteer().resolve('Redruth, Cornwall')?.id ?? null;
  await putTitle(db, {
    id: BORLASE,
    name: 'Borlase Times',
    placeId: redruth,
    placeName: 'Redruth',
    county: 'Cornwall',
    publishesOn: [6],
  });
  await putTitle(db, { id: STATESMAN, name: 'The Statesman', placeName: 'London, England', county: 'Middlesex' });
  // Saturdays; the second of three is missing.
  await putIssue(db, BORLASE, '1842-02-05', [
    {
      headline: 'Lost',
      text: 'LOST, a grey mare, strayed from the common near\nCamborne. Whoever will bring the mare to Mr. Pinch shall have one guinea.',
      quality: 0.9,
      addedOn: '2026-01-05',
    },
    {
      headline: 'Inquest',
      text: 'On Monday last an inqui-\nsition was held on view of the body of Mary Pincb, aged four years.',
      quality: 0.5,
    },
    { kind: 'births', text: 'BIRTHS. At Gwennap, the wife of Mr. Thomas Pinch, of a son.' },
  ]);
  await putIssue(db, BORLASE, '1842-02-19', [
    { headline: 'Shipping', text: 'Arrived the Mary, Hocking, from Cardiff with coals.' },
  ]);
  await putIssue(db, STATESMAN, '1850-06-01', [
    { headline: 'Parliament', text: 'The mare of Lord Pinch won the stakes; a lost cause was debated.' },
  ]);
  await db.rows(`/* test.rule */ INSERT INTO access_rule (title_id, access) VALUES ($1, 'free')`, [STATESMAN]);
}, 60_000);
afterAll(() => site?.close());

describe('a search of articles', () => {
  it('ENT-007 answers with articles and all that is known of them', async () => {
    const { matches } = await search('q="grey mare"');
    expect(matches).toEqual([
      {
        article: {
          articleId: `${BORLASE}/18420205/0001/0001`,
          id: `${BORLASE}/18420205/0001/0001`,
          textSnippet: 'LOST, a grey mare, strayed from the common near Camborne. Whoever will bring',
          title: 'Lost',
          articleMetaData: {
            availableSince: '2026-01-05',
            freeToView: false,
            score: expect.closeTo(0.9),
            type: 'article',
            wordCount: 22,
          },
          newspaperIssue: {
            publicationCounty: 'Cornwall',
            publicationDate: '1842-02-05',
            publicationPlace: 'Redruth',
            publicationRegion: null,
            title: 'Borlase Times',
          },
          newspaperPages: [{ id: `${BORLASE}/18420205/0001`, thumbnailUri: null }],
        },
        issueId: `${BORLASE}/18420205`,
        kind: 'article',
        isGuess: false,
        firstPage: 1,
        isCorrected: false,
        hits: 1,
        isReadable: true,
        access: ['MEMBERS'],
        snippets: [
          {
            parts: [
              { text: 'LOST, a ', isHit: false },
              { text: 'grey mare,', isHit: true },
              { text: ' strayed from the common near Camborne. Whoever will bring', isHit: false },
            ],
          },
        ],
      },
    ]);
  });

  it.each([
    ['q=mare', ['Lost', 'Parliament']],
    ['q=lost+mare', ['Lost', 'Parliament']],
    ['q="lost+mare"', []],
    ['q="an+inquisition+was"', ['Inquest']],
    ['q=mare+-guinea', ['Parliament']],
    ['q=lost+near/3+mare', ['Lost']],
    ['q=camb*', ['Lost']],
    ['q=coals+|+guinea', ['Lost', 'Shipping']],
    ['q=pinch', ['Births', 'Inquest', 'Lost', 'Parliament']],
    ['q=%3Dpinch', ['Births', 'Lost', 'Parliament']],
    ['q=pinch&exact=true', ['Births', 'Lost', 'Parliament']],
    ['q=pinch&not=pinch:pincb', ['Births', 'Lost', 'Parliament']],
    ['place=Redruth', ['Births', 'Inquest', 'Lost', 'Shipping']],
    ['place=Camborne', []],
    ['place=Camborne&miles=5', ['Births', 'Inquest', 'Lost', 'Shipping']],
    ['place=Middlesex', ['Parliament']],
    ['place=Nowhere+at+all', []],
    ['from=1842-02-06&to=1849', ['Shipping']],
    ['from=1843', ['Parliament']],
    ['kind=births', ['Births']],
    ['title=BL/0002647', ['Parliament']],
    ['county=Cornwall&decade=1840s&q=mary', ['Inquest', 'Shipping']],
    ['issue=n-borlase-times/18420219', ['Shipping']],
    ['quality=80', ['Lost']],
    ['minwords=20', ['Lost']],
    ['q=pinch&added=2026-02-01&county=Cornwall', ['Births', 'Inquest']],
    ['', ['Births', 'Inquest', 'Lost', 'Parliament', 'Shipping']],
  ])('%s finds %j', async (text, expected) => expect(await titles(text)).toEqual(expected));

  it('says how a word was read, and takes a misreading that was switched off as a choice', async () => {
    expect((await search('q=pinch')).words).toEqual([
      { word: 'pinch', count: 3, isCutOff: false, readings: [{ form: 'pincb', count: 1, isRefused: false }] },
    ]);
    expect((await search('q=pinch&not=pinch:pincb')).words[0]?.readings).toEqual([
      { form: 'pincb', count: 1, isRefused: true },
    ]);
  });

  it('names what it did not understand with its place, and never fails', async () => {
    expect((await search('q=mare+near/3')).faults).toEqual([
      { at: expect.any(Number), length: expect.any(Number), message: expect.any(String) },
    ]);
    expect(await search('q=*')).toMatchObject({
      total: 0,
      faults: [{ at: 0, length: 1, message: 'Put at least two letters before * or ?.' }],
    });
    expect((await search('q=ma%00re&county=%00')).total).toBe(0);
    expect((await search('q=mare&place=%00&from=%00')).total).toBe(2);
  });

  it('takes as many words as an address may hold, in any script, and refuses more of them plainly', async () => {
    const longest = writeArticleAddress({
      ...EVERY_ARTICLE,
      words: `mare |${' \u{1f40e}'.repeat(MOST_SEARCH_CHARACTERS)}`.slice(0, MOST_SEARCH_CHARACTERS),
    });
    expect((await search(longest)).faults.length).toBeGreaterThan(0);
    expect((await search(`q=${Array.from({ length: 2_399 }, () => 'mare').join('+')}`)).total).toBe(2);
    const { data, errors } = await site.ask(
      SEARCH,
      { search: `q=${Array.from({ length: 2_400 }, () => 'mare').join('+')}` },
      MEMBER,
    );
    expect([data, errors?.map(({ message, extensions }) => [extensions.code, message])]).toEqual([
      undefined,
      [['BAD_USER_INPUT', '“search” may hold at most 12,000 characters.']],
    ]);
  });

  it.each(['page=1000000000', 'page=999999999', 'page=-1', 'page=2'])('%s is a page there is', async (page) => {
    expect(await search(`q=mare&${page}`)).toMatchObject({ total: 2, page: 1, matches: [{}, {}] });
  });

  it('says what was searched, and which issues are missing there', async () => {
    expect((await search('q=mare&county=Cornwall')).coverage).toEqual({
      articles: 4,
      issues: 2,
      titles: 1,
      firstDate: '1842-02-05',
      lastDate: '1842-02-19',
      gaps: [{ title: 'Borlase Times', slug: 'borlase-times', missing: 1, held: 2 }],
    });
    expect((await search('place=Redruth&decade=1840s&to=1842-02-11')).coverage.gaps).toEqual([]);
    expect((await search('from=1900')).coverage).toEqual({
      articles: 0,
      issues: 0,
      titles: 0,
      firstDate: null,
      lastDate: null,
      gaps: [],
    });
  });

  it('completes the last word', async () => {
    expect((await site.ask('query S { articleSuggestions(prefix: "lost ma") }')).data).toEqual({
      articleSuggestions: ['mare', 'mary'],
    });
    expect((await site.ask('query S { articleSuggestions(prefix: "\\u0000") newspaperCount }')).data).toEqual({
      articleSuggestions: [],
      newspaperCount: 2,
    });
  });

  it('forgets an article as soon as it is closed', async () => {
    await site.db.rows(
      `/* test.hide */ UPDATE newspaper_article SET hidden_reason = 'asked for', change = nextval('newspaper_change') WHERE headline = 'Shipping'`,
    );
    expect(await titles('q=coals')).toEqual([]);
    await site.db.rows(
      `/* test.show */ UPDATE newspaper_article SET hidden_reason = NULL, change = nextval('newspaper_change') WHERE headline = 'Shipping'`,
    );
    expect(await titles('q=coals')).toEqual(['Shipping']);
  });
});

it('searches of articles are charged to their asker as searches of records are', async () => {
  const limited = await startTestApp({ settings: { searchLimit: 2 } });
  const codes: unknown[] = [];
  for (const query of [
    `query A { articleSearch(search: "q=mare") { total } }`,
    `query A { articleSuggestions(prefix: "ma") }`,
    `query A { articleFacets(search: "") { facet } }`,
  ])
    codes.push((await limited.ask(query)).errors?.[0]?.extensions.code);
  expect(codes).toEqual([undefined, undefined, 'RATE_LIMITED']);
  await limited.close();
});

describe('facets of articles', () => {
  it('count with labels, each as if its own choice were not made', async () => {
    expect((await facets('q=mare&county=Cornwall')).filter(({ facet }) => facet !== 'access')).toEqual([
      { facet: 'title', values: [{ value: BORLASE, label: 'Borlase Times', count: 1, isSelected: false }] },
      {
        facet: 'county',
        values: [
          { value: 'Cornwall', label: 'Cornwall', count: 1, isSelected: true },
          { value: 'Middlesex', label: 'Middlesex', count: 1, isSelected: false },
        ],
      },
      { facet: 'decade', values: [{ value: '1840s', label: '1840s', count: 1, isSelected: false }] },
      { facet: 'kind', values: [{ value: 'article', label: 'Articles', count: 1, isSelected: false }] },
    ]);
  });

  const accessOf = async (grants: readonly string[]) =>
    (await facets('', { memberId: 1, grants }))
      .find(({ facet }) => facet === 'access')
      ?.values.map(({ label }) => label) ?? [];

  it('GRANT-028 GRANT-029 offer the kinds of access that the reader’s grants name, and narrow by no other', async () => {
    await site.db.rows(
      `/* test.library */ INSERT INTO access_rule (title_id, access) VALUES ($1, 'institution:test-library')`,
      [BORLASE],
    );
    await site.db.rows(`/* test.touch */ UPDATE newspaper_article SET change = nextval('newspaper_change')`);
    expect(await accessOf(['newspapers:search:access-type-filter'])).toEqual(['Free to read']);
    expect(await accessOf(['newspapers:search:institutional-access-filter'])).toEqual(['Libraries and institutions']);
    expect(await accessOf(['newspapers:search:*'])).toEqual(['Libraries and institutions', 'Free to read']);
    expect(await accessOf([])).toEqual([]);
    const total = async (grants: readonly string[] | null) =>
      (await search('access=free', { memberId: 1, grants })).total;
    expect([await total(['newspapers:search:access-type-filter']), await total([]), await total(null)]).toEqual([
      1, 5, 5,
    ]);
    await site.db.rows('/* test.noLibrary */ DELETE FROM access_rule WHERE title_id = $1', [BORLASE]);
  });
});

describe('what a visitor sees of articles', () => {
  it('is the fixed stretches of what members read, and all round the hits of what is free', async () => {
    const { matches } = await search('q=mare', {});
    const [lost] = matches.filter(({ article }) => article.title === 'Lost');
    const [parliament] = matches.filter(({ article }) => article.title === 'Parliament');
    expect(lost).toMatchObject({ isReadable: false, hits: 2, access: ['MEMBERS'] });
    expect(lost && shown(lost).split(' ').length).toBeLessThanOrEqual(22 / 4);
    expect(parliament).toMatchObject({ isReadable: true });
    expect(parliament && shown(parliament)).toBe('The [mare] of Lord Pinch won the stakes; a lost cause was debated.');
  });
});
