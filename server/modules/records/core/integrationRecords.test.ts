import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  const births = {
    ...aRecordSet(),
    id: 'WEX-BIRTHS',
    name: 'Wexcombe births',
    subcategory: 'civil births',
    access: 'members' as const,
  };
  await publishRecords(site.db, births, [
    aRecord('1', {
      FirstName: 'Ann',
      LastName: 'LEE',
      MothersMaidenName: 'Pascoe',
      YearOfBirth: '1881',
      EventYear: '1881',
      County: 'Cornwall',
    }),
    aRecord('2', { FirstName: 'Tom' }, { isClosed: true }),
  ]);
});
afterAll(() => site.close());

const get = async (id: string) => {
  const { statusCode, body } = await site.app.inject({
    url: `/api/integration-records/${encodeURIComponent(id)}?pageSize=1`,
    headers: { host: 'localhost:3000' },
  });
  return { statusCode, body: JSON.parse(body) as unknown };
};

describe('the integration record service', () => {
  it('gives a visitor the summary of a members’ record and no more', async () => {
    expect(await get('WEX-BIRTHS/1')).toEqual({
      statusCode: 200,
      body: {
        d: {
          results: [
            {
              Id: 'WEX-BIRTHS/1',
              DatasetName: 'Wexcombe births',
              RecordMetadataId: 'bmd_births',
              Forenames: 'Ann',
              Surname: 'LEE',
              MothersMaidenName: '',
              YearOfBirth: '1881',
              Country: '',
              EventYear: '1881',
              District: '',
              County: ['Cornwall'],
              Media: [],
            },
          ],
        },
      },
    });
  });

  it.each(['WEX-BIRTHS/2', 'WEX-BIRTHS/3', '\0', 'x'.repeat(400)])(
    'has no results for a record that is closed or not there (%#)',
    async (id) => {
      expect(await get(id)).toEqual({ statusCode: 200, body: { d: { results: [] } } });
    },
  );
});
