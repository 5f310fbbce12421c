import { newGiftCode, writtenGiftCode } from '#domain/billing/gifts/giftCode.ts';
import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { codeHash } from '#server/modules/billing/gifts/index.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const FIND =
  'query FindMembers($by: String!, $reason: String!) { findMembers(by: $by, reason: $reason) { reader { memberId displayName email } through } }';
const LOOK = `query LookAtMember($memberId: ID!, $reason: String!) { lookAtMember(memberId: $memberId, reason: $reason) { reader { memberId displayName email kind } registeredAt termsAcceptedAt isMfaOn erasureDueAt
  sessions { device network firstSeenAt lastSeenAt } subscriptions { id plan state type createdAt expiresAt } requests { reference topic state changedAt } choices { name isOn } holdings features { id kind label isOn reason heldThrough } } }`;
const MINE = 'query MyStaffActs { myStaffActs { duty what reason happenedAt } }';
const ACTS =
  'query StaffActs($filter: StaffActFilter!, $page: Int!) { staffActs(filter: $filter, page: $page) { total pageSize acts { what staff staffId memberId duty reason before after isOperator } } }';
const EXPORT = 'mutation ExportStaffActs($filter: StaffActFilter!) { exportStaffActs(filter: $filter) }';
const CANARY = 'Quillon-Canary';

interface Acts {
  staffActs: {
    total: number;
    pageSize: number;
    acts: { what: string; memberId: string | null; reason: string | null; staff: string | null; after: string[] }[];
  };
}

interface Found {
  findMembers: { reader: { memberId: string }; through: string }[];
}

let test: TestApp;
let [mary, sam, ada, eve] = [0, 0, 0, 0];
const account = async (email: string, firstName: string, kind: 'member' | 'internal') =>
  (await createMember(test.db, { email, firstName, lastName: 'Lee', passwordHash: null, kind }))?.id ?? 0;
const asStaff = (memberId: number, ...duties: Viewer['duties']): Partial<Viewer> => ({
  memberId,
  isInternal: true,
  duties,
});
const codeOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) => errors?.[0]?.extensions.code;
const acts = async (filter: object = {}, page = 1) =>
  (await test.ask<Acts>(ACTS, { filter, page }, asStaff(ada, 'audit'))).data?.staffActs;

const found = async (by: string) =>
  (await test.ask<Found>(FIND, { by, reason: 'why' }, asStaff(sam, 'support'))).data?.findMembers ?? [];

/** Everything of a member that support must not see. */
async function writePrivateThings(memberId: number): Promise<void> {
  const rows = (sql: string) => test.db.rows(`/* test.private */ ${sql}`, [memberId]);
  await rows(`INSERT INTO tree (owner_id, name) VALUES ($1, '${CANARY}')`);
  await rows(`INSERT INTO research_task (member_id, text) VALUES ($1, '${CANARY}')`);
  await rows(`WITH request AS (INSERT INTO support_request (reference, member_id, topic, subject, about, promised_on) VALUES ('R-ABCD2345', $1, 'trees', '${CANARY}', '${CANARY}', '2026-12-01') RETURNING id)
    INSERT INTO support_message (request_id, is_staff, text) SELECT id, false, '${CANARY}' FROM request`);
  await rows(`WITH account AS (INSERT INTO billing_account (member_id, currency, country, created_at) VALUES ($1, 'GBP', 'GB', now()) RETURNING id)
    INSERT INTO item_purchase (billing_account_id, member_id, record_id, type, paid_with, credits, bought_at) SELECT id, $1, '${CANARY}', 'IMAGE', 'credits', 5, now() FROM account`);
  await rows(
    "INSERT INTO member_session (uid, member_id, device, network) VALUES ('secret-uid-canary', $1, 'Firefox on Linux', '203.0.113.x')",
  );
}

beforeAll(async () => {
  test = await startTestApp();
  mary = await account('mary@example.com', 'Mary', 'member');
  sam = await account('sam@example.com', 'Sam', 'internal');
  ada = await account('ada@example.com', 'Ada', 'internal');
  eve = await account('eve@example.com', 'Eve', 'internal');
  await writePrivateThings(mary);
  await test.db.rows(
    "/* test.plan */ WITH made AS (INSERT INTO plan (id, name, duration_in_months, display_name) VALUES ('y', 'Yearly', 12, 'A year') RETURNING id) INSERT INTO price (plan_id, currency, amount, valid_from) SELECT id, 'GBP', 100, now() FROM made",
  );
}, 60_000);
afterAll(() => test.close());

describe('an account that support looks at', () => {
  it('is found by its whole address or number only', async () => {
    const find = async (by: string) =>
      (await found(by)).map(({ reader, through }) => [reader.memberId, through])[0] ?? null;
    expect(
      await Promise.all([' MARY@example.com ', String(mary), 'mary', 'mary@', '%', '999999', 'INV-2026-1'].map(find)),
    ).toEqual([[String(mary), 'ITSELF'], [String(mary), 'ITSELF'], null, null, null, null, null]);
    expect(codeOf(await test.ask(FIND, { by: ' ', reason: 'why' }, asStaff(sam, 'support')))).toBe('BAD_USER_INPUT');
    expect(codeOf(await test.ask(FIND, { by: 'x'.repeat(300), reason: 'why' }, asStaff(sam, 'support')))).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('is found by the code of a gift, which names its buyer and who redeemed it, and each find is written down', async () => {
    const [giver, given] = [
      await account('giver@example.com', 'Giles', 'member'),
      await account('given@example.com', 'Gwen', 'member'),
    ];
    const code = newGiftCode(new Uint8Array(15).fill(7));
    await test.db.rows(
      `/* test.gift */ WITH account AS (INSERT INTO billing_account (member_id, currency, country, created_at) VALUES ($1, 'GBP', 'GB', now()) RETURNING id)
       INSERT INTO gift (id, billing_account_id, buyer_id, price_id, state, delivery, code_hash, created_at) SELECT gen_random_uuid(), account.id, $1, price.id, 'READY', 'PRINT', $2, now() FROM account, (SELECT id FROM price LIMIT 1) AS price`,
      [giver, codeHash(code)],
    );
    expect(await found(writtenGiftCode(code).toLowerCase())).toMatchObject([
      { reader: { memberId: String(giver) }, through: 'GIFT_BOUGHT' },
    ]);
    await test.db.rows(
      "/* test.redeemed */ UPDATE gift SET state = 'REDEEMED', redeemed_by = $1, redeemed_at = now() WHERE code_hash = $2",
      [given, codeHash(code)],
    );
    expect(await found(code)).toMatchObject([
      { reader: { memberId: String(giver) }, through: 'GIFT_BOUGHT' },
      { reader: { memberId: String(given) }, through: 'GIFT_REDEEMED' },
    ]);
    for (const member of [giver, given])
      expect((await acts({ memberId: String(member) }))?.acts[0]).toMatchObject({
        what: 'member-searched',
        reason: 'why',
        after: ['by: code'],
      });
    expect(JSON.stringify(await acts())).not.toContain(code);
    const unknown = newGiftCode(new Uint8Array(15).fill(8));
    expect(await found(unknown)).toEqual([]);
    expect((await acts())?.acts[0]).toMatchObject({
      what: 'member-searched',
      memberId: null,
      reason: 'why',
      after: ['by: code', 'found: 0'],
    });
    expect(JSON.stringify(await acts())).not.toContain(unknown);
    expect(await found(`${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`)).toEqual([]);
  });

  it('is found by the code of a voucher that it redeemed, the latest first and twenty at most', async () => {
    const [code, latest] = [
      newGiftCode(new Uint8Array(15).fill(9)),
      await account('latest@example.com', 'Lena', 'member'),
    ];
    await test.db.rows(
      "/* test.voucher */ INSERT INTO voucher (code_hash, organisation, plan_id, months, most_uses) SELECT $1, 'guild', id, 1, 50 FROM plan LIMIT 1",
      [codeHash(code)],
    );
    expect(await found(code)).toEqual([]);
    await test.db.rows(
      "/* test.used */ INSERT INTO voucher_use (code_hash, member_id, used_at) VALUES ($1, $2, now() - interval '1 day'), ($1, $3, now())",
      [codeHash(code), mary, latest],
    );
    expect(await found(code)).toMatchObject([
      { reader: { memberId: String(latest) }, through: 'VOUCHER_REDEEMED' },
      { reader: { memberId: String(mary) }, through: 'VOUCHER_REDEEMED' },
    ]);
    await test.db.rows(
      "/* test.many */ WITH made AS (INSERT INTO member (email, first_name, last_name, kind) SELECT 'v' || n || '@example.com', 'V', 'V', 'member' FROM generate_series(1, 30) AS n RETURNING id) INSERT INTO voucher_use (code_hash, member_id, used_at) SELECT $1, id, now() FROM made",
      [codeHash(code)],
    );
    expect(await found(code)).toHaveLength(20);
  });

  it('is not guessed by codes: after twenty in vain, none is looked up for an hour', async () => {
    const guess = (by: string) => test.ask<Found>(FIND, { by, reason: 'guessing' }, asStaff(eve, 'support'));
    for (let n = 0; n < 20; n += 1)
      expect((await guess(newGiftCode(new Uint8Array(15).fill(n, 1)))).data?.findMembers).toEqual([]);
    expect(codeOf(await guess(newGiftCode(new Uint8Array(15).fill(21, 1))))).toBe('RATE_LIMITED');
    expect((await guess('mary@example.com')).data?.findMembers).toHaveLength(1);
    expect(
      (
        await test.db.rows(
          "/* test.tries */ SELECT 1 FROM staff_act WHERE staff_id = $1 AND member_id IS NULL AND after ->> 'by' = 'code'",
          [eve],
        )
      ).length,
    ).toBe(20);
  });

  it('shows devices, requests and what it may use, and nothing that is the member’s alone', async () => {
    const answer = await test.ask<{ lookAtMember: Record<string, unknown> }>(
      LOOK,
      { memberId: String(mary), reason: 'R-ABCD2345' },
      asStaff(sam, 'support'),
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.lookAtMember).toMatchObject({
      reader: { memberId: String(mary), displayName: 'Mary Lee', email: 'mary@example.com', kind: 'member' },
      sessions: [{ device: 'Firefox on Linux', network: '203.0.113.x' }],
      requests: [{ reference: 'R-ABCD2345', topic: 'trees', state: 'NEW' }],
      subscriptions: [],
      holdings: [],
    });
    expect(answer.data?.lookAtMember.features).toContainEqual(
      expect.objectContaining({ id: 'help', isOn: true, reason: 'KIND_DEFAULT' }),
    );
    expect(JSON.stringify(answer)).not.toMatch(/Canary|canary/);
  });

  it('is written down with the reason, which the member reads without a name', async () => {
    const { data } = await test.ask<{ myStaffActs: { what: string; duty: string; reason: string | null }[] }>(
      MINE,
      {},
      { memberId: mary },
    );
    expect(data?.myStaffActs[0]).toMatchObject({ what: 'member-viewed', duty: 'SUPPORT', reason: 'R-ABCD2345' });
    expect(JSON.stringify(data)).not.toContain('Sam');
    expect((await test.ask<{ myStaffActs: unknown[] }>(MINE, {}, { memberId: ada })).data?.myStaffActs).toEqual([]);
    expect(codeOf(await test.ask(MINE))).toBe('UNAUTHENTICATED');
  });

  it('is not shown without a reason, and a number that is none is no account', async () => {
    const look = (memberId: string, reason: string) =>
      test.ask<{ lookAtMember: unknown }>(LOOK, { memberId, reason }, asStaff(sam, 'support'));
    const before = (await acts())?.total;
    expect([codeOf(await look(String(mary), '  ')), codeOf(await look(String(mary), 'x'.repeat(501)))]).toEqual([
      'BAD_USER_INPUT',
      'BAD_USER_INPUT',
    ]);
    expect([(await look('999999', 'why')).data, (await look('1; DROP', 'why')).data]).toEqual([
      { lookAtMember: null },
      { lookAtMember: null },
    ]);
    expect((await acts())?.total).toBe(before);
  });

  it.each<[string, string, object]>([
    ['findMembers', FIND, { by: 'mary@example.com', reason: 'curious' }],
    ['lookAtMember', LOOK, { memberId: '1', reason: 'curious' }],
    ['staffActs', ACTS, { filter: {}, page: 1 }],
    ['exportStaffActs', EXPORT, { filter: {} }],
  ])('%s is not there for visitors, members, and staff without the duty', async (_name, query, variables) => {
    expect([
      codeOf(await test.ask(query, variables)),
      codeOf(await test.ask(query, variables, { memberId: mary })),
      codeOf(await test.ask(query, variables, asStaff(sam, 'billing', 'moderation', 'content', 'operations'))),
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  });
});

describe('the audit', () => {
  it('lists acts by kind, duty, account and member of staff, page by page', async () => {
    expect((await acts({ what: 'member-viewed' }))?.acts).toEqual([
      expect.objectContaining({
        what: 'member-viewed',
        memberId: String(mary),
        staff: 'Sam Lee',
        reason: 'R-ABCD2345',
        after: ['page: account'],
      }),
    ]);
    expect((await acts({ duty: 'BILLING' }))?.acts).toEqual([]);
    expect((await acts({ staffId: String(ada) }))?.total).toBe(0);
    expect((await acts({ memberId: 'nonsense' }))?.total).toBe(0);
    expect(codeOf(await test.ask(ACTS, { filter: { what: 'toString' }, page: 1 }, asStaff(ada, 'audit')))).toBe(
      'BAD_USER_INPUT',
    );
    expect((await acts({}, 99))?.acts).toEqual([]);
    expect((await acts({}, -1))?.acts.length).toBeGreaterThan(0);
  });

  it('is a file, of which the download is an act as well', async () => {
    const { data } = await test.ask<{ exportStaffActs: string }>(
      EXPORT,
      { filter: { memberId: String(mary) } },
      asStaff(ada, 'audit'),
    );
    expect(data?.exportStaffActs.split('\r\n')[0]).toBe(
      '\uFEFFtime,act,duty,staff account,staff,member account,reason,before,after',
    );
    expect(data?.exportStaffActs).toContain(
      `,member-viewed,support,${sam},Sam Lee,${mary},R-ABCD2345,,page: account\r\n`,
    );
    expect((await acts({ what: 'list-exported' }))?.acts[0]).toMatchObject({ staff: 'Ada Lee', memberId: null });
  });
});
