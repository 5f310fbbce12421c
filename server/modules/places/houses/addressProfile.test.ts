import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import type { Article } from '#server/modules/kernel/graphql/types.generated.ts';
import type { AddressProfile } from '#server/modules/kernel/graphql/types.generated.ts';
import { createAddressStore } from '#server/modules/places/addresses/addressStore.ts';
import { createHouseholdStore } from '#server/modules/places/addresses/householdStore.ts';
import { readAddresses } from '#server/modules/places/addresses/reading/readAddresses.ts';
import {
  aRecord,
  aRecordSet,
  operationText,
  publishRecords,
  textOfAnswer,
} from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import type { ArticleQuestion } from './articleSource.ts';
import { readAddressProfile } from './readAddressProfile.ts';

const PROFILE = operationText('src/features/places/houses/houseHistory.graphql');
const MEMBER = { memberId: 7 };

const household = (key: string, year: number, fields: Record<string, string>) =>
  ['Head', 'Wife'].map((relationship, index) =>
    aRecord(
      `${key}/${index}`,
      {
        EventYear: String(year),
        Place: 'Roche, Cornwall',
        County: 'Cornwall',
        Street: 'North Street',
        FirstName: 'A',
        LastName: 'PINCH',
        RelationshipToHead: relationship,
        ...fields,
      },
      { groupKey: key, groupOrder: index + 1 },
    ),
  );

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  await publishRecords(site.db, aRecordSet({ id: 'ENG-1881', name: 'England 1881 Census' }), [
    ...household('a', 1881, { HouseNumber: '3' }),
    ...household('b', 1881, { HouseNumber: '12', HouseholdHeadLastName: 'HORE' }),
    ...household('c', 1881, { HouseNumber: '4', LastName: 'CANARY' }).map((record) => ({ ...record, isClosed: true })),
  ]);
  await publishRecords(
    site.db,
    aRecordSet({ id: 'ENG-1871', name: 'England 1871 Census' }),
    household('a', 1871, { HouseNumber: '3' }),
  );
  await publishRecords(
    site.db,
    aRecordSet({ id: 'R39', name: '1939 Register' }),
    household('a', 1939, { HouseNumber: '12' }),
  );
  await publishRecords(
    site.db,
    aRecordSet({ id: 'VOTERS', name: 'Voters 1880', type: 'TRANSCRIPTION', subcategory: 'electoral rolls' }),
    household('a', 1880, { HouseNumber: '12' }),
  );
  await readAddresses(site.db, loadGazetteer());
});
afterAll(() => site.close());

const ask = (address: object, as?: object) => site.ask<{ getAddressProfile: AddressProfile }>(PROFILE, { address }, as);
const profile = async (address: object) => {
  const { data, errors } = await ask(address, MEMBER);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.getAddressProfile;
};
const ADDRESS = { county: 'Roche, Cornwall, England', houseName: '12', postCode: 'PL26 8AA', street: 'North St' };

describe('GetAddressProfile', () => {
  it('API-003 ENT-002 answers with the address it was asked for', async () => {
    expect((await profile(ADDRESS)).address).toEqual(ADDRESS);
    expect((await profile({ county: 'Roche', houseName: null, postCode: null, street: null })).address).toEqual({
      county: 'Roche',
      houseName: null,
      postCode: null,
      street: null,
    });
  });

  it('ENT-004 ENT-006 has records and newspapers of three times', async () => {
    const { content } = await profile(ADDRESS);
    const none = { articles: [], moreArticlesPath: null, isOfArea: false };
    expect(content).toEqual({
      during: { records: expect.any(Array), newspapers: none },
      post: { newspapers: none },
      pre: { records: expect.any(Array), newspapers: none },
    });
    expect([content.during.records, content.pre.records].map((sets) => sets.map(({ name }) => name))).toEqual([
      ['R39'],
      ['England_1881gbc', 'England_1871gbc'],
    ]);
  });

  it('ENT-005 gives households by record set in the named fields, the house asked for first', async () => {
    const { content } = await profile(ADDRESS);
    const [set] = content.pre.records;
    expect(set?.records.map(({ recordId }) => recordId)).toEqual(['ENG-1881/b/0', 'ENG-1881/a/0']);
    expect(Object.fromEntries(set?.records[0]?.fields.map(({ fieldName, value }) => [fieldName, value]) ?? [])).toEqual(
      {
        HouseholdHeadLastName: 'HORE',
        HouseholdCount: '2',
        EventYear: '1881',
        BaseUppId: 'ENG-1881/b/0',
        AddressStreet: 'North Street',
        HouseNo: '12',
        BaseRecordMetadataId: 'England_1881gbc',
      },
    );
    expect(set?.moreRecordsPath).toBe(
      '/search/results?street=north+st&place=roche%2C+cornwall%2C+england&datasetname=england+1881+census',
    );
  });

  it('holds no closed records', async () => {
    expect(textOfAnswer(await profile({ ...ADDRESS, houseName: null }))).not.toContain('CANARY');
  });

  it('is for members', async () => {
    expect((await ask(ADDRESS)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each([
    [
      { county: 'Roche, Cornwall', postCode: null },
      { latitude: expect.closeTo(50.4, 0), longitude: expect.closeTo(-4.8, 0) },
    ],
    [
      { county: 'Leeds', postCode: null },
      { latitude: expect.closeTo(53.8, 0), longitude: expect.closeTo(-1.5, 0) },
    ],
    [
      { county: 'Nowhere at all', postCode: 'LS1 4DY' },
      { latitude: expect.closeTo(53.8, 0), longitude: expect.closeTo(-1.5, 0) },
    ],
    [{ county: 'Roche, Cornwall', postCode: 'ZZ9 9ZZ' }, null],
    [{ county: 'Nowhere at all', postCode: null }, null],
    [{ county: null, postCode: null }, null],
  ])('ENT-003 places %j at %j', async (address, geometry) => {
    expect((await profile({ street: null, houseName: null, ...address })).geometry).toEqual(geometry);
  });

  it('asks the newspapers about the street and place in the years of each time, and reports what they have', async () => {
    const asked: ArticleQuestion[] = [];
    const article = { articleId: 'a1' } as Article;
    const query = { houseNumber: '', street: 'North Street', location: 'Roche', postcode: '' };
    const { content } = await readAddressProfile(query, {
      addresses: createAddressStore(site),
      households: createHouseholdStore(site),
      sets: new Map(),
      gazetteer: loadGazetteer(),
      viewer: { memberId: 7, holdings: [] },
      articles: {
        articlesAbout: (question) => {
          asked.push(question);
          return Promise.resolve({
            articles: question.to === 1938 ? [article] : [],
            moreArticlesPath: '/search-newspapers/results',
            isOfArea: false,
          });
        },
      },
    });
    expect(asked.map(({ street, place, from, to, limit }) => [street, place, from, to, limit])).toEqual([
      ['North Street', 'Roche', 1939, 1945, 4],
      ['North Street', 'Roche', 1946, null, 4],
      ['North Street', 'Roche', null, 1938, 4],
    ]);
    expect(content.pre.newspapers?.articles).toEqual([article]);
  });
});
