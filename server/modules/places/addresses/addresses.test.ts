import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import type {
  AddressHousehold,
  AddressRenumbering,
  AddressStreets,
} from '#server/modules/kernel/graphql/types.generated.ts';
import { closeRecord, reopenRecord } from '#server/modules/records/core/closedRecords.ts';
import { aRecord, aRecordSet, publishRecords, textOfAnswer } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { householdsOf } from './reading/addressBatch.ts';
import { finishReading, readRecords, storeHouseholds, unreadSets } from './reading/addressReadingStore.ts';
import { readAddresses } from './reading/readAddresses.ts';

const STREETS = `query Streets($input: AddressSearchInput!, $page: Int) { addressStreets(input: $input, page: $page) {
  total page pageSize streets { street house place addressCount householdCount firstYear lastYear otherNames } } }`;
const HOUSEHOLDS = `query Households($input: AddressSearchInput!, $page: Int) { addressHouseholds(input: $input, page: $page) {
  total page pageSize
  households { recordId year address place certainty reason head memberCount members { recordId name relationship age occupation } access recordSet { id name isSample } reference }
  renumberings { was is place year certainty source } } }`;
const MEMBER = { memberId: 7 };

/** The people of one household. */
const household = (key: string, year: number, where: Record<string, string>, ...people: string[]) =>
  people.map((name, index) => {
    const [first = '', last = ''] = name.split(' ');
    const fields = {
      EventType: 'Census',
      EventYear: String(year),
      CensusYear: String(year),
      Place: 'Roche, Cornwall',
      County: 'Cornwall',
      FirstName: first,
      LastName: last,
      RelationshipToHead: index === 0 ? 'Head' : 'Wife',
      Piece: 'RG 1',
      ...where,
    };
    return aRecord(`${key}/${index + 1}`, fields, { groupKey: key, groupOrder: index + 1 });
  });

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  await publishRecords(site.db, aRecordSet({ id: 'ROCHE-1861', name: 'Roche 1861' }), [
    ...household('a', 1861, { Address: 'North St' }, 'William PINCH', 'Jane PINCH'),
    ...household('b', 1861, { Address: 'Rose Cottage, North Street' }, 'Thomas HORE'),
    ...household('c', 1861, { Address: 'Gracca' }, 'Ann GUARD'),
    ...household('d', 1861, { Address: '3 Back Lane' }, 'Loveday GRIGG'),
    ...household('e', 1861, { Address: '-' }, 'No ADDRESS'),
  ]);
  await publishRecords(site.db, aRecordSet({ id: 'ROCHE-1881', name: 'Roche 1881', access: 'free' }), [
    ...household(
      'a',
      1881,
      { Street: 'North Street', HouseNumber: '12', HouseName: 'Rose Cottage' },
      'Thomas HORE',
      'Mary HORE',
    ),
    ...household('b', 1881, { Street: 'North Street', HouseNumber: '12A' }, 'Peter BEHIND'),
    ...household('c', 1881, { Street: 'North Street', HouseNumber: '13' }, 'Paul NEXT'),
    ...household('d', 1881, { Street: 'North Street', HouseNumber: '14' }, 'Zebedee CANARY').map((record) => ({
      ...record,
      isClosed: true,
    })),
    ...household(
      'e',
      1881,
      { Street: 'North Street', HouseNumber: '12', Place: 'Truro, Cornwall' },
      'Una ELSEWHERE',
      'Ned ELSEWHERE',
    ),
  ]);
  await publishRecords(
    site.db,
    aRecordSet({ id: 'BAPTISMS', name: 'Baptisms', type: 'TRANSCRIPTION', subcategory: 'parish baptisms' }),
    [
      aRecord('x', {
        FirstName: 'In',
        LastName: 'PASSING',
        Address: 'North Street',
        Place: 'Roche, Cornwall',
        EventYear: '1850',
      }),
    ],
  );
  await site.db.rows(
    `/* test.renumber */ INSERT INTO address_renumbering (place_key, county_key, place_name, from_street_key, from_street, from_number_key, to_street_key, to_street, to_number_key, year, certainty, source)
     VALUES ('roche', 'cornwall', 'Roche, Cornwall', 'back lane', 'Back Lane', '3', 'north street', 'North Street', '12', 1870, 'probable', 'Rate book 1870'),
            ('roche', 'cornwall', 'Roche, Cornwall', 'hog lane', 'Hog Lane', '', 'north street', 'North Street', '', 1800, 'certain', 'Tithe map')`,
  );
  await readAddresses(site.db, loadGazetteer());
});
afterAll(() => site.close());

const streets = async (input: object, as?: object, page?: number) => {
  const { data, errors } = await site.ask<{ addressStreets: AddressStreets }>(STREETS, { input, page }, as);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.addressStreets;
};
const households = async (input: object, as: object | null = MEMBER, page?: number) => {
  const { data, errors } = await site.ask<{
    addressHouseholds: {
      total: number;
      page: number;
      households: AddressHousehold[];
      renumberings: AddressRenumbering[];
    };
  }>(HOUSEHOLDS, { input, page }, as ?? undefined);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.addressHouseholds;
};
const failureText = (answer: { households: AddressHousehold[] }) =>
  answer.households.map(({ year, address, head, certainty }) => [year, address, head, certainty]);

describe('the streets of a place', () => {
  it('are listed by name for everyone, with what records say of them, spellings of one street as one', async () => {
    const { total, streets: listed } = await streets({ location: 'Roche, Cornwall, England' });
    expect(
      listed.map(({ street, house, householdCount, firstYear, lastYear }) => [
        street ?? house,
        householdCount,
        firstYear,
        lastYear,
      ]),
    ).toEqual([
      ['Back Lane', 1, 1861, 1861],
      ['Gracca', 1, 1861, 1861],
      [expect.stringMatching(/^North St/), 5, 1861, 1881],
    ]);
    expect(listed[2]).toMatchObject({ house: null, otherNames: ['Hog Lane (until 1800)'] });
    expect(total).toBe(3);
  });

  it.each([
    [{ location: 'Roche', street: 'nor' }, ['north street']],
    [{ location: 'Roche', street: 'Hog La' }, ['north street']],
    [{ location: 'Cornwall', street: 'North St' }, ['north street', 'north street']],
    [{ street: 'North Street' }, ['north street', 'north street']],
    [{ location: 'Roche', houseNumber: 'Rose Cott' }, ['north street', 'north street']],
    [{ location: 'Roche', street: '100%' }, []],
    [{ location: 'Leeds' }, []],
    [{ location: 'Roche, Yorkshire' }, []],
    [{ postcode: 'TR1 1AA' }, ['north street']],
    [{}, []],
  ])('for %j are %j', async (input, expected) => {
    const { streets: listed } = await streets(input);
    expect(
      [
        ...new Set(
          listed.map(({ street, place }) => `${(street ?? '').toLowerCase().replace(/st$/u, 'street')} ${place}`),
        ),
      ].map((each) => each.replace(/ (?:Roche|Truro), Cornwall$/u, '')),
    ).toEqual(expected.slice(0, new Set(listed.map(({ place }) => place)).size));
  });

  it('have no page beyond the last', async () => {
    expect(await streets({ location: 'Roche' }, undefined, 9)).toMatchObject({ page: 9, streets: [] });
  });
});

describe('the households at an address', () => {
  it('are listed by year with their certainty, under earlier numbers and names too', async () => {
    const answer = await households({ location: 'Roche', street: 'North St', houseNumber: '12' });
    expect(failureText(answer)).toEqual([
      [1861, '3 Back Lane', 'Loveday GRIGG', 'PROBABLE'],
      [1861, 'Rose Cottage, North Street', 'Thomas HORE', 'PROBABLE'],
      [1861, expect.stringMatching(/^North St/), 'William PINCH', 'POSSIBLE'],
      [1881, 'Rose Cottage, 12 North Street', 'Thomas HORE', 'CERTAIN'],
      [1881, '12A North Street', 'Peter BEHIND', 'POSSIBLE'],
    ]);
    expect(answer.households[0]?.reason).toBe(
      'Probable: the record gives 3 Back Lane, which was the same house until 1870.',
    );
    expect(answer.renumberings).toEqual([
      {
        was: '3 Back Lane',
        is: '12 North Street',
        place: 'Roche, Cornwall',
        year: 1870,
        certainty: 'PROBABLE',
        source: 'Rate book 1870',
      },
      {
        was: 'Hog Lane',
        is: 'North Street',
        place: 'Roche, Cornwall',
        year: 1800,
        certainty: 'CERTAIN',
        source: 'Tithe map',
      },
    ]);
  });

  it('name everyone in them, their sources and the way to their records', async () => {
    const { households: found } = await households({ location: 'Roche', street: 'North Street', houseNumber: '12' });
    expect(found.find(({ year }) => year === 1881)).toMatchObject({
      recordId: 'ROCHE-1881/a/1',
      memberCount: 2,
      members: [
        { recordId: 'ROCHE-1881/a/1', name: 'Thomas HORE', relationship: 'Head' },
        { recordId: 'ROCHE-1881/a/2', name: 'Mary HORE', relationship: 'Wife' },
      ],
      recordSet: { id: 'ROCHE-1881', name: 'Roche 1881', isSample: false },
      reference: 'RG 1',
    });
  });

  it('show a visitor the head and the date for a set for members, and everything for a free set', async () => {
    const { households: found } = await households({ location: 'Roche', street: 'North Street' }, null);
    expect(found.find(({ head }) => head === 'William PINCH')).toMatchObject({
      access: 'SUMMARY',
      address: null,
      members: null,
      reference: null,
      memberCount: 2,
    });
    expect(textOfAnswer(found)).not.toContain('Jane PINCH');
    expect(textOfAnswer(found)).toContain('Mary HORE');
    // The record gives this house a name that was not asked for.
    const { households: near } = await households(
      { location: 'Roche', street: 'North Street', houseNumber: '12' },
      null,
    );
    expect(near.find(({ year, access }) => year === 1861 && access === 'SUMMARY')).toMatchObject({ address: null });
    expect(textOfAnswer(near.filter(({ access }) => access === 'SUMMARY'))).not.toContain('Rose Cottage');
  });

  it('never hold closed records, nor what a newer generation has closed', async () => {
    expect(
      textOfAnswer([
        await households({ location: 'Roche', street: 'North Street' }),
        await streets({ location: 'Roche' }),
      ]),
    ).not.toContain('CANARY');
    await site.db.rows(`/* test.close */ UPDATE record SET is_closed = true WHERE id = 'ROCHE-1881/c/1'`);
    expect(
      textOfAnswer(await households({ location: 'Roche', street: 'North Street', houseNumber: '13' })),
    ).not.toContain('NEXT');
    await site.db.rows(`/* test.open */ UPDATE record SET is_closed = false WHERE id = 'ROCHE-1881/c/1'`);
  });

  it('are counted without a household that is closed, as soon as it is', async () => {
    const counts = async (location: string) => [
      (await streets({ location, street: 'North Street' })).streets[0]?.householdCount,
      (await households({ location, street: 'North Street' })).total,
    ];
    expect([await counts('Roche'), await counts('Truro')]).toEqual([
      [5, 5],
      [1, 1],
    ]);
    await closeRecord(site.db, 'ROCHE-1881/c/1');
    await closeRecord(site.db, 'ROCHE-1881/e/1');
    expect([await counts('Roche'), await counts('Truro')]).toEqual([
      [4, 4],
      [1, 1],
    ]);
    expect((await households({ location: 'Truro', street: 'North Street' })).households[0]).toMatchObject({
      recordId: 'ROCHE-1881/e/2',
      memberCount: 1,
    });
    await closeRecord(site.db, 'ROCHE-1881/e/2');
    expect((await streets({ location: 'Truro' })).total).toBe(0);
  });

  it('are counted again once a household is opened again', async () => {
    expect(await reopenRecord(site.db, 'ROCHE-1881/e/2')).toBe(true);
    expect((await households({ location: 'Truro', street: 'North Street' })).households[0]).toMatchObject({
      recordId: 'ROCHE-1881/e/2',
      memberCount: 1,
    });
    await closeRecord(site.db, 'ROCHE-1881/e/2');
    expect(await reopenRecord(site.db, 'ROCHE-1881/d/1')).toBe(false);
    expect((await streets({ location: 'Truro' })).total).toBe(0);
  });

  it.each([
    [{ location: 'Roche', houseNumber: 'Gracca' }, ['Ann GUARD']],
    [{ location: 'Truro', street: 'North Street' }, []],
    [{ location: 'Roche', street: 'Nowhere Street' }, []],
    [{ location: 'Roche' }, []],
    [{}, []],
  ])('of %j are those of %j', async (input, heads) => {
    expect((await households(input)).households.map(({ head }) => head)).toEqual(heads);
  });

  it('come a page at a time', async () => {
    expect(await households({ location: 'Roche', street: 'North Street' }, MEMBER, 2)).toMatchObject({
      total: 4,
      page: 2,
      households: [],
    });
  });
});

it('counts every question towards what its asker may search, and bounds those of one request', async () => {
  const asked = (count: number) =>
    `query Many($input: AddressSearchInput!) { ${Array.from({ length: count }, (_, at) => `a${at}: addressStreets(input: $input) { total }`).join(' ')} }`;
  const small = await startTestApp({ db: site.db, settings: { trustedProxies: ['127.0.0.1'], searchLimit: 6 } });
  const codes = async (count: number, as?: object) =>
    (
      await small.ask(asked(count), { input: { location: 'Roche' } }, as, { 'x-forwarded-for': '192.0.2.7' })
    ).errors?.map(({ extensions }) => extensions.code);
  expect([await codes(6), await codes(1)]).toEqual([undefined, ['RATE_LIMITED']]);
  expect(await codes(7, MEMBER)).toEqual(['QUERY_TOO_COSTLY']);
  await small.app.close();
});

describe('reading addresses', () => {
  it('has nothing to do twice', async () => {
    expect(await readAddresses(site.db, loadGazetteer())).toBeNull();
  });

  it('replaces those of a set that is published again, and forgets addresses without people', async () => {
    await site.db.rows(`/* test.again */ UPDATE record_set SET live_generation = 2 WHERE id = 'ROCHE-1861'`);
    await site.db.rows(
      `/* test.move */ UPDATE record SET generation = 2, fields = fields || '{"Address": "Moor Lane"}' WHERE record_set_id = 'ROCHE-1861'`,
    );
    expect(await readAddresses(site.db, loadGazetteer())).toBe(5);
    expect((await streets({ location: 'Roche' })).streets.map(({ street }) => street)).toEqual([
      'Moor Lane',
      'North Street',
    ]);
    expect(
      (
        await site.db.rows<{ names: string[] }>(
          `/* test.names */ SELECT names FROM address WHERE street_key IN ('back lane', '')`,
        )
      ).length,
    ).toBe(0);
  });

  it('leaves nothing of a set that was withdrawn while it was read', async () => {
    const kept = (table: string) =>
      site.db.rows(`/* test.kept-${table} */ SELECT FROM ${table} WHERE record_set_id = 'ROCHE-1881'`);
    await site.db.rows(`/* test.unread */ DELETE FROM address_reading WHERE record_set_id = 'ROCHE-1881'`);
    const [set] = await unreadSets(site.db);
    if (!set) throw new Error('Every set is read.');
    await storeHouseholds(site.db, set, householdsOf(await readRecords(site.db, set, 0, 100), loadGazetteer()));
    expect((await kept('address_household')).length).toBeGreaterThan(0);
    await site.db.rows(
      `/* test.withdraw */ UPDATE record_set SET withdrawn_generation = live_generation, withdrawn_at = now(), withdrawn_reason = 'A test.', live_generation = NULL WHERE id = 'ROCHE-1881'`,
    );
    await finishReading(site.db, set, 1);
    expect([await kept('address_reading'), await kept('address_household')]).toEqual([[], []]);
  });
});
