import { setTimeout as delay } from 'node:timers/promises';

import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { ORIGIN, SECRET, startIdentity } from '#test/support/server/identitySite.ts';
import { authorize, finish } from '#test/support/server/signInFlow.ts';
import { TestBrowser } from '#test/support/server/TestBrowser.ts';
import {
  startUpstreamProvider,
  type UpstreamPerson,
  type UpstreamProvider,
} from '#test/support/server/upstreamProvider.ts';

import { memberByEmail } from '../accounts/memberStore.ts';
import { DEMO_PASSWORD } from '../demoAccounts.ts';
import { seedDemoAccounts } from '../seedDemoAccounts.ts';
import { endMemberSessions } from '../sessions/sessionStore.ts';

let db: Database;
let upstream: UpstreamProvider;
let app: FastifyInstance;
let browser: TestBrowser;

const locationOf = (answer: LightMyRequestResponse) => String(answer.headers.location);
const go = async (url: string, by = browser) => locationOf(await by.request({ url }));
const queryOf = (location: string) => Object.fromEntries(new URL(location, ORIGIN).searchParams);

/** Someone no one knows here yet. */
let count = 0;
const someone = (more: Partial<UpstreamPerson> = {}): UpstreamPerson => {
  count += 1;
  return {
    sub: `subject-${count}`,
    email: `new-${count}@example.net`,
    email_verified: true,
    given_name: 'Nora',
    family_name: 'Newcomer',
    ...more,
  };
};

/** Leaves for the provider and comes back as `reader`; the address the browser was sent to, not yet opened. */
async function comeBack(reader: UpstreamPerson | null, by = browser) {
  upstream.reader = reader;
  const { location, verifier } = await authorize(by, ORIGIN, { prompt: 'login' });
  const away = await go(`${location}/social`, by);
  return { location, verifier, returned: await upstream.visit(away) };
}

/** What follows from the return: the last address on this site. */
const arrive = async (returned: string, by = browser) => go(await go(returned, by), by);

const tokensOf = (continueTo: string, verifier: string, by = browser) => finish(by, ORIGIN, continueTo, verifier);
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string; amr: string[] };

/** Signs someone up through the provider; the member's id. */
async function signUp(reader: UpstreamPerson): Promise<number> {
  const by = new TestBrowser(app, ORIGIN);
  const { location, verifier, returned } = await comeBack(reader, by);
  await arrive(returned, by);
  const answer = await by.post(`${location}/social/register`, {
    firstName: 'Nora',
    lastName: 'Newcomer',
    hasAcceptedTerms: true,
  });
  return Number(
    claimsOf((await tokensOf(answer.json<{ continueTo: string }>().continueTo, verifier, by)).id_token).sub,
  );
}

/** The error passed to the application, where a sign-in ends with one. */
const errorAfter = async (location: string) =>
  queryOf(location.startsWith('/oidc') || location.startsWith(`${ORIGIN}/oidc`) ? await go(location) : location);

beforeAll(async () => {
  db = await testDatabase();
  await seedDemoAccounts(db, SECRET);
  upstream = await startUpstreamProvider(() => ORIGIN);
  ({ app } = await startIdentity(db, 'demo', undefined, upstream.settings));
}, 60_000);
afterAll(async () => {
  await app?.close();
  await upstream?.stop();
  await db?.close();
});
beforeEach(async () => {
  browser = new TestBrowser(app, ORIGIN);
  await db.rows('/* test.limits */ DELETE FROM rate_limit');
});

describe('signing in with another provider', () => {
  it('makes a new member once the terms are accepted, with the verified address and no password', async () => {
    const reader = someone();
    const { location, verifier, returned } = await comeBack(reader);
    expect(await arrive(returned)).toMatch(/^\/register\?interaction=[\w-]+&newcomer=1&prompt=login$/u);
    expect((await browser.request({ url: `${location}/social/newcomer` })).json()).toEqual({
      email: reader.email,
      firstName: 'Nora',
      lastName: 'Newcomer',
    });
    expect(await memberByEmail(db, reader.email ?? '')).toBeNull();

    const refused = await browser.post(`${location}/social/register`, {
      firstName: ' ',
      lastName: 'Newcomer',
      hasAcceptedTerms: false,
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ problems: [{ field: 'firstName' }, { field: 'hasAcceptedTerms' }] });

    const taken = await browser.post(`${location}/social/register`, {
      firstName: 'Nora',
      lastName: 'Newcomer',
      hasAcceptedTerms: true,
    });
    const { id_token: token } = await tokensOf(taken.json<{ continueTo: string }>().continueTo, verifier);
    const member = await memberByEmail(db, reader.email ?? '');
    expect(claimsOf(token)).toMatchObject({ sub: String(member?.id), amr: ['federated'] });
    expect(
      await db.one(
        '/* test.made */ SELECT password_hash, terms_accepted_at IS NOT NULL AS "hasAccepted" FROM member WHERE id = $1',
        [member?.id],
      ),
    ).toEqual({ password_hash: null, hasAccepted: true });
  });

  it('knows a linked account again by the provider’s name for it, whatever address comes with it', async () => {
    const reader = someone();
    const id = await signUp(reader);
    const { verifier, returned } = await comeBack({ ...reader, email: 'member@example.com', email_verified: false });
    const { id_token: token } = await tokensOf(await arrive(returned), verifier);
    expect(claimsOf(token).sub).toBe(String(id));
  });

  it('links a member’s account only after the member’s password, and then signs in without it', async () => {
    const reader = someone({ email: 'Second@Example.com' });
    const { location, verifier, returned } = await comeBack(reader);
    const asked = await arrive(returned);
    expect(asked).toMatch(/^\/sign-in\?interaction=/u);
    expect(queryOf(asked)).toMatchObject({ notice: 'social-link' });
    expect((await browser.request({ url: `${location}/social/newcomer` })).statusCode).toBe(410);
    expect(
      (await browser.post(`${location}/social/register`, { firstName: 'A', lastName: 'B', hasAcceptedTerms: true }))
        .statusCode,
    ).toBe(410);
    expect(
      (await browser.post(`${location}/login`, { email: 'second@example.com', password: 'not the password' }))
        .statusCode,
    ).toBe(422);
    const right = await browser.post(`${location}/login`, { email: 'second@example.com', password: DEMO_PASSWORD });
    const { sub } = claimsOf((await tokensOf(right.json<{ continueTo: string }>().continueTo, verifier)).id_token);

    browser = new TestBrowser(app, ORIGIN);
    const later = await comeBack(reader);
    expect(claimsOf((await tokensOf(await arrive(later.returned), later.verifier)).id_token)).toMatchObject({
      sub,
      amr: ['federated'],
    });
  });

  it('links nothing to another member who signs in instead', async () => {
    const reader = someone({ email: 'active@example.com' });
    const { location, returned } = await comeBack(reader);
    await arrive(returned);
    await browser.post(`${location}/login`, { email: 'basic@example.com', password: DEMO_PASSWORD });
    expect(
      await db.one('/* test.link */ SELECT 1 AS found FROM member_connection WHERE subject = $1', [reader.sub]),
    ).toBeNull();
  });

  it('links nothing when a linked account signs in where another waits for the password', async () => {
    const linked = someone();
    const id = await signUp(linked);
    const waiting = someone({ email: linked.email });
    const { location, verifier, returned: asked } = await comeBack(waiting);
    await arrive(asked);
    upstream.reader = linked;
    const returned = await upstream.visit(await go(`${location}/social`));
    expect(claimsOf((await tokensOf(await arrive(returned), verifier)).id_token).sub).toBe(String(id));
    expect(
      await db.one('/* test.link */ SELECT 1 AS found FROM member_connection WHERE subject = $1', [waiting.sub]),
    ).toBeNull();
  });

  it('does not finish when the account is signed out everywhere at that moment', async () => {
    const reader = someone();
    const id = await signUp(reader);
    const { returned } = await comeBack(reader);
    let arriving: Promise<string> | undefined;
    await db.transaction(async (tx) => {
      await endMemberSessions(tx, id, null);
      arriving = arrive(returned);
      await delay(700);
    });
    expect(await arriving).toBe('/error/auth?error=session_not_found');
    expect(
      await db.one(
        "/* test.session */ SELECT 1 AS found FROM oidc_payload WHERE model = 'Session' AND payload ->> 'accountId' = $1",
        [String(id)],
      ),
    ).toBeNull();
  });

  it('asks the provider to ask, where a member is signed in here and must show who they are', async () => {
    const leave = async () => {
      const { prompt, max_age: age } = queryOf(
        await go(`${(await authorize(browser, ORIGIN, { prompt: 'login' })).location}/social`),
      );
      return prompt && `${prompt} ${age}`;
    };
    const reader = someone();
    await signUp(reader);
    expect(await leave()).toBeUndefined();
    const { returned, verifier } = await comeBack(reader);
    await tokensOf(await arrive(returned), verifier);
    expect(await leave()).toBe('login 0');
  });

  it('confirms no one where the provider let a reader in whom it asked before, or does not say when it did', async () => {
    const reader = someone();
    await signUp(reader);
    const first = await comeBack(reader);
    await tokensOf(await arrive(first.returned), first.verifier);
    const fresh = await comeBack(reader);
    expect(claimsOf((await tokensOf(await arrive(fresh.returned), fresh.verifier)).id_token).amr).toEqual([
      'federated',
    ]);
    const stale = await comeBack(reader);
    // As if the site had asked an hour after the provider did.
    await db.rows(
      "/* test.later */ UPDATE federation_state SET payload = jsonb_set(payload, '{freshSince}', to_jsonb($2::float8)) WHERE kind = 'social-request' AND id = $1",
      [queryOf(stale.returned).state, Math.floor(Date.now() / 1000) + 3600],
    );
    expect(await errorAfter(await arrive(stale.returned))).toMatchObject({ error: 'social_sign_in_failed' });
    // As if it had not been asked for it: it says nothing of the time then.
    const { location } = await authorize(browser, ORIGIN, { prompt: 'login' });
    upstream.reader = reader;
    const away = new URL(await go(`${location}/social`));
    for (const asked of ['max_age', 'prompt']) away.searchParams.delete(asked);
    expect(await errorAfter(await arrive(await upstream.visit(away.href)))).toMatchObject({
      error: 'social_sign_in_failed',
    });
  });

  it('does not stand for a second factor', async () => {
    const reader = someone();
    const id = await signUp(reader);
    await db.rows('/* test.mfa */ UPDATE member SET mfa_enabled = true WHERE id = $1', [id]);
    const { returned } = await comeBack(reader);
    expect(queryOf(await arrive(returned))).toMatchObject({ notice: 'social-second-factor' });
  });
});

describe('a return that opens nothing', () => {
  it('is a denial: the missing permission is named', async () => {
    const { returned } = await comeBack(null);
    expect(await errorAfter(await arrive(returned))).toMatchObject({
      error: 'access_denied',
      error_description: 'Permissions error',
    });
  });

  it.each<[string, Partial<UpstreamPerson>]>([
    ['without an email address', { email: undefined }],
    ['with an address that is not verified', { email_verified: false }],
    ['with an address of which nothing is said', { email_verified: undefined }],
    ['with a member’s address that is not verified', { email: 'member@example.com', email_verified: false }],
  ])('is one %s', async (_what, more) => {
    const reader = someone(more);
    const { returned } = await comeBack(reader);
    const failure = await errorAfter(await arrive(returned));
    expect(failure).toMatchObject({
      error: 'access_denied',
      error_description: expect.stringContaining('Email required') as string,
    });
    expect(
      await db.one('/* test.link */ SELECT 1 AS found FROM member_connection WHERE subject = $1', [reader.sub]),
    ).toBeNull();
  });

  it('answers another nonce than was asked with', async () => {
    const { returned } = await comeBack(someone());
    await db.rows(
      `/* test.nonce */ UPDATE federation_state SET payload = jsonb_set(payload, '{nonce}', '"another"') WHERE kind = 'social-request' AND id = $1`,
      [queryOf(returned).state],
    );
    expect(await errorAfter(await arrive(returned))).toMatchObject({ error: 'social_sign_in_failed' });
  });

  it('carries a state that was never issued', async () => {
    const { returned } = await comeBack(someone());
    expect(await go(returned.replace(/state=[^&]+/u, 'state=forged'))).toBe('/error/auth?error=state_not_found');
    expect(await go('/social/callback')).toBe('/error/auth?error=state_not_found');
  });

  it('comes in another browser than left', async () => {
    const { returned } = await comeBack(someone());
    const stranger = new TestBrowser(app, ORIGIN);
    await authorize(stranger, ORIGIN, { prompt: 'login' });
    expect(await arrive(returned, stranger)).toBe('/error/auth?error=session_not_found');
  });

  it('is handed to another person’s sign-in', async () => {
    const { returned } = await comeBack(someone());
    const { location } = await authorize(browser, ORIGIN, { prompt: 'login' });
    expect(await go(`${location}/social/return${new URL(returned).search}`)).toBe('/error/auth?error=state_not_found');
  });

  it('carries a code that was used', async () => {
    const { returned } = await comeBack(someone());
    const handedOn = await go(returned);
    await go(handedOn);
    expect(await go(handedOn)).toBe('/error/auth?error=state_not_found');
    // The same code under a fresh state, as an attacker would put it in.
    const next = await comeBack(someone());
    const mixed = new URL(next.returned);
    mixed.searchParams.set('code', queryOf(returned).code ?? '');
    expect(await errorAfter(await arrive(mixed.href))).toMatchObject({ error: 'social_sign_in_failed' });
  });

  it('says that it comes from another issuer', async () => {
    const { returned } = await comeBack(someone());
    const mixed = new URL(returned);
    expect(mixed.searchParams.get('iss')).toBe(upstream.settings.issuer);
    mixed.searchParams.set('iss', 'https://elsewhere.example');
    expect(await errorAfter(await arrive(mixed.href))).toMatchObject({ error: 'social_sign_in_failed' });
  });
});

describe('a provider that does not answer', () => {
  it('leaves the reader on the sign-in page, which still works', async () => {
    const away = await startIdentity(db, 'demo', undefined, { ...upstream.settings, issuer: 'http://127.0.0.1:9' });
    const by = new TestBrowser(away.app, ORIGIN);
    const { location } = await authorize(by, ORIGIN, { prompt: 'login' });
    expect(queryOf(await go(`${location}/social`, by))).toMatchObject({ notice: 'social-unavailable' });
    expect(
      (await by.post(`${location}/login`, { email: 'member@example.com', password: DEMO_PASSWORD })).statusCode,
    ).toBe(200);
    await away.app.close();
  });

  it('is not there at all where the operator set none', async () => {
    const without = await startIdentity(db);
    const by = new TestBrowser(without.app, ORIGIN);
    const { location } = await authorize(by, ORIGIN, { prompt: 'login' });
    expect((await by.request({ url: `${location}/social` })).statusCode).toBe(404);
    expect((await by.request({ url: '/social/callback' })).statusCode).toBe(404);
    await without.app.close();
  });
});
