import type { Flags } from '#server/platform/flags/createFlags.ts';
import type { UserContext } from '#server/platform/flags/userContext.ts';
import { ORIGIN, startIdentity } from '#test/support/server/identitySite.ts';
import { setUpIdentity } from '#test/support/server/identityTests.ts';
import { authorize, signInAs } from '#test/support/server/signInFlow.ts';
import { TestBrowser } from '#test/support/server/TestBrowser.ts';

import { setGrants } from './accounts/memberStore.ts';
import { joinGroup, setFlag, setGroupOpen } from './accounts/switchStore.ts';
import { DEMO_PASSWORD } from './demoAccounts.ts';

const site = setUpIdentity();

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const viewerOf = (token: string) => site.identity.viewerOf(bearer(token));
const refusedToken = { extensions: { code: 'UNAUTHENTICATED' } };
const signIn = (email: string, extra?: Record<string, string>) =>
  signInAs(site.browser, ORIGIN, email, DEMO_PASSWORD, extra);
const overrides = (value: object) => ({ cookie: `test_overrides=${encodeURIComponent(JSON.stringify(value))}` });

afterEach(() => jest.restoreAllMocks());

describe('who a request comes from', () => {
  it('is a visitor without a token', async () => {
    expect(await site.identity.viewerOf({})).toMatchObject({ memberId: null, isInternal: false });
  });

  it.each(['Bearer nonsense', 'Basic abc', 'Bearer', ''])('is a visitor with the header %j', async (authorization) => {
    await expect(site.identity.viewerOf({ authorization })).rejects.toMatchObject(refusedToken);
  });

  it('is what the account’s own grants allow', async () => {
    const tokens = await signIn('basic@example.com');
    expect((await viewerOf(tokens.access_token)).grants).toEqual(['help', 'payment']);
    const id = (await viewerOf(tokens.access_token)).memberId ?? 0;
    await setGrants(site.db, id, null);
    expect((await viewerOf(tokens.access_token)).grants).toContain('private-messaging');
    await setGrants(site.db, id, ['help', 'payment']);
  });

  it('AUTH-023 is staff after the internal sign-in only, which others are refused', async () => {
    const ordinary = await signIn('staff@example.com');
    expect((await viewerOf(ordinary.access_token)).isInternal).toBe(false);
    const { location } = await authorize(site.browser, ORIGIN, { mode: 'internal' });
    expect((await site.browser.request({ url: location })).headers.location).toMatch(
      /^\/internal\/login\?interaction=/u,
    );
    const refused = await site.browser.post(`${location}/login`, {
      email: 'member@example.com',
      password: DEMO_PASSWORD,
    });
    expect(refused.json()).toMatchObject({ problems: [{ code: 'NOT_STAFF' }] });
    const staff = await signIn('staff@example.com', { mode: 'internal' });
    expect((await viewerOf(staff.access_token)).isInternal).toBe(true);
  });

  it.each([
    ['ahead', 600_000],
    ['behind', -600_000],
  ])('is judged by the clock of the database where that of this server is ten minutes %s', async (_word, aheadMs) => {
    const right = Date.now.bind(Date);
    const before = await signIn('basic@example.com');
    jest.spyOn(Date, 'now').mockImplementation(() => right() + aheadMs);
    expect((await viewerOf(before.access_token)).memberId).not.toBeNull();
    const meanwhile = await signIn('basic@example.com');
    jest.restoreAllMocks();
    expect((await viewerOf(meanwhile.access_token)).memberId).not.toBeNull();
    await site.db.rows(
      "/* test.expire */ UPDATE oidc_payload SET expires_at = now() - interval '1 second' WHERE model = 'AccessToken'",
    );
    for (const { access_token: token } of [before, meanwhile])
      await expect(viewerOf(token)).rejects.toMatchObject(refusedToken);
  });

  it('is in the groups and under the flags that the operator set', async () => {
    const { access_token: token } = await signIn('second@example.com');
    const id = (await viewerOf(token)).memberId ?? 0;
    await setFlag(site.db, 'enable-refiner', true);
    await setFlag(site.db, 'enable-fullstory', false);
    await joinGroup(site.db, id, 'ai-record-search');
    await setGroupOpen(site.db, 'address-search-phase-2', true);
    expect(await viewerOf(token)).toMatchObject({
      flags: ['enable-refiner'],
      groups: ['address-search-phase-2', 'ai-record-search'],
    });
    expect(await site.identity.viewerOf({})).toMatchObject({
      flags: ['enable-refiner'],
      groups: ['address-search-phase-2'],
    });
  });

  it('follows test overrides outside production, and ignores them in production', async () => {
    const cookie = overrides({ grants: ['help'], flags: { 'enable-national-trust': true }, groups: ['g'] });
    expect(await site.identity.viewerOf(cookie)).toMatchObject({ grants: ['help'], groups: ['g'] });
    const production = await startIdentity(site.db, 'production');
    const viewer = await production.identity.viewerOf(cookie);
    expect(viewer.grants).toContain('payment');
    expect(viewer.flags).not.toContain('enable-national-trust');
    await production.app.close();
  });
});

it('lets no seeded account in once the site runs in production', async () => {
  const { refresh_token: refreshToken } = await signIn('staff@example.com');
  const production = await startIdentity(site.db, 'production');
  const there = new TestBrowser(production.app, ORIGIN);
  const { location } = await authorize(there, ORIGIN, { prompt: 'login' });
  const refused = await there.post(`${location}/login`, { email: 'staff@example.com', password: DEMO_PASSWORD });
  expect(refused.json()).toMatchObject({ problems: [{ code: 'WRONG_CREDENTIALS' }] });
  const renewal = await there.request({
    url: '/oidc/token',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
    payload: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'spa',
      refresh_token: refreshToken,
    }).toString(),
  });
  expect(renewal.statusCode).toBe(400);
  await production.app.close();
});

describe('GET /api/entitlements', () => {
  const ask = (headers: Record<string, string> = {}) => site.app.inject({ url: '/api/entitlements', headers });

  it('GRANT-008 lists the grants of the person who asks, visitors too', async () => {
    const { access_token: token } = await signIn('credentials@example.com');
    expect((await ask(bearer(token))).json()).toMatchObject({ grants: ['security-settings:manage:credentials'] });
    expect((await ask()).json<{ grants: string[] }>().grants).toEqual(expect.arrayContaining(['payment', 'tree']));
  });

  it('is refused with a token that is none, and fails when asked to', async () => {
    expect((await ask(bearer('nonsense'))).statusCode).toBe(401);
    expect((await ask(overrides({ failures: { grants: true } }))).statusCode).toBe(503);
    expect((await ask(overrides({ grants: [] }))).json()).toMatchObject({ grants: [] });
  });
});

describe('flags another provider decides', () => {
  it('are decided by who asks and from where, and a test overrides them', async () => {
    const asked: UserContext[] = [];
    const flags: Flags = {
      provider: 'theirs',
      on: async (context) => {
        asked.push(context);
        return context.memberId === undefined ? [] : ['enable-refiner'];
      },
      close: async () => {},
    };
    const theirs = await startIdentity(site.db, 'demo', flags);
    const tokens = await signInAs(new TestBrowser(theirs.app, ORIGIN), ORIGIN, 'basic@example.com', DEMO_PASSWORD);
    asked.length = 0;
    const viewer = await theirs.identity.viewerOf({ ...bearer(tokens.access_token), ip: '192.0.2.7' });
    expect(viewer.flags).toEqual(['enable-refiner']);
    expect(asked).toEqual([
      {
        memberId: viewer.memberId,
        ldKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
        ip: '192.0.2.7',
        registrationTimestamp: expect.stringMatching(/Z$/),
      },
    ]);
    expect((await theirs.identity.viewerOf({})).flags).toEqual([]);
    expect(
      (
        await theirs.identity.viewerOf({
          ...bearer(tokens.access_token),
          ...overrides({ flags: { 'enable-refiner': false, 'enable-fullstory': true } }),
        })
      ).flags,
    ).toEqual(['enable-fullstory']);
    expect((await theirs.identity.readerOf(viewer.memberId))?.grants).toEqual(['help', 'payment']);
    expect(await theirs.identity.readerOf(999_999)).toBeNull();
    await theirs.app.close();
  });
});
