import { readFile } from 'node:fs/promises';

import { buildSchema } from 'graphql';

import { HOLDINGS } from '#domain/billing/core/holdings.ts';
import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { GROUPS } from '#domain/kernel/grants/flagNames.ts';
import type { ArticleSearch } from '#server/engines/articles/articleSearch.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { SearchUnavailable } from '#server/engines/SearchUnavailable.ts';
import type { AddressProfile } from '#server/modules/kernel/graphql/types.generated.ts';
import { readAddresses } from '#server/modules/places/addresses/reading/readAddresses.ts';
import { browserOperations } from '#test/support/livingCanary/browserOperations.ts';
import { type Asked, guessVariables } from '#test/support/livingCanary/guessVariables.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { emptySearch } from '#test/support/server/emptySearch.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { putIssue, putTitle } from '#test/support/server/putNewspaper.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const away = (): Promise<never> => Promise.reject(new SearchUnavailable('timeout'));
/** A cluster that does not answer. */
const search: SearchEngine = {
  ...emptySearch,
  search: away,
  count: away,
  find: away,
  suggest: away,
  health: async () => ({ isReady: false, records: 0, bytes: null }),
};
const articles: ArticleSearch = {
  search: away,
  count: away,
  find: away,
  suggest: away,
  update: async () => {},
  health: async () => ({ isReady: false, articles: 0, bytes: 0 }),
  close: async () => {},
};

let site: TestApp;
let as: Partial<Viewer>;
let articleId: string;
beforeAll(async () => {
  const db = await testDatabase();
  const common = {
    EventType: 'Census',
    CensusYear: '1871',
    EventYear: '1871',
    Place: 'Roche, Cornwall',
    County: 'Cornwall',
    Country: 'England',
  };
  await publishRecords(db, aRecordSet(), [
    aRecord(
      '1',
      {
        ...common,
        FirstName: 'William',
        LastName: 'PINCH',
        HouseNumber: '3',
        Street: 'North Street',
        RelationshipToHead: 'Head',
      },
      { groupKey: '1', groupOrder: 1 },
    ),
  ]);
  await readAddresses(db, loadGazetteer());
  await putTitle(db, { id: 'n-times', name: 'The Times of Roche', county: 'Cornwall' });
  [articleId = ''] = await putIssue(db, 'n-times', '1871-04-08', [
    { headline: 'Fire at Roche', text: 'A fire broke out' },
  ]);
  site = await startTestApp({ db, search, articles, settings: { searchLimit: 1_000_000 } });
  const member = await createMember(db, {
    email: 'member@example.com',
    firstName: 'Una',
    lastName: 'Testwell',
    passwordHash: null,
  });
  as = {
    memberId: member?.id ?? 0,
    grants: defaultGrants('member'),
    holdings: HOLDINGS,
    groups: [GROUPS.aiRecordSearch, GROUPS.aiNewspaperSearch],
  };
}, 60_000);
afterAll(() => site?.close());

/** The codes that every question of the browser is answered with, by its name. */
async function codesOfQueries(): Promise<Map<string, Set<string>>> {
  const schema = buildSchema(await readFile('schema.graphql', 'utf8'));
  const asked: Asked = {
    tree: { id: 1, ref: 'x', token: null, code: null, ids: [articleId], personId: String },
    who: 1,
    token: null,
    viewAs: null,
    typed: { given: 'William', surname: 'Pinch', place: 'Roche', text: 'fire', year: 1871 },
    record: 'ROCHE-1871/1',
  };
  const codes = new Map<string, Set<string>>();
  for (const { name, definition, text, isMutation } of browserOperations()) {
    if (isMutation) continue;
    const found = codes.set(name, codes.get(name) ?? new Set()).get(name);
    const isOfRecords = text.includes(': RecordSearchInput!');
    for (const { values } of guessVariables(schema, definition, asked).slice(0, 1)) {
      if (isOfRecords)
        Object.assign(values, { input: { filters: [{ fieldId: 'Place', values: ['Roche'] }] }, bounds: null });
      for (const { extensions } of (await site.ask(text, values, as)).errors ?? []) found?.add(String(extensions.code));
    }
  }
  return codes;
}

describe('while the search does not answer', () => {
  it('every question that needs it says so, and no other fails', async () => {
    const codes = await codesOfQueries();
    const withCode = (code: string) =>
      [...codes]
        .filter(([, found]) => found.has(code))
        .map(([name]) => name)
        .sort();
    expect(withCode('INTERNAL_SERVER_ERROR')).toEqual([]);
    expect(withCode('SEARCH_UNAVAILABLE')).toEqual([
      'ArticleFacets',
      'ArticleSearch',
      'ArticleSuggestions',
      'ArticleTotal',
      'Census1911Names',
      'MapPlaceRecords',
      'MapPlaces',
      'PersonalisedRecords',
      'PlaceNotes',
      'RecordFacets',
      'RecordSearch',
      'ResearchSources',
      'SearchesAround',
      'SuggestedSearches',
      'SummaryFacets',
      'SummaryTotal',
    ]);
  }, 60_000);

  it('the history of a house has all but its newspapers', async () => {
    const text = browserOperations().find(({ name }) => name === 'GetAddressProfile')?.text ?? '';
    const { data, errors } = await site.ask<{ getAddressProfile: AddressProfile }>(
      text,
      { address: { county: 'Roche, Cornwall', street: 'North Street', houseName: '3', postCode: null } },
      as,
    );
    expect(errors).toBeUndefined();
    const { content, geometry } = data?.getAddressProfile ?? {};
    expect(content).toMatchObject({
      pre: { records: [{ records: [{ recordId: 'ROCHE-1871/1' }] }], newspapers: null },
      during: { newspapers: null },
      post: { newspapers: null },
    });
    expect(geometry).toMatchObject({ latitude: expect.any(Number) as number });
  });

  it('no one is told that there are no records', async () => {
    expect(
      (await site.ask('query Site { site { recordCount } }')).errors?.map(({ extensions }) => extensions.code),
    ).toEqual(['SEARCH_UNAVAILABLE']);
  });

  it('records and articles still open', async () => {
    const operation = (wanted: string) => browserOperations().find(({ name }) => name === wanted)?.text ?? '';
    expect(await site.ask(operation('Transcript'), { id: 'ROCHE-1871/1' }, as)).toMatchObject({
      data: { record: { standing: 'FOUND' } },
    });
    expect((await site.ask(operation('ArticleText'), { id: articleId }, as)).errors).toBeUndefined();
  });

  it('programs that ask by HTTP get a 503 that says when to ask again', async () => {
    for (const address of [
      '/iiif/newspapers/search?q=fire',
      '/iiif/newspapers/autocomplete?q=fi',
      '/iiif/newspapers/title/the-times-of-roche/search?q=fire',
    ]) {
      const answer = await site.app.inject({ url: address, headers: { host: 'localhost:3000' } });
      expect([
        answer.statusCode,
        answer.headers['retry-after'],
        answer.json<{ error: { code: string } }>().error.code,
      ]).toEqual([503, '10', 'SEARCH_UNAVAILABLE']);
    }
    const page = await site.app.inject({
      url: '/iiif/newspapers/search?q=fire',
      headers: { host: 'localhost:3000', accept: 'text/html' },
    });
    expect([page.statusCode, page.body.includes('Search isn’t available at the moment')]).toEqual([503, true]);
  });
});
