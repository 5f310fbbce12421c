import { ARTICLE_RESULTS } from '#domain/newspapers/search/articleAddress.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import type { AddressProfile, ProfileNewspapers } from '#server/modules/kernel/graphql/types.generated.ts';
import { operationText } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';
import { generateSampleCounty } from '#tools/sample-county/generateSampleCounty.ts';
import { ISSUE_RUNS } from '#tools/sample-county/newspaper/press/issueDates.ts';
import { seedSampleNewspaper } from '#tools/sample-county/newspaper/seedSampleNewspaper.ts';

const PROFILE = operationText('src/features/places/houses/houseHistory.graphql');
const SEARCH = 'query Found($search: String!) { articleSearch(search: $search) { total matches { article { id } } } }';
const PATIENCE = 120_000;

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  const { world } = generateSampleCounty();
  await seedSampleNewspaper(
    site.db,
    { info: () => undefined },
    { gazetteer: loadGazetteer(), world: () => Promise.resolve(world), runs: ISSUE_RUNS.slice(0, 1) },
  );
}, PATIENCE);
afterAll(() => site.close());

const searched = (newspapers: ProfileNewspapers | null | undefined): ProfileNewspapers => {
  if (!newspapers) throw new Error('the newspapers were not searched');
  return newspapers;
};
const profile = async (street: string | null, county: string | null, memberId = 7) => {
  const { data, errors } = await site.ask<{ getAddressProfile: AddressProfile }>(
    PROFILE,
    { address: { street, county, houseName: '12', postCode: null } },
    { memberId },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  const { pre, during, post } = data.getAddressProfile.content;
  return { pre: searched(pre.newspapers), during: searched(during.newspapers), post: searched(post.newspapers) };
};
const folded = (text: string) => text.toLowerCase().replace(/[^a-z]+/gu, ' ');

describe('the newspapers of an address', () => {
  it('HOUSE-024 ENT-004 ENT-007 are articles of its street in the years of the paper, with a search of them all', async () => {
    const { pre, during, post } = await profile('Sheep St', 'Wexcombe, Wexcombeshire');
    const { articles, moreArticlesPath, isOfArea } = pre;
    expect(isOfArea).toBe(false);
    expect(articles.length).toBeGreaterThan(2);
    for (const article of articles) {
      expect(folded(article.textSnippet)).toMatch(/sheep|street/u);
      expect(article).toMatchObject({
        articleMetaData: { freeToView: true },
        newspaperIssue: {
          publicationCounty: 'Wexcombeshire',
          publicationPlace: 'Wexcombe',
          publicationDate: expect.stringMatching(/^1841-/u) as string,
          title: 'Wexcombeshire Chronicle (sample)',
        },
        newspaperPages: expect.arrayContaining([
          expect.objectContaining({ thumbnailUri: expect.stringContaining('/iiif/thumbnails/') as string }),
        ]) as object[],
      });
    }
    const [path, search] = moreArticlesPath?.split('?') ?? [];
    expect(path).toBe(ARTICLE_RESULTS);
    const found = (
      await site.ask<{ articleSearch: { total: number; matches: { article: { id: string } }[] } }>(
        SEARCH,
        { search },
        {},
      )
    ).data?.articleSearch;
    expect(found?.total).toBeGreaterThanOrEqual(articles.length);
    expect(found?.matches.slice(0, articles.length).map(({ article }) => article.id)).toEqual(
      articles.map(({ articleId }) => articleId),
    );
    const none = { articles: [], moreArticlesPath: null, isOfArea: false };
    expect([during, post]).toEqual([none, none]);
  });

  it('HOUSE-043 are those of its town where no article names the street', async () => {
    const { articles, moreArticlesPath, isOfArea } = (await profile('Unheard Of Crescent', 'Market Selwick')).pre;
    expect(isOfArea).toBe(true);
    expect(articles.length).toBeGreaterThan(0);
    expect(articles.every(({ textSnippet }) => folded(textSnippet).includes('selwick'))).toBe(true);
    expect(new URLSearchParams(moreArticlesPath?.split('?')[1]).get('q')).toBe('"market selwick"');
  });

  it('are not there for a town that no article names', async () => {
    expect((await profile('High Street', 'Nowhere on Sea')).pre).toEqual({
      articles: [],
      moreArticlesPath: null,
      isOfArea: false,
    });
  });

  it('show no more of an article that the reader may not open than any search does', async () => {
    await site.db.rows(`/* test.close */ UPDATE access_rule SET access = 'subscribers'`);
    const { articles } = (await profile('Sheep Street', 'Wexcombe')).pre;
    await site.db.rows(`/* test.open */ UPDATE access_rule SET access = 'free'`);
    expect(articles.length).toBeGreaterThan(0);
    for (const { textSnippet, articleMetaData, newspaperPages } of articles) {
      expect(articleMetaData.freeToView).toBe(false);
      expect(textSnippet.split(' ').length).toBeLessThanOrEqual(articleMetaData.wordCount / 4 + 3);
      expect(newspaperPages.every(({ thumbnailUri }) => thumbnailUri === null)).toBe(true);
    }
  });
});
