import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { aRecord, aRecordSet, publishRecords, textOfAnswer } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const COMPARE = `query Compare($ids: [ID!]!) { recordsToCompare(ids: $ids) { standing record { id name access sections { fields { fieldId value } } source { archiveReference } } } }`;
const MEMBER = { memberId: 7, grants: defaultGrants('member') };

interface Compared {
  recordsToCompare: { standing: string; record: null | { id: string; access: string } }[];
}

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  const fields = { EventType: 'Census', EventYear: '1871', Occupation: 'Clay Labourer' };
  await publishRecords(site.db, aRecordSet(), [
    aRecord('1', { ...fields, FirstName: 'William', LastName: 'PINCH' }),
    aRecord('2', { ...fields, FirstName: 'Jane', LastName: 'PINCH' }),
    aRecord('3', { ...fields, FirstName: 'Zebedee', LastName: 'CANARY' }, { isClosed: true }),
    ...['4', '5', '6'].map((key) => aRecord(key, { ...fields, FirstName: `N${key}` })),
  ]);
});
afterAll(() => site.close());

const compare = async (keys: string[], as?: object) => (await site.ask<Compared>(COMPARE, { ids: keys.map((key) => `ROCHE-1871/${key}`) }, as)).data?.recordsToCompare;

describe('recordsToCompare', () => {
  it('answers in the order asked, each record once, the first four', async () => {
    expect((await compare(['2', '1', '2', '4', '5', '6'], MEMBER))?.map(({ record }) => record?.id)).toEqual(['ROCHE-1871/2', 'ROCHE-1871/1', 'ROCHE-1871/4', 'ROCHE-1871/5']);
  });

  it('shows a visitor of each record what its own transcript would', async () => {
    const answer = await compare(['1', '2']);
    expect(answer?.map(({ record }) => record?.access)).toEqual(['SUMMARY', 'SUMMARY']);
    expect(textOfAnswer(answer)).not.toMatch(/Clay/);
    expect(textOfAnswer(await compare(['1'], MEMBER))).toMatch(/Clay Labourer/);
  });

  it('tells closed and missing records apart and says nothing else of them', async () => {
    expect(await compare(['3', '99'], { ...MEMBER, isInternal: true })).toEqual([
      { standing: 'CLOSED', record: null },
      { standing: 'MISSING', record: null },
    ]);
  });
});
