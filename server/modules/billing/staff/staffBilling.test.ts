import { randomUUID } from 'node:crypto';

import { formatMoney } from '#domain/billing/core/money.ts';
import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { STAFF_DUTIES } from '#domain/kernel/grants/staffDuties.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { accountOf, ledgerBalance } from '#server/modules/billing/core/index.ts';
import { giftsOf } from '#server/modules/billing/purchases/index.ts';
import { checkBilling } from '#server/modules/billing/subscription/index.ts';
import { decideRequest } from '#server/modules/staff/duties/index.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { type BillingSite, startBillingSite } from '#test/support/server/billingSite.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';

import { giftRequest } from './giveAsStaff.ts';
import { refundRequest } from './refundAsStaff.ts';
import type { StaffBillingDeps } from './staffAct.ts';

type Member = Partial<Viewer> & { memberId: number };
interface Answer {
  isDone: boolean;
  requestId: string | null;
  problems: { field: string; code: string }[];
}

const ANSWER = 'isDone requestId problems { field code }';
const FIND = 'query Find($clue: String!) { findBillingAccounts(clue: $clue) { accountId memberId name email } }';
const SHEET = `query Sheet($id: ID!) { staffBillingAccount(id: $id) { id memberId email now owed { amount currency } creditsLeft subscriptions { id phase plan periodEnd } payments { id state amount { amount currency } refunded { amount } refundable { amount } invoiceNumber processorId }
  invoices { id kind number state href } ledger { cause amount { amount } balance { amount } against } gifts { id state } voucherUses { organisation } purchases { recordId } notices { id } differences { id proposal } disputes { id state } acts { kind reason quantity amount { amount } } } }`;
const REFUND = `mutation Refund($input: StaffRefundInput!, $because: StaffBecauseInput!) { refundAsStaff(input: $input, because: $because) { ${ANSWER} } }`;
const DAYS = `mutation Days($id: ID!, $days: Int!, $because: StaffBecauseInput!) { giveSubscriptionDays(accountId: $id, days: $days, because: $because) { ${ANSWER} } }`;
const CREDITS = `mutation Credits($id: ID!, $credits: Int!, $because: StaffBecauseInput!) { giveItemCredits(accountId: $id, credits: $credits, because: $because) { ${ANSWER} } }`;
const VOID = `mutation Void($id: ID!, $because: StaffBecauseInput!) { voidInvoiceAsStaff(invoiceId: $id, because: $because) { ${ANSWER} } }`;
const RESEND = `mutation Resend($invoiceId: ID, $giftId: ID, $note: String!) { resendBillingMail(invoiceId: $invoiceId, giftId: $giftId, note: $note) { ${ANSWER} } }`;
const REPLAY = `mutation Replay($processor: String!, $id: ID!, $note: String!) { replayProcessorNotice(processor: $processor, id: $id, note: $note) { ${ANSWER} } }`;
const SETTLE = `mutation Settle($id: ID!, $note: String!) { settleBillingDifference(id: $id, note: $note) { ${ANSWER} } }`;
const CLOCK = `mutation Clock($id: ID!, $to: String!) { advanceAccountClock(accountId: $id, to: $to) { ${ANSWER} } }`;
const DESK =
  'query Desk { billingDesk { refundLimit hasClocks differences { id accountId } disputes { id } notices { id } } }';

const settings = readSettings({});

let billing: BillingSite;
let [ann, bob]: Member[] = [];
const staffMember = async (name: string): Promise<Member> => {
  const made = await createMember(billing.db, {
    email: `${name}@muniment.test`,
    firstName: name,
    lastName: 'Staff',
    passwordHash: 'x',
    kind: 'internal',
  });
  return { memberId: made?.id ?? 0, isInternal: true };
};
beforeAll(async () => {
  billing = await startBillingSite();
  [ann, bob] = [await staffMember('ann'), await staffMember('bob')];
}, 120_000);
afterEach(async () => expect(await checkBilling(billing.db)).toEqual([]));
afterAll(() => billing?.close());

const because = (reason = 'our-fault', note = 'asked by phone', key: string = randomUUID()) => ({ reason, note, key });
async function ask<Data = Answer>(
  query: string,
  variables: object,
  as: Partial<Viewer> | undefined = ann,
): Promise<Data> {
  const { data, errors } = await billing.site.ask<Record<string, Data>>(query, variables, as);
  if (errors || !data) throw new Error(String(errors?.[0]?.extensions.code));
  return Object.values(data)[0] as Data;
}
async function paid(
  name: string,
  months = 1,
): Promise<{ member: Member; accountId: string; payment: string; amount: number }> {
  const member = await billing.member(name);
  await billing.buy(member, 'subscribe', { priceId: await billing.priceOf('everything', months) });
  const account = await accountOf(billing.db, member.memberId);
  const row = await billing.db.one<{ id: string; amount: number }>(
    '/* test.payment */ SELECT id, amount FROM payment WHERE billing_account_id = $1',
    [account.id],
  );
  return { member, accountId: String(account.id), payment: row?.id ?? '', amount: row?.amount ?? 0 };
}
const refund = (payment: string, amount: string, more: object = {}, as = ann, why = because()) =>
  ask(
    REFUND,
    {
      input: { paymentId: payment, amount, currency: 'GBP', refundedBefore: 0, endsSubscription: false, ...more },
      because: why,
    },
    as,
  );
const acts = (memberId: number) =>
  billing.db.rows<{ what: string; staffId: number }>(
    '/* test.acts */ SELECT what, staff_id AS "staffId", reason, after FROM staff_act WHERE member_id = $1 AND what NOT LIKE \'member-%\' ORDER BY id',
    [memberId],
  );
const refunds = async (payment: string) =>
  billing.db.rows<{ amount: number; state: string }>(
    '/* test.refunds */ SELECT amount, state FROM refund WHERE payment_id = $1 ORDER BY created_at',
    [payment],
  );
const kindsOf = (deps: StaffBillingDeps) => [refundRequest(deps), giftRequest(deps)];
const approve = (requestId: string | null, as: Member | undefined) =>
  decideRequest(
    {
      db: billing.db,
      staffRequestKinds: kindsOf({
        payments: billing.payments,
        gifts: giftsOf(billing.payments, settings),
        refundLimit: 5000,
        dayLimit: 20_000,
      }),
      log: silentLog,
    },
    { requestId: Number(requestId), staffId: as?.memberId ?? 0, duties: STAFF_DUTIES, isApproved: true },
  ).then(
    () => 'done',
    (error: { extensions?: { code?: string } }) => error.extensions?.code,
  );

describe('an account', () => {
  it('is found by exact clues alone, and looking is written down', async () => {
    const { member, accountId, payment } = await paid('found');
    const row = await billing.db.one<{ number: string }>(
      '/* test.number */ SELECT number FROM invoice WHERE billing_account_id = $1',
      [accountId],
    );
    const wanted = [{ accountId, memberId: String(member.memberId), email: 'found@example.com', name: 'found Hext' }];
    for (const clue of ['FOUND@example.com', String(member.memberId), row?.number.toLowerCase() ?? '', payment])
      expect(await ask(FIND, { clue })).toEqual(wanted);
    for (const clue of ['found', '', '%', 'found@example', "' OR 1=1", '０'])
      expect(await ask(FIND, { clue })).toEqual([]);
    await ask(SHEET, { id: accountId });
    const looked = await billing.db.rows(
      '/* test.looked */ SELECT what FROM staff_act WHERE member_id = $1 AND staff_id = $2 ORDER BY id',
      [member.memberId, ann?.memberId],
    );
    expect(looked.map((act) => (act as { what: string }).what)).toEqual([
      ...Array.from({ length: 4 }, () => 'member-searched'),
      'member-viewed',
    ]);
  }, 60_000);

  it('shows payments, invoices as PDF, the books with a running balance, and what runs', async () => {
    const { accountId, payment } = await paid('shown', 12);
    const sheet = await ask<Record<string, never[]> & { owed: object; invoices: { href: string }[] }>(SHEET, {
      id: accountId,
    });
    expect(sheet).toMatchObject({
      owed: { amount: 0, currency: 'GBP' },
      payments: [
        {
          id: payment,
          state: 'SUCCEEDED',
          amount: { amount: 11_999 },
          refundable: { amount: 11_999 },
          processorId: expect.stringMatching(/^pi_/u),
        },
      ],
      ledger: [
        { cause: 'payment', amount: { amount: -11_999 }, balance: { amount: 0 }, against: ['clearing'] },
        { cause: 'invoice', amount: { amount: 11_999 }, balance: { amount: 11_999 }, against: ['deferred', 'tax'] },
      ],
      subscriptions: [{ phase: 'ACTIVE', plan: expect.stringContaining('12 months') }],
    });
    const href = sheet.invoices[0]?.href ?? '';
    const file = await billing.site.app.inject({ url: href, headers: billing.site.headersOf(ann ?? {}) });
    expect([file.statusCode, file.headers['content-type'], file.rawPayload.subarray(0, 4).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF',
    ]);
    for (const as of [undefined, { memberId: 1 }, { ...ann, duties: ['support'] as const }])
      expect(
        (await billing.site.app.inject({ url: href, headers: as ? billing.site.headersOf(as) : {} })).statusCode,
      ).toBe(404);
  }, 60_000);

  it('is null where there is none', async () => {
    for (const id of ['999999', 'x', '-1']) expect(await ask(SHEET, { id })).toBeNull();
  });
});

describe('a refund', () => {
  it('of a small amount is made at once: money, credit note, books, audit, and the member reads it', async () => {
    const { member, accountId, payment } = await paid('small');
    expect(await refund(payment, '5.00')).toEqual({ isDone: true, requestId: null, problems: [] });
    expect(await refunds(payment)).toEqual([{ amount: 500, state: 'SUCCEEDED' }]);
    expect(await acts(member.memberId)).toMatchObject([
      {
        what: 'refund-made',
        staffId: ann?.memberId,
        reason: 'asked by phone',
        after: { amount: 500, currency: 'GBP', payment },
      },
    ]);
    expect(
      await ask('query Own { billingActs { kind reason amount { amount currency } subject } }', {}, member),
    ).toEqual([
      {
        kind: 'refund',
        reason: 'Something went wrong on our side.',
        amount: { amount: 500, currency: 'GBP' },
        subject: expect.stringMatching(/^INV-/u),
      },
    ]);
    expect(await ledgerBalance(billing.db, { kind: 'receivable', billingAccountId: Number(accountId) }, 'GBP')).toBe(0);
    const lines = await billing.db.rows(
      "/* test.noteLines */ SELECT l.description FROM invoice i JOIN invoice_line l ON l.invoice_id = i.id WHERE i.billing_account_id = $1 AND i.kind = 'CREDIT_NOTE'",
      [accountId],
    );
    expect(lines).toEqual([{ description: 'Refund. Something went wrong on our side.' }]);
  }, 60_000);

  it.each([
    ['-5', 'GBP', 'amount', 'AMOUNT_NOT_POSITIVE'],
    ['0', 'GBP', 'amount', 'AMOUNT_NOT_POSITIVE'],
    ['100000000000000000000', 'GBP', 'amount', 'AMOUNT_TOO_MUCH'],
    ['１２', 'GBP', 'amount', 'AMOUNT_FORMAT'],
    ['5.00', 'EUR', 'currency', 'CURRENCY_OTHER'],
    ['13.00', 'GBP', 'amount', 'TOO_MUCH'],
  ])(
    'of %s %s is refused at %s with %s',
    async (amount, currency, field, code) => {
      const { payment } = await paid(`refused-${code.toLowerCase()}-${amount.length}-${currency}`);
      expect(await refund(payment, amount, { currency })).toMatchObject({ isDone: false, problems: [{ field, code }] });
      expect(await refunds(payment)).toEqual([]);
    },
    60_000,
  );

  it('wants a reason that the member can read, a note, and a payment that is there', async () => {
    const { payment } = await paid('reasons');
    for (const [why, field] of [
      [because('because'), 'reason'],
      [because('goodwill', '  '), 'note'],
      [because('goodwill', 'x'.repeat(501)), 'note'],
      [because('goodwill', 'x', 'no'), 'key'],
    ] as const)
      expect(await refund(payment, '1', {}, ann, why)).toMatchObject({ isDone: false, problems: [{ field }] });
    for (const id of [randomUUID(), 'x'])
      expect(await refund(id, '1')).toMatchObject({ problems: [{ code: 'NO_SUCH_PAYMENT' }] });
  }, 60_000);

  it('of credits ends what they paid for where it says so, and the books follow', async () => {
    const member = await billing.member('credits-back');
    await billing.buy(member, 'credits', { creditPackageId: 'credits-10' });
    const account = await accountOf(billing.db, member.memberId);
    const row = await billing.db.one<{ id: string; amount: number }>(
      '/* test.payment */ SELECT id, amount FROM payment WHERE billing_account_id = $1',
      [account.id],
    );
    const amount = row?.amount ?? 0;
    const part = 200;
    expect(await refund(row?.id ?? '', formatMoney({ amount: part, currency: 'GBP' }).slice(1))).toMatchObject({
      isDone: true,
    });
    expect(await ask('query Credits { credits { left } }', {}, member)).toEqual({ left: 10 });
    expect(
      await refund(
        row?.id ?? '',
        formatMoney({ amount: amount - part, currency: 'GBP' }).slice(1),
        { refundedBefore: part, endsSubscription: true },
        ann,
        because('goodwill', 'asked again', 'the-second-refund'),
      ),
    ).toMatchObject({ isDone: true });
    expect(await ask('query Credits { credits { left } }', {}, member)).toEqual({ left: 0 });
    expect(await ledgerBalance(billing.db, { kind: 'credits' }, 'GBP')).toBe(0);
  }, 60_000);

  it('by two at once is made once: the second is told that it was refunded already', async () => {
    const { payment } = await paid('two');
    const answers = await Promise.all([refund(payment, '5.00', {}, ann), refund(payment, '5.00', {}, bob)]);
    expect(answers.map(({ isDone }) => isDone).toSorted()).toEqual([false, true]);
    expect(answers.find(({ isDone }) => !isDone)?.problems).toMatchObject([{ code: 'ALREADY_REFUNDED' }]);
    expect(await refunds(payment)).toHaveLength(1);
  }, 60_000);

  it('that is pressed twice is made once', async () => {
    const { payment } = await paid('pressed');
    const why = because();
    expect(
      await Promise.all([refund(payment, '5.00', {}, ann, why), refund(payment, '5.00', {}, ann, why)]),
    ).toMatchObject([{ isDone: true }, { isDone: true }]);
    expect(await refunds(payment)).toHaveLength(1);
  }, 60_000);

  it('above the limit waits for a second person, who is another; then it is made once', async () => {
    const { member, payment } = await paid('large', 12);
    const why = because();
    const asked = await refund(payment, '60.00', { endsSubscription: true }, ann, why);
    expect(asked).toMatchObject({ isDone: false, requestId: expect.any(String), problems: [] });
    expect((await refund(payment, '60.00', { endsSubscription: true }, ann, why)).requestId).toBe(asked.requestId);
    expect(await refunds(payment)).toEqual([]);
    expect(await approve(asked.requestId, ann)).toBe('CONFLICT');
    expect(await Promise.all([approve(asked.requestId, bob), approve(asked.requestId, bob)])).toContain('done');
    expect(await refunds(payment)).toEqual([{ amount: 6000, state: 'SUCCEEDED' }]);
    expect((await acts(member.memberId)).map(({ what }) => what)).toEqual([
      'second-person-asked',
      'request-approved',
      'refund-made',
    ]);
    const subscription = await billing.db.one<{ isOpen: boolean }>(
      '/* test.isOpen */ SELECT expires_at > now() AS "isOpen" FROM subscription WHERE member_id = $1',
      [member.memberId],
    );
    expect(subscription?.isOpen).toBe(false);
  }, 60_000);

  it('in small deps counts as one: above the limit together it waits', async () => {
    const { payment } = await paid('parts', 12);
    expect(await refund(payment, '49.99')).toMatchObject({ isDone: true });
    expect(await refund(payment, '0.02', { refundedBefore: 4999 })).toMatchObject({
      isDone: false,
      requestId: expect.any(String),
    });
  }, 60_000);

  it('that was asked of a second person is not made when another was made meanwhile', async () => {
    const { payment } = await paid('meanwhile', 12);
    const { requestId } = await refund(payment, '100.00');
    expect(await refund(payment, '20.00', {}, bob)).toMatchObject({ isDone: true });
    expect(await approve(requestId, bob)).toBe('CONFLICT');
    expect(await refunds(payment)).toHaveLength(1);
  }, 60_000);

  it('is not made of one’s own account', async () => {
    const { member, payment, accountId } = await paid('own');
    const own = { ...member, isInternal: true };
    expect(await refund(payment, '1', {}, own)).toMatchObject({ problems: [{ code: 'OWN_ACCOUNT' }] });
    for (const [query, variables] of [
      [DAYS, { days: 1 }],
      [CREDITS, { credits: 1 }],
    ] as const)
      expect(await ask(query, { id: accountId, ...variables, because: because() }, own)).toMatchObject({
        problems: [{ code: 'OWN_ACCOUNT' }],
      });
  }, 60_000);
});

describe('days and credits', () => {
  it('are added to what runs, once for a form, and the member reads it', async () => {
    const { member, accountId } = await paid('days');
    const end = async () =>
      (await ask<{ subscriptions: { periodEnd: string }[] }>(SHEET, { id: accountId })).subscriptions[0]?.periodEnd ??
      '';
    const before = await end();
    const why = because('goodwill');
    for (let press = 0; press < 2; press += 1)
      expect(await ask(DAYS, { id: accountId, days: 14, because: why })).toMatchObject({ isDone: true });
    expect(Math.round((Date.parse(await end()) - Date.parse(before)) / 86_400_000)).toBe(14);
    expect(await ask(CREDITS, { id: accountId, credits: 10, because: because('goodwill') })).toMatchObject({
      isDone: true,
    });
    expect(await ask<{ creditsLeft: number; acts: object[] }>(SHEET, { id: accountId })).toMatchObject({
      creditsLeft: 10,
      acts: [
        { kind: 'credits', quantity: 10 },
        { kind: 'days', quantity: 14, reason: 'A gesture of goodwill.' },
      ],
    });
    expect((await acts(member.memberId)).map(({ what }) => what)).toEqual(['days-given', 'credit-given']);
  }, 60_000);

  it.each([[0], [-1], [367], [2_147_000_000]])(
    'are refused when they are %d',
    async (days) => {
      const { accountId } = await paid(`days-${days}`);
      expect(await ask(DAYS, { id: accountId, days, because: because() })).toMatchObject({
        problems: [{ field: 'days', code: 'OUT_OF_RANGE' }],
      });
      expect(
        await ask(CREDITS, { id: accountId, credits: days > 0 ? days + 1_000 : days, because: because() }),
      ).toMatchObject({ problems: [{ field: 'credits', code: 'OUT_OF_RANGE' }] });
    },
    60_000,
  );

  it('are not given to who never subscribed, or is gone; nothing is left behind', async () => {
    const { id } = await accountOf(billing.db, (await billing.member('never')).memberId);
    expect(await ask(DAYS, { id: String(id), days: 1, because: because() })).toMatchObject({
      problems: [{ code: 'NO_SUBSCRIPTION' }],
    });
    expect((await ask<{ acts: object[] }>(SHEET, { id: String(id) })).acts).toEqual([]);
    expect(await ask(DAYS, { id: '999999', days: 1, because: because() })).toMatchObject({
      problems: [{ code: 'NO_ACCOUNT' }],
    });
  }, 60_000);
});

describe('what one member of staff gives away in a day', () => {
  const sumOf = async (staffId = 0) =>
    (
      await billing.db.one<{ sum: number }>(
        '/* test.sum */ SELECT coalesce(sum(value_given), 0)::float8 AS sum FROM staff_act WHERE staff_id = $1',
        [staffId],
      )
    )?.sum;
  const give = (query: string, variables: object, as: Member, why = because('goodwill')) =>
    ask(query, { ...variables, because: why }, as);

  it('is one sum of refunds, credits and days: each alone would pass, together they wait', async () => {
    const eve = await staffMember('eve');
    const { accountId, payment } = await paid('bounty', 12);
    expect(await refund(payment, '45.00', {}, eve)).toMatchObject({ isDone: true });
    const year = await paid('bounty-two', 12);
    expect(await refund(year.payment, '45.00', {}, eve)).toMatchObject({ isDone: true });
    const third = await paid('bounty-three', 12);
    expect(await refund(third.payment, '45.00', {}, eve)).toMatchObject({ isDone: true });
    expect(await give(DAYS, { id: accountId, days: 100 }, eve)).toMatchObject({ isDone: true });
    const before = await sumOf(eve.memberId);
    expect(before).toBeGreaterThan(13_500);
    expect(before).toBeLessThanOrEqual(20_000);
    const answers = [];
    for (let times = 0; times < 8; times += 1)
      answers.push(
        await give(
          times % 2 === 0 ? CREDITS : DAYS,
          times % 2 === 0 ? { id: accountId, credits: 10 } : { id: accountId, days: 30 },
          eve,
        ),
      );
    expect(answers.at(-1)).toMatchObject({ isDone: false, requestId: expect.any(String) });
    expect(await sumOf(eve.memberId)).toBeLessThanOrEqual(20_000);
    expect(await refund(payment, '4.99', { refundedBefore: 4500 }, eve)).toMatchObject({
      isDone: false,
      requestId: expect.any(String),
    });
    // Another member of staff has a day of their own.
    expect(await give(CREDITS, { id: accountId, credits: 1 }, bob!)).toMatchObject({ isDone: true });
  }, 120_000);

  it('is not more when two acts come at once', async () => {
    const fay = await staffMember('fay');
    await billing.db.rows(
      "/* test.nearly */ INSERT INTO staff_act (happened_at, actor, staff_id, duty, what, value_given) VALUES (now(), 'staff', $1, 'billing', 'refund-made', 19000)",
      [fay.memberId],
    );
    const [one, other] = [await paid('both-one'), await paid('both-other')];
    const answers = await Promise.all([refund(one.payment, '9.00', {}, fay), refund(other.payment, '9.00', {}, fay)]);
    expect(answers.filter(({ isDone }) => isDone)).toHaveLength(1);
    expect(answers.filter(({ requestId }) => requestId !== null)).toHaveLength(1);
  }, 60_000);

  it.each([
    ['days', DAYS, { days: 366 }],
    ['credits', CREDITS, { credits: 1000 }],
  ])(
    'of many %s at once waits for another person, who gives them once',
    async (kind, query, quantity) => {
      const gil = await staffMember(`gil-${kind}`);
      const { accountId, member } = await paid(`plenty-${kind}`, 12);
      const why = because('goodwill');
      const asked = await give(query, { id: accountId, ...quantity }, gil, why);
      expect(asked).toMatchObject({ isDone: false, requestId: expect.any(String) });
      expect((await give(query, { id: accountId, ...quantity }, gil, why)).requestId).toBe(asked.requestId);
      expect((await ask<{ acts: object[] }>(SHEET, { id: accountId })).acts).toEqual([]);
      expect(await approve(asked.requestId, gil)).toBe('CONFLICT');
      expect(await Promise.all([approve(asked.requestId, bob), approve(asked.requestId, bob)])).toContain('done');
      expect((await ask<{ acts: object[] }>(SHEET, { id: accountId })).acts).toMatchObject([
        { kind, quantity: Object.values(quantity)[0] },
      ]);
      expect((await acts(member.memberId)).map(({ what }) => what)).toEqual([
        'second-person-asked',
        'request-approved',
        kind === 'days' ? 'days-given' : 'credit-given',
      ]);
      // What another person approved is not what they gave away alone.
      expect(await sumOf(gil.memberId)).toBe(0);
    },
    60_000,
  );
});

describe('an invoice that was not paid', () => {
  it('is given up with the renewal that waits for it; one that is paid is not', async () => {
    const { accountId, member } = await paid('overdue');
    await billing.sandbox.control('/decline', { code: 'insufficient_funds', count: 20 });
    await ask(CLOCK, { id: accountId, to: new Date(Date.now() + 32 * 86_400_000).toISOString() });
    await billing.sandbox.control('/decline', { code: 'insufficient_funds', count: 0 });
    const { invoices } = await ask<{ invoices: { id: string; state: string }[] }>(SHEET, { id: accountId });
    const [open, settled] = [
      invoices.find(({ state }) => state === 'OPEN'),
      invoices.find(({ state }) => state === 'PAID'),
    ];
    expect(await ask(VOID, { id: settled?.id, because: because() })).toMatchObject({ problems: [{ code: 'PAID' }] });
    expect(await ask(VOID, { id: open?.id, because: because() })).toMatchObject({ isDone: true });
    expect(await ask(VOID, { id: open?.id, because: because() })).toMatchObject({ problems: [{ code: 'NOT_OPEN' }] });
    expect(await ask(VOID, { id: '999999', because: because() })).toMatchObject({
      problems: [{ code: 'NO_SUCH_INVOICE' }],
    });
    expect(await ask<object>(SHEET, { id: accountId })).toMatchObject({
      owed: { amount: 0 },
      subscriptions: [{ phase: 'CANCELING' }],
      acts: [{ kind: 'void', amount: { amount: 1299 } }],
    });
    expect((await acts(member.memberId)).map(({ what }) => what)).toEqual(['clock-moved', 'invoice-voided']);
  }, 60_000);
});

describe('what else staff do', () => {
  it('is sending an invoice again, once a day', async () => {
    const { accountId } = await paid('mail');
    const { invoices } = await ask<{ invoices: { id: string; number: string }[] }>(SHEET, { id: accountId });
    const [invoice] = invoices;
    expect(await ask(RESEND, { invoiceId: invoice?.id, note: 'lost' })).toMatchObject({ isDone: true });
    expect(await ask(RESEND, { invoiceId: invoice?.id, note: 'lost' })).toMatchObject({
      problems: [{ code: 'SENT_TODAY' }],
    });
    const mails = (await mailsTo(billing.db, settings.secret, 'mail@example.com')).filter(
      ({ kind }) => kind === 'invoice',
    );
    expect(mails.map(({ subject }) => subject)).toEqual([`Your invoice ${invoice?.number}`]);
    for (const nothing of [{}, { invoiceId: '999999' }, { giftId: randomUUID() }, { giftId: 'x' }])
      expect(await ask(RESEND, { ...nothing, note: 'lost' })).toMatchObject({
        problems: [{ code: 'NOTHING_TO_SEND' }],
      });
  }, 60_000);

  it('is working a notice again, and settling a difference', async () => {
    const { accountId, payment } = await paid('notice');
    const { payments } = await ask<{ payments: { processorId: string }[] }>(SHEET, { id: accountId });
    const id = randomUUID();
    await billing.db.rows(
      `/* test.failed */ INSERT INTO processor_event (processor, event_id, type, object_kind, object_id, received_at, next_try_at, tries, problem) VALUES ('sandbox', $1, 'payment_intent.succeeded', 'payment', $2, now(), now() + interval '1 day', 10, 'Error')`,
      [id, payments[0]?.processorId],
    );
    const { notices } = await ask<{ notices: { id: string }[] }>(DESK, {});
    expect(notices.map((notice) => notice.id)).toContain(id);
    expect(await ask(REPLAY, { processor: 'sandbox', id, note: 'again' })).toMatchObject({ isDone: true });
    expect(
      await billing.db.one(
        '/* test.handled */ SELECT handled_at IS NOT NULL AS "isHandled" FROM processor_event WHERE event_id = $1',
        [id],
      ),
    ).toEqual({ isHandled: true });
    expect(await ask(REPLAY, { processor: 'sandbox', id: 'none', note: 'again' })).toMatchObject({
      problems: [{ code: 'NO_SUCH_NOTICE' }],
    });
    const difference = await billing.db.one<{ id: number }>(
      `/* test.difference */ INSERT INTO reconciliation_difference (processor, key, kind, subject, reference, theirs, proposal) VALUES ('sandbox', $1, 'AMOUNT', 'payment', $1, '{"amount": 1, "currency": "GBP", "status": "succeeded"}', 'ASK_PROCESSOR') RETURNING id`,
      [payment],
    );
    expect((await ask<{ differences: object[] }>(DESK, {})).differences).toEqual([
      { id: String(difference?.id), accountId },
    ]);
    expect(await ask(SETTLE, { id: String(difference?.id), note: 'seen to' })).toMatchObject({ isDone: true });
    expect(await ask(SETTLE, { id: String(difference?.id), note: 'seen to' })).toMatchObject({
      problems: [{ code: 'NOT_WAITING' }],
    });
    expect(await ask(DESK, {})).toMatchObject({ refundLimit: 5000, hasClocks: true, differences: [] });
  }, 60_000);

  it('is moving a clock of a demonstration forward, within bounds', async () => {
    const { accountId } = await paid('clock');
    for (const to of ['x', '1999-01-01T00:00:00Z', new Date(Date.now() + 500 * 86_400_000).toISOString()])
      expect(await ask(CLOCK, { id: accountId, to })).toMatchObject({ problems: [{ field: 'to' }] });
    expect(await ask(CLOCK, { id: accountId, to: new Date(Date.now() + 32 * 86_400_000).toISOString() })).toMatchObject(
      { isDone: true },
    );
    expect((await ask<{ payments: object[] }>(SHEET, { id: accountId })).payments).toHaveLength(2);
  }, 60_000);
});

describe('who is not staff of billing', () => {
  const all: [string, object][] = [
    [FIND, { clue: 'a@b.c' }],
    [SHEET, { id: '1' }],
    [DESK, {}],
    [
      REFUND,
      {
        input: { paymentId: 'x', amount: '1', currency: 'GBP', refundedBefore: 0, endsSubscription: false },
        because: because(),
      },
    ],
    [DAYS, { id: '1', days: 1, because: because() }],
    [CREDITS, { id: '1', credits: 1, because: because() }],
    [VOID, { id: '1', because: because() }],
    [RESEND, { note: 'x' }],
    [REPLAY, { processor: 'x', id: 'x', note: 'x' }],
    [SETTLE, { id: '1', note: 'x' }],
    [CLOCK, { id: '1', to: '2030-01-01' }],
  ];
  it.each([
    ['a visitor', undefined],
    ['a member', { memberId: 1 }],
    ['staff of support', { memberId: 1, isInternal: true, duties: ['support'] as const }],
  ])('is told that there is nothing: %s', async (_who, as) => {
    for (const [query, variables] of all)
      expect((await billing.site.ask(query, variables, as)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
