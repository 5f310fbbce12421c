import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { readHoldings } from '#server/engines/identity/accounts/readViewer.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { type BillingSite, startBillingSite } from '#test/support/server/billingSite.ts';
import { SECRET } from '#test/support/server/identitySite.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';

const settings = readSettings({});
let billing: BillingSite;
beforeAll(async () => {
  billing = await startBillingSite({ MUNIMENT_SECRET: SECRET });
}, 120_000);
beforeEach(() => billing.db.rows("/* test.limits */ DELETE FROM rate_limit WHERE key LIKE 'gift-code%'"));
afterAll(() => billing?.close());

type Member = Partial<Viewer> & { memberId: number };
const admin = (...args: string[]) => runAdmin(billing.db, ['partner', ...args]);
const file = (name: string, text: string): string => {
  const at = path.join(tmpdir(), `${name}.csv`);
  writeFileSync(at, text);
  return at;
};
interface Joined {
  plan: string | null;
  until: string | null;
  problem: string | null;
}
const join = async (as: Member, code: string, name = 'redeemCode', organisation = 'nygb'): Promise<Joined> => {
  const { data, errors } = await billing.site.ask<Record<string, Joined>>(
    `mutation Join($code: String!, $organisation: String) { ${name}(code: $code, organisation: $organisation) { plan until problem } }`,
    { code, organisation },
    as,
  );
  const answer = data?.[name];
  if (!answer) throw new Error(JSON.stringify(errors));
  return answer;
};
const subscriptions = async (as: Member) =>
  (
    await billing.site.ask<{
      subscriptions: { state: string; type: string; expiresAt: string; plan: { groupName: string | null } }[];
    }>(
      'query currentSubscription { subscriptions(states: [ACTIVE, CANCELED, PAUSED]) { state type expiresAt plan { groupName } } }',
      {},
      as,
    )
  ).data?.subscriptions;
const sendLink = (as: Member) =>
  billing.site.ask('mutation SendPartnerLink { sendPartnerLink(organisation: "nygb") }', {}, as);

it('an operator adds an organisation and its member numbers, and bad input is refused', async () => {
  expect(
    await admin(
      'add',
      'nygb',
      '--name',
      'New York Genealogical and Biographical Society',
      '--plan',
      'demo-partner',
      '--until',
      '2099-12-31',
      '--members',
      '4',
      '--domain',
      'nygb.example',
    ),
  ).toMatchObject({ code: 0 });
  for (const wrong of [
    ['add', 'nygb', '--name', 'x', '--plan', 'demo-partner', '--until', '2099-12-31'],
    ['add', 'No Id', '--name', 'x', '--plan', 'demo-partner', '--until', '2099-12-31'],
    ['add', 'a', '--name', 'x', '--plan', 'essential-1', '--until', '2099-12-31'],
    ['add', 'a', '--name', 'x', '--plan', 'demo-partner', '--until', '2099-02-30'],
    ['change', 'nygb', '--members', '-1'],
    ['change', 'nygb', '--domain', '@nygb'],
    ['change', 'unknown', '--members', '2'],
    ['numbers', 'nygb', file('none', 'number\n---\n')],
  ]) {
    expect([wrong, (await admin(...wrong)).code]).toEqual([wrong, 1]);
  }
  const { out } = await admin(
    'numbers',
    'nygb',
    file(
      'numbers',
      '\ufeffName,Member number\nUna,NY-100 1\nAmos,ny1002\nAgain,NY1002\nNobody,\nZed,NY 1003\nEve,NY-1004\nLast,NY-1005\n',
    ),
  );
  expect(out).toContain('5 numbers: 5 are new, 0 were removed.');
  expect(out).toContain('Lines without a number: 5.');
});

it('a member joins by a number that no one has used, once, and has the plan of the organisation', async () => {
  const [una, other, third] = [
    await billing.member('una'),
    await billing.member('una-other'),
    await billing.member('una-third'),
  ];
  expect(await join(una, 'ny 1001', 'checkCode')).toMatchObject({ plan: 'Partner membership', problem: null });
  expect(await subscriptions(una)).toEqual([]);
  const joined = await Promise.all([join(una, 'ny 1001'), join(other, 'NY-1001'), join(third, 'ny1001')]);
  expect(joined.map(({ problem }) => problem).sort()).toEqual(['CODE_UNKNOWN', 'CODE_UNKNOWN', null]);
  const winner = [una, other, third][joined.findIndex(({ problem }) => problem === null)]!;
  expect(await subscriptions(winner)).toEqual([
    { state: 'ACTIVE', type: 'CARD', expiresAt: '2100-01-01T00:00:00.000Z', plan: { groupName: 'partner' } },
  ]);
  expect(await readHoldings(billing.db, winner.memberId)).toContain('newspapers');
  expect((await join(winner, 'NY1002')).problem).toBe('CODE_UNKNOWN');
  expect((await join(await billing.member('una-fourth'), 'NY1002', 'redeemCode', 'another')).problem).toBe(
    'CODE_UNKNOWN',
  );
  for (const wrong of ['', '1001', "' OR 1=1 --", '\u202ENY1002', 'x'.repeat(5_000)])
    expect((await join(await billing.member(`wrong-${wrong.length}`), wrong)).problem).toBe('CODE_UNKNOWN');
});

it('joins by a link to an address of the organisation: its own, once, and only there', async () => {
  const [eve, stranger] = [await billing.member('eve'), await billing.member('stranger')];
  await billing.db.rows("/* test.address */ UPDATE member SET email = 'Eve@NYGB.example' WHERE id = $1", [
    eve.memberId,
  ]);
  expect([(await sendLink(eve)).data, (await sendLink(stranger)).data]).toEqual([
    { sendPartnerLink: true },
    { sendPartnerLink: true },
  ]);
  expect(await mailsTo(billing.db, SECRET, 'stranger@example.com')).toEqual([]);
  const [mail] = await mailsTo(billing.db, SECRET, 'Eve@NYGB.example');
  const token = /#code=([\w-]+)/u.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await join(stranger, token)).problem).toBe('CODE_UNKNOWN');
  expect(await join(eve, token)).toMatchObject({ plan: 'Partner membership', problem: null });
  expect((await join(eve, token)).problem).toBe('CODE_UNKNOWN');
});

it('is refused where every seat is taken, and beside a subscription that renews', async () => {
  const payer = await billing.member('payer');
  await billing.buy(payer, 'subscribe', { priceId: await billing.priceOf('essential', 1) });
  expect((await join(payer, 'NY1003')).problem).toBe('ALREADY_SUBSCRIBED');
  const members = await Promise.all(['a', 'b', 'c'].map((name) => billing.member(`seat-${name}`)));
  const answers = await Promise.all([
    join(members[0]!, 'NY1003'),
    join(members[1]!, 'NY1004'),
    join(members[2]!, 'NY1005'),
  ]);
  expect(answers.map(({ problem }) => problem).sort()).toEqual(['NO_SEATS', null, null]);
  await admin('change', 'nygb', '--members', 'any');
  expect(
    (
      await join(
        members[answers.findIndex(({ problem }) => problem === 'NO_SEATS')]!,
        ['NY1003', 'NY1004', 'NY1005'][answers.findIndex(({ problem }) => problem === 'NO_SEATS')]!,
      )
    ).problem,
  ).toBeNull();
});

it('ends for members whose number is gone from the list, follows the contract, and frees the number of an account that was erased', async () => {
  const [keeper, leaver, erased] = [
    await billing.member('keeper'),
    await billing.member('leaver'),
    await billing.member('erased'),
  ];
  await admin('numbers', 'nygb', file('more', 'K1\nL1\nE1\n'));
  for (const [member, number] of [
    [keeper, 'K1'],
    [leaver, 'L1'],
    [erased, 'E1'],
  ] as const)
    expect((await join(member, number)).problem).toBeNull();
  await billing.db.rows('/* test.erase */ DELETE FROM member WHERE id = $1', [erased.memberId]);
  expect((await join(await billing.member('heir'), 'E1')).problem).toBeNull();
  expect((await admin('numbers', 'nygb', file('only', 'K1\n'), '--replace')).out).toContain('1 numbers: 0 are new');
  expect(await subscriptions(leaver)).toMatchObject([{ state: 'CANCELED' }]);
  expect(await readHoldings(billing.db, leaver.memberId)).toEqual([]);
  await admin('change', 'nygb', '--until', '2098-06-30');
  expect(await subscriptions(keeper)).toMatchObject([{ state: 'ACTIVE', expiresAt: '2098-06-30T23:00:00.000Z' }]);
  expect((await admin('list')).out).toMatch(/nygb +New York[^\n]+demo-partner/u);
  expect(settings.partnerPlanGroup).toBe('partner');
});
