import { runAdmin } from '#test/support/adminConsole.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

let site: TestApp;
let memberId: number;
beforeAll(async () => {
  site = await startTestApp();
  const row = await site.db.one<{ id: number }>(
    `/* test.member */ INSERT INTO member (email, first_name, last_name) VALUES ('una@example.com', 'Una', 'Testwell') RETURNING id`,
  );
  memberId = row!.id;
});
afterAll(() => site.close());

const UPSERT = 'mutation upsertAffiliateUser($input: AffiliateUserInput!) { upsertAffiliateUser(input: $input) }';
const anInput = (more: object = {}) => ({
  userId: String(memberId),
  clickId: 'abc',
  deviceType: 'tablet',
  arrivedAt: '2026-11-01T10:00:00.000Z',
  ...more,
});
const upsert = async (input: object, as?: { memberId: number }) => {
  const { data, errors } = await site.ask<{ upsertAffiliateUser: boolean }>(UPSERT, { input }, as);
  return errors?.[0]?.extensions.code ?? data?.upsertAffiliateUser;
};
const stored = () =>
  site.db.rows(
    '/* test.arrivals */ SELECT click_id AS "clickId", device_type AS "deviceType", arrived_at AS "arrivedAt" FROM affiliate_arrival',
  );

describe('upsertAffiliateUser', () => {
  it.each([
    ['UNAUTHENTICATED', 'a visitor', () => upsert(anInput())],
    ['FORBIDDEN', 'somebody else', () => upsert(anInput({ userId: '99999' }), { memberId })],
    ['BAD_USER_INPUT', 'no click id', () => upsert(anInput({ clickId: '<script>' }), { memberId })],
    ['BAD_USER_INPUT', 'a time that is none', () => upsert(anInput({ arrivedAt: 'yesterday' }), { memberId })],
    ['BAD_USER_INPUT', 'a time to come', () => upsert(anInput({ arrivedAt: '2126-01-01T00:00:00Z' }), { memberId })],
    ['BAD_USER_INPUT', 'another device', () => upsert(anInput({ deviceType: 'watch' }), { memberId })],
  ])('answers %s to %s and keeps nothing', async (code, _who, ask) => {
    expect(await ask()).toBe(code);
    expect(await stored()).toEqual([]);
  });

  it('API-030 keeps the click of the member, the latest one', async () => {
    expect(await upsert(anInput(), { memberId })).toBe(true);
    expect(
      await upsert(anInput({ clickId: 'later', deviceType: 'desktop', arrivedAt: '2026-11-02T10:00:00.000Z' }), {
        memberId,
      }),
    ).toBe(true);
    expect(await stored()).toEqual([
      { clickId: 'later', deviceType: 'desktop', arrivedAt: new Date('2026-11-02T10:00:00.000Z') },
    ]);
  });

  it('goes with the account', async () => {
    await upsert(anInput(), { memberId });
    expect((await runAdmin(site.db, ['erase', 'una@example.com', '--yes'])).code).toBe(0);
    expect(await stored()).toEqual([]);
  });
});
