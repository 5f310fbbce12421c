import { randomUUID } from 'node:crypto';

import Fastify, { type FastifyInstance } from 'fastify';

import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { ORIGIN, SECRET } from '#test/support/server/identitySite.ts';
import { authorize, signInAs, type Tokens } from '#test/support/server/signInFlow.ts';
import { siteIdentity } from '#test/support/server/siteIdentity.ts';
import { TestBrowser } from '#test/support/server/TestBrowser.ts';

import { createMember } from '../accounts/memberStore.ts';
import { bindTicket } from '../createAdmission.ts';
import { createIdentity } from '../createIdentity.ts';
import { DEMO_PASSWORD } from '../demoAccounts.ts';
import { hashPassword } from '../hashing/password.ts';
import type { Identity } from '../identity.ts';
import { seedDemoAccounts } from '../seedDemoAccounts.ts';
import { sweepExpired } from '../sweepExpired.ts';

const EMAIL = 'member@example.com';
const OWN = { email: 'ann@example.com', password: 'clay labourer at St Austell' };

let db: Database;
const running: FastifyInstance[] = [];

/** A copy of the server on the database. */
async function start(
  mode: 'demo' | 'production' = 'demo',
  secret = SECRET,
): Promise<{ identity: Identity; app: FastifyInstance }> {
  const identity = await createIdentity({
    siteIdentity,
    db,
    log: silentLog,
    mailer: createMailer({ db, secret, siteIdentity }),
    settings: { publicUrl: ORIGIN, mode, secret },
  });
  const app = Fastify({ routerOptions: { maxParamLength: 500 } });
  await identity.register(app);
  running.push(app);
  return { identity, app };
}

beforeAll(async () => {
  db = await testDatabase();
  await seedDemoAccounts(db, SECRET);
  await createMember(db, {
    email: OWN.email,
    firstName: 'Ann',
    lastName: 'Lee',
    passwordHash: await hashPassword(OWN.password),
  });
}, 60_000);
beforeEach(() => db.rows('/* test.again */ DELETE FROM identity_key'));
afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.close()));
});
afterAll(() => db.close());

/** A reader who signed in at a copy of the server, with everything that could open something later. */
async function signedIn(
  { identity, app }: { identity: Identity; app: FastifyInstance },
  email = OWN.email,
  password = OWN.password,
) {
  const browser = new TestBrowser(app, ORIGIN);
  const tokens = await signInAs(browser, ORIGIN, email, password);
  const ticket = randomUUID();
  await bindTicket(
    db,
    ticket,
    (await identity.sessionOf({ authorization: `Bearer ${tokens.access_token}` }))?.uid ?? '',
  );
  return { browser, tokens, ticket, cookies: browser.cookiesFor('/') };
}

/**
 * What each entrance of a copy of the server says to a reader: pages, pictures, entitlements, tickets, renewal, silent
 * sign-in.
 */
async function doors(
  { identity, app }: { identity: Identity; app: FastifyInstance },
  { tokens, ticket, cookies }: { tokens: Tokens; ticket: string; cookies: string },
) {
  const authorization = `Bearer ${tokens.access_token}`;
  const renewal = {
    url: '/oidc/token',
    method: 'POST' as const,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'spa',
      refresh_token: tokens.refresh_token,
    }).toString(),
  };
  const silent = new URLSearchParams({
    client_id: 'spa',
    response_type: 'code',
    redirect_uri: `${ORIGIN}/complete-login`,
    scope: 'openid',
    prompt: 'none',
    state: 's',
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
  });
  const isLetIn = {
    page: await identity.viewerOf({ authorization }).then(
      ({ memberId }) => memberId !== null,
      () => false,
    ),
    pictureByToken: (await identity.onlookerOf({ authorization })).memberId !== null,
    pictureByCookie: (await identity.onlookerOf({ cookie: cookies })).memberId !== null,
    session: (await identity.sessionOf({ authorization })) !== null,
    entitlements: (await app.inject({ url: '/api/entitlements', headers: { authorization } })).statusCode === 200,
    ticket: await identity.admitsTicket(ticket),
    renewal: (await app.inject(renewal)).statusCode === 200,
    silently: String(
      (await app.inject({ url: `/oidc/auth?${silent.toString()}`, headers: { cookie: cookies } })).headers.location,
    ).includes('code='),
  };
  return [...new Set(Object.values(isLetIn))].length === 1 ? isLetIn.page : isLetIn;
}

describe('what was given out', () => {
  it('is let in by every copy of the server with the same secret and mode', async () => {
    const here = await start();
    const reader = await signedIn(here);
    expect([await doors(here, reader), await doors(await start(), reader)]).toEqual([true, true]);
  });

  it('is kept when a copy is started with another MUNIMENT_SECRET: that start is refused, in either mode, and says what to do', async () => {
    const here = await start();
    const reader = await signedIn(here);
    for (const mode of ['demo', 'production'] as const)
      await expect(start(mode, 'another secret of the same site')).rejects.toThrow(
        /another MUNIMENT_SECRET.*keys change-secret/u,
      );
    expect(await doors(await start(), reader)).toBe(true);
  });

  it.each([
    ['a demo account', EMAIL, DEMO_PASSWORD],
    ['a member’s own account', OWN.email, OWN.password],
  ])('in demo mode to %s opens no door in production', async (_whose, email, password) => {
    const reader = await signedIn(await start(), email, password);
    expect(await doors(await start('production'), reader)).toBe(false);
  });

  it('to an account that is a demo account opens no door in production, whatever key it was made under', async () => {
    const here = await start('production');
    const reader = await signedIn(here);
    expect(await doors(here, reader)).toBe(true);
    await db.rows('/* test.demo */ UPDATE member SET is_demo = true WHERE email = $1', [OWN.email]);
    expect(await doors(here, reader)).toBe(false);
    await db.rows('/* test.own */ UPDATE member SET is_demo = false WHERE email = $1', [OWN.email]);
  });
});

describe('muniment keys', () => {
  it('rotate keeps everyone signed in, publishes the new key ahead, and then signs with it in copies that run', async () => {
    const here = await start();
    const reader = await signedIn(here);
    const [before] = (await here.app.inject({ url: '/oidc/jwks' })).json<{ keys: { kid: string }[] }>().keys;
    const { code, out, err } = await runAdmin(db, ['keys', 'rotate']);
    const made = /^Key (\w+) is used in 10 seconds/u.exec(out)?.[1];
    expect([code, err]).toEqual([0, expect.stringMatching(/^audit: 20\S+ keys rotated by the operator$/u)]);
    expect(await doors(here, reader)).toBe(true);
    expect((await runAdmin(db, ['keys', 'list'])).out).toMatch(
      new RegExp(`${before?.kid} +current .*\\n${made} +next`, 'u'),
    );
    // Ten seconds later.
    await db.rows("/* test.later */ UPDATE identity_key SET used_from = used_from - interval '11 seconds'");
    const second = await start();
    const published = (await second.app.inject({ url: '/oidc/jwks' }))
      .json<{ keys: { kid: string }[] }>()
      .keys.map(({ kid }) => kid);
    expect(published).toEqual([made, before?.kid]);
    expect(await doors(second, reader)).toBe(true);
    const { tokens } = await signedIn(second);
    expect(JSON.parse(Buffer.from(tokens.id_token.split('.')[0] ?? '', 'base64url').toString())).toMatchObject({
      kid: made,
    });
    // The first copy was not started again: it notices within seconds.
    for (let tries = 0; tries < 40; tries += 1) {
      const [first] = (await here.app.inject({ url: '/oidc/jwks' })).json<{ keys: { kid: string }[] }>().keys;
      if (first?.kid === made) break;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    expect((await here.app.inject({ url: '/oidc/jwks' })).json<{ keys: { kid: string }[] }>().keys[0]?.kid).toBe(made);
    expect(await doors(here, reader)).toBe(true);
  }, 90_000);

  it('rotate lets what the old key signed in until its end, and no longer, also before it is swept away', async () => {
    const here = await start();
    const reader = await signedIn(here);
    await runAdmin(db, ['keys', 'rotate']);
    await db.rows(
      "/* test.twoWeeks */ UPDATE identity_key SET used_from = used_from - interval '1 minute', ends_at = ends_at - interval '13 days'",
    );
    expect((await here.identity.onlookerOf({ cookie: reader.cookies })).memberId).not.toBeNull();
    await db.rows(
      "/* test.over */ UPDATE identity_key SET ends_at = now() - interval '1 second' WHERE ends_at IS NOT NULL",
    );
    expect(await doors(here, reader)).toBe(false);
    await sweepExpired(db);
    expect(await db.rows('/* test.keys */ SELECT id FROM identity_key')).toHaveLength(1);
  });

  it('gives a session that is used the new key, so that a reader who comes daily is never signed out by it', async () => {
    const here = await start();
    const { browser } = await signedIn(here);
    await runAdmin(db, ['keys', 'rotate']);
    await db.rows("/* test.later */ UPDATE identity_key SET used_from = used_from - interval '11 seconds'");
    const later = await start();
    const daily = new TestBrowser(later.app, ORIGIN);
    const first = await later.app.inject({
      url: `/oidc/auth?${new URLSearchParams({ client_id: 'spa', response_type: 'code', redirect_uri: `${ORIGIN}/complete-login`, scope: 'openid', prompt: 'none', state: 's', code_challenge: 'c'.repeat(43), code_challenge_method: 'S256' }).toString()}`,
      headers: { cookie: browser.cookiesFor('/') },
    });
    const cookie = [first.headers['set-cookie'] ?? []]
      .flat()
      .map((line) => line.split(';')[0])
      .join('; ');
    await db.rows(
      "/* test.over */ UPDATE identity_key SET ends_at = now() - interval '1 second' WHERE ends_at IS NOT NULL",
    );
    await sweepExpired(db);
    expect((await later.identity.onlookerOf({ cookie })).memberId).not.toBeNull();
    expect(new URL((await authorize(daily, ORIGIN, { prompt: 'none' })).location).searchParams.get('error')).toBe(
      'login_required',
    );
  });

  it('rotate --end-old signs everyone out at once', async () => {
    const here = await start();
    const reader = await signedIn(here);
    expect((await runAdmin(db, ['keys', 'rotate', '--end-old'])).out).toContain('everyone is signed out');
    expect(
      await db.one(
        '/* test.event */ SELECT kind, actor, member_id, detail FROM security_event ORDER BY id DESC LIMIT 1',
      ),
    ).toEqual({ kind: 'keys-rotated', actor: 'operator', member_id: null, detail: 'earlier keys ended' });
    expect(await doors(here, reader)).toBe(false);
    expect(await doors(here, await signedIn(await start()))).not.toBe(false);
  });

  it('refuses to work with other settings than the site’s', async () => {
    await start();
    expect(await runAdmin(db, ['keys', 'rotate'], { mode: 'production' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('settings of the server'),
    });
  });
});

describe('muniment user sign-out', () => {
  it('ends the sessions of one account, or of everyone', async () => {
    const here = await start();
    const [ann, mary] = [await signedIn(here), await signedIn(here, EMAIL, DEMO_PASSWORD)];
    expect(await runAdmin(db, ['user', 'sign-out', OWN.email])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Account \d+ is signed out: 1 session ended\.$/u),
    });
    expect([await doors(here, ann), await doors(here, mary)]).toEqual([false, true]);
    expect((await runAdmin(db, ['user', 'sign-out', '--all'])).out).toMatch(
      /^Everyone is signed out: \d+ sessions? ended\.$/u,
    );
    expect(await doors(here, mary)).toBe(false);
  });

  it('needs an account', async () => {
    expect(await runAdmin(db, ['user', 'sign-out'])).toMatchObject({ code: 1, err: 'Name an account, or say --all.' });
    expect(await runAdmin(db, ['user', 'sign-out', OWN.email, '--all'])).toMatchObject({ code: 1 });
  });
});
