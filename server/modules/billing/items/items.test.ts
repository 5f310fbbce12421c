import type { RecordFields } from '#domain/records/core/record.ts';
import { readViewer } from '#server/engines/identity/accounts/readViewer.ts';
import { ledgerBalance } from '#server/modules/billing/core/index.ts';
import { type BillingSite, startBillingSite } from '#test/support/server/billingSite.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';

let billing: BillingSite;
beforeAll(async () => {
  billing = await startBillingSite();
  const will = (key: string, fields: RecordFields, isClosed = false) =>
    aRecord(key, fields, { type: 'TRANSCRIPTION', isClosed });
  await publishRecords(
    billing.db,
    aRecordSet({ id: 'WILLS', name: 'Wills of Harrowmere', access: 'subscribers', type: 'TRANSCRIPTION' }),
    [
      will('1', { FirstName: 'Grace', LastName: 'Pinch', Occupation: 'Bonnet maker' }),
      will('2', { FirstName: 'Amos', LastName: 'Pinch', Occupation: 'Sexton' }),
      will('3', { FirstName: 'Zed', LastName: 'Living' }, true),
    ],
  );
});
afterAll(() => billing.close());

type Member = Awaited<ReturnType<BillingSite['member']>>;

const FIELDS =
  'preview { recordItem { type description } price { amount currency } netPrice { amount } discount { amount } couponDetails { amount label } plan { price } credits isBought }';
const QUERY = `query PpvPreview($recordId: ID!, $recordItemId: ID!) { previewPpvPurchase(recordId: $recordId, recordItemId: $recordItemId) { ${FIELDS} } }`;
const MUTATION = `mutation PreviewPpvPurchase($fulfillmentTypeKey: String!, $recordId: ID!) { previewPpvPurchase(fulfillmentTypeKey: $fulfillmentTypeKey, recordId: $recordId) { ${FIELDS} } }`;
const TRANSCRIPT =
  'query Transcript($id: ID!) { record(id: $id) { record { id access sections { fields { label value } } } } }';

const codes = (answer: { errors?: { extensions: Record<string, unknown> }[] }) =>
  answer.errors?.map(({ extensions }) => extensions.code);
const counts = () =>
  billing.db.one(
    '/* test.counts */ SELECT (SELECT count(*)::int FROM quote) AS quotes, (SELECT count(*)::int FROM checkout) AS checkouts, (SELECT count(*)::int FROM billing_account) AS accounts',
  );
/** The member as the site reads them now, with what they bought. */
const asRead = async (member: Member) => ({
  ...member,
  holdings: (await readViewer(billing.db, member.memberId, []))?.holdings ?? [],
});
const transcript = async (member: Member, id: string) =>
  JSON.stringify((await billing.site.ask(TRANSCRIPT, { id }, await asRead(member))).data);

describe('what a single record costs', () => {
  it('API-026 PPV-010 PPV-011 is answered to a query by record and item, in minor units', async () => {
    const member = await billing.member('asks');
    const answer = await billing.site.ask(
      QUERY,
      { recordId: 'WILLS/1', recordItemId: 'WILLS/1:TRANSCRIPTION' },
      member,
    );
    expect(answer.data).toEqual({
      previewPpvPurchase: {
        preview: {
          recordItem: { type: 'TRANSCRIPTION', description: 'Grace Pinch, Wills of Harrowmere' },
          price: { amount: 150, currency: 'GBP' },
          netPrice: { amount: 150 },
          discount: null,
          couponDetails: null,
          plan: { price: expect.any(Number) },
          credits: 5,
          isBought: false,
        },
      },
    });
  });

  it('API-031 is answered to a mutation by kind and record, which changes nothing however often it is asked', async () => {
    const member = await billing.member('asks-often');
    const before = await counts();
    const answers = await Promise.all(
      Array.from({ length: 3 }, () =>
        billing.site.ask(MUTATION, { fulfillmentTypeKey: 'IMAGE', recordId: 'WILLS/1' }, member),
      ),
    );
    expect(answers.map(({ data }) => data)).toEqual(
      Array.from({ length: 3 }, () => ({
        previewPpvPurchase: {
          preview: expect.objectContaining({
            recordItem: { type: 'IMAGE', description: 'Grace Pinch, Wills of Harrowmere' },
            price: { amount: 300, currency: 'GBP' },
          }),
        },
      })),
    );
    expect(await counts()).toEqual(before);
  });

  it.each([
    ['a closed record', 'WILLS/3'],
    ['no record', 'WILLS/99'],
    ['nonsense', "'; DROP TABLE"],
    ['NUL', 'WILLS/\0'],
    ['a long id', 'x'.repeat(5_000)],
  ])('is not answered for %s, all alike', async (_title, recordId) => {
    const member = await billing.member(`asks-${Math.random().toString(36).slice(2)}`);
    expect(codes(await billing.site.ask(QUERY, { recordId, recordItemId: recordId }, member))).toEqual(['NOT_FOUND']);
    expect(codes(await billing.site.ask(QUERY, { recordId, recordItemId: recordId }))).toEqual(['UNAUTHENTICATED']);
  });
});

describe('a bought record', () => {
  it('CORE-016 is paid, and opens for its buyer alone, and itself alone', async () => {
    const [member, other] = [await billing.member('buyer'), await billing.member('neighbour')];
    expect(await transcript(member, 'WILLS/1')).not.toContain('Bonnet maker');
    expect(
      (await billing.buy(member, 'item', { recordId: 'WILLS/1', recordItemId: 'WILLS/1:TRANSCRIPTION' })).state,
    ).toBe('DONE');
    expect(await transcript(member, 'WILLS/1')).toContain('Bonnet maker');
    expect(await transcript(member, 'WILLS/2')).not.toContain('Sexton');
    expect(await transcript(other, 'WILLS/1')).not.toContain('Bonnet maker');
    const { problems } = await billing.quote(member, 'item', {
      recordId: 'WILLS/1',
      recordItemId: 'WILLS/1:TRANSCRIPTION',
    });
    expect(problems).toEqual([expect.objectContaining({ code: 'ALREADY_BOUGHT' })]);
  });

  it('is led to one checkout from two tabs, and paid once', async () => {
    const member = await billing.member('two-tabs');
    const input = { recordId: 'WILLS/2', recordItemId: 'WILLS/2:TRANSCRIPTION' };
    const quotes = await Promise.all([billing.quote(member, 'item', input), billing.quote(member, 'item', input)]);
    const first = await billing.start(member, quotes[0].quote?.id ?? '');
    const second = await billing.start(member, quotes[1].quote?.id ?? '');
    expect(second.checkout?.id).toBe(first.checkout?.id);
  });
});

describe('credits', () => {
  const BUY =
    'mutation BuyItemWithCredits($recordId: ID!, $recordItemId: ID) { buyItemWithCredits(recordId: $recordId, recordItemId: $recordItemId) { left problem } }';
  const OWN = 'query Credits { credits { left packages { id credits price { amount currency } } } }';
  const PURCHASED = 'query PurchasedItems { purchasedItems { recordId type description credits price { amount } } }';

  it('are bought, spent once for a record, and earned as they are spent', async () => {
    const member = await billing.member('credits');
    const ask = async <Data>(query: string, variables: object = {}) =>
      (await billing.site.ask<Data>(query, variables, await asRead(member))).data;
    expect(await ask(BUY, { recordId: 'WILLS/1' })).toEqual({
      buyItemWithCredits: { left: null, problem: 'NOT_ENOUGH_CREDITS' },
    });
    expect((await billing.buy(member, 'credits', { creditPackageId: 'credits-10' })).state).toBe('DONE');
    expect(await ask(OWN)).toMatchObject({
      credits: {
        left: 10,
        packages: [
          { id: 'credits-10', credits: 10, price: { amount: 250, currency: 'GBP' } },
          { credits: 40 },
          { credits: 120 },
        ],
      },
    });
    const presses = await Promise.all(
      Array.from({ length: 5 }, () =>
        ask<{ buyItemWithCredits: { problem: string | null } }>(BUY, {
          recordId: 'WILLS/1',
          recordItemId: 'WILLS/1:TRANSCRIPTION',
        }),
      ),
    );
    expect(presses.map((press) => press?.buyItemWithCredits.problem).sort()).toEqual([
      'ALREADY_BOUGHT',
      'ALREADY_BOUGHT',
      'ALREADY_BOUGHT',
      'ALREADY_BOUGHT',
      null,
    ]);
    expect(await ask(OWN)).toMatchObject({ credits: { left: 5 } });
    expect(await transcript(member, 'WILLS/1')).toContain('Bonnet maker');
    expect(await ask(PURCHASED)).toEqual({
      purchasedItems: [
        {
          recordId: 'WILLS/1',
          type: 'TRANSCRIPTION',
          description: 'Grace Pinch, Wills of Harrowmere',
          credits: 5,
          price: null,
        },
      ],
    });
    expect(await ask(BUY, { recordId: 'WILLS/2', recordItemId: 'WILLS/2:TRANSCRIPTION' })).toEqual({
      buyItemWithCredits: { left: 0, problem: null },
    });
    // All ten are spent: what was paid for them is earned, and nothing is owed for them.
    expect(await ledgerBalance(billing.db, { kind: 'credits' }, 'GBP')).toBe(0);
  });

  it('of another member are not there', async () => {
    const other = await billing.member('no-credits');
    expect((await billing.site.ask(OWN, {}, other)).data).toMatchObject({ credits: { left: 0 } });
    expect((await billing.site.ask(PURCHASED, {}, other)).data).toEqual({ purchasedItems: [] });
    expect(codes(await billing.site.ask(OWN))).toEqual(['UNAUTHENTICATED']);
  });
});
