import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { offprintAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { thumbnailPath } from '#domain/newspapers/pages/thumbnailPath.ts';
import { memberByEmail } from '#server/engines/identity/accounts/memberStore.ts';
import { DEMO_PASSWORD } from '#server/engines/identity/demoAccounts.ts';
import { seedDemoAccounts } from '#server/engines/identity/seedDemoAccounts.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';
import { signInAs } from '#test/support/server/signInFlow.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';
import { TestBrowser } from '#test/support/server/TestBrowser.ts';

const ORIGIN = 'http://localhost:3000';
const VIEWER = 'https://viewer.example';
const ISSUE = 'BL/0009999/18240217';
const SLUG = 'the-test-journal';
const PAGE = `${ISSUE}/0001`;
const at = (kind: 'issue' | 'page', id: string, what: string) =>
  `/iiif/newspapers/${kind}/${encodeURIComponent(id)}/${what}`;

interface Message {
  type: string;
  profile?: string;
  accessToken?: string;
  messageId: string;
}
interface Probed {
  status: number;
  location?: { id: string; service: { id: string }[] };
}

let site: TestApp;
let folder: string;
let image: string;
const before = process.env.DATA_DIR;
const readers: Record<string, TestBrowser> = {};

const get = (reader: TestBrowser, url: string, headers: Record<string, string> = {}) =>
  reader.request({ url, headers });
/** The message that a page hands to the viewer around its frame. */
async function message(reader: TestBrowser, origin = VIEWER, extra = '&messageId=m1'): Promise<Message> {
  const { body } = await get(reader, `/iiif/newspapers/auth/token?origin=${encodeURIComponent(origin)}${extra}`);
  const said = /data-message="([^"]*)"/u.exec(body)?.[1] ?? '{}';
  return JSON.parse(said.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')) as Message;
}
const probe = async (reader: TestBrowser, headers: Record<string, string> = {}): Promise<Probed> =>
  (await get(reader, at('page', PAGE, 'probe'), headers)).json<Probed>();
/** What a viewer on another site learns with a token of its own. */
async function probeElsewhere(reader: TestBrowser): Promise<Probed> {
  const { accessToken = 'none' } = await message(reader);
  return probe(new TestBrowser(site.app, ORIGIN), { authorization: `Bearer ${accessToken}`, origin: VIEWER });
}

/** True where the address answers; a refusal must look as an address of IIIF that does not exist. */
const opens = (url: () => string) => async (reader: TestBrowser) => {
  const answer = await get(reader, url());
  if (answer.statusCode === 200) return true;
  const missing = await get(reader, at('page', 'BL/0001111/18240217/0001', 'lines'));
  expect([
    answer.statusCode,
    answer.headers['content-type'],
    answer.headers['cache-control'],
    answer.headers.etag,
  ]).toEqual([404, missing.headers['content-type'], missing.headers['cache-control'], undefined]);
  return false;
};
/** True where the answer has what only readers of the issue get; it is there for everyone. */
const holds = (url: string, sign: string) => async (reader: TestBrowser) => {
  const answer = await get(reader, url);
  expect(answer.statusCode).toBe(200);
  return answer.body.includes(sign);
};

const doors: Record<string, (reader: TestBrowser) => Promise<boolean>> = {
  'text in the manifest': holds(at('issue', ISSUE, 'manifest'), 'alto.xml'),
  annotations: opens(() => at('page', PAGE, 'lines')),
  ALTO: opens(() => at('page', PAGE, 'alto.xml')),
  'search in the issue': opens(() => at('issue', ISSUE, 'search?q=shipping')),
  'earlier search in the issue': opens(() => at('issue', ISSUE, 'search-1?q=shipping')),
  'completion in the issue': opens(() => at('issue', ISSUE, 'autocomplete?q=ship')),
  'search in the newspaper': holds(`/iiif/newspapers/title/${SLUG}/search?q=shipping`, '"Annotation"'),
  'search in all newspapers': holds('/iiif/newspapers/search?q=shipping', '"Annotation"'),
  'completion in the newspaper': holds(`/iiif/newspapers/title/${SLUG}/autocomplete?q=ship`, '"total":1'),
  'completion in all newspapers': holds('/iiif/newspapers/autocomplete?q=ship', '"total":1'),
  thumbnail: opens(() => thumbnailPath(PAGE)),
  image: opens(() => `/iiif/3/${image}/info.json`),
  tile: opens(() => `/iiif/3/${image}/0,0,256,256/max/0/default.jpg`),
  'PDF of a page': opens(() => offprintAddress(PAGE)),
  'PDF of an article': opens(() => offprintAddress(`${PAGE}/0001`)),
  probe: async (reader) => (await probe(reader)).status === 200,
  'probe of a viewer elsewhere': async (reader) => (await probeElsewhere(reader)).status === 302,
  'image lent to a viewer elsewhere': async (reader) => {
    const { location } = await probeElsewhere(reader);
    return location !== undefined && (await get(new TestBrowser(site.app, ORIGIN), location.id)).statusCode === 200;
  },
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-iiif-access-'));
  process.env.DATA_DIR = path.join(folder, 'data');
  site = await startTestApp({ settings: { dataDir: process.env.DATA_DIR, iiifViewers: [VIEWER] } });
  await seedDemoAccounts(site.db, 'a secret for tests only');
  const picture = await sharp({ create: { width: 1_000, height: 1_500, channels: 3, background: '#f4efe2' } })
    .png()
    .toBuffer();
  const articles = [{ headline: 'Shipping', areas: [{ page: 1, begin: 'L1' }] }];
  writeFiles(path.join(folder, 'paper'), {
    'mets.xml': metsFile({ images: ['0001.png'], articles }),
    '0001.xml': altoPage(['shipping news of the week']),
    '0001.png': picture,
  });
  await runAdmin(site.db, ['import-newspapers', path.join(folder, 'paper')]);
  image =
    (
      await site.db.one<{ id: string }>('/* test.image */ SELECT image_id AS id FROM newspaper_page WHERE id = $1', [
        PAGE,
      ])
    )?.id ?? '';
  const id = async (email: string) => (await memberByEmail(site.db, email))?.id ?? 0;
  const accounts = {
    member: 'member@example.com',
    subscriber: 'active@example.com',
    patron: 'patron@example.com',
    'patron without access': 'patron-noaccess@example.com',
  };
  const patrons = [await id(accounts.patron), await id(accounts['patron without access'])];
  await site.db.rows('/* test.subscriptions */ DELETE FROM subscription WHERE member_id <> $1', [
    await id(accounts.subscriber),
  ]);
  await site.db.rows('/* test.patronsOfNone */ DELETE FROM library_patron');
  await site.db.rows(
    `/* test.patrons */ WITH made AS (INSERT INTO institution (id, entity_id, name, sign_in_url, signing_keys) VALUES ('test-library', 'https://library.example', 'Library', 'https://library.example/sso', '{key}') RETURNING id)
     INSERT INTO library_patron (institution_id, persistent_id, member_id) SELECT id, 'reader ' || member, member FROM made, unnest($1::bigint[]) AS member`,
    [patrons],
  );
  readers.visitor = new TestBrowser(site.app, ORIGIN);
  for (const [name, email] of Object.entries(accounts)) {
    const browser = new TestBrowser(site.app, ORIGIN);
    await signInAs(browser, ORIGIN, email, DEMO_PASSWORD);
    readers[name] = browser;
  }
}, 120_000);
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await site.close();
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;
  rmSync(folder, { recursive: true, force: true });
});

/** Sets the rules of the newspaper as the importer does, so that the search hears of it. */
async function setRules(...access: string[]): Promise<void> {
  await site.db.rows('/* test.noRules */ DELETE FROM access_rule');
  await site.db.rows(
    '/* test.rules */ INSERT INTO access_rule (title_id, access) SELECT $1, access FROM unnest($2::text[]) AS access',
    ['BL/0009999', access],
  );
  await site.db.rows("/* test.changed */ UPDATE newspaper_article SET change = nextval('newspaper_change')");
}

const EVERYONE = ['visitor', 'member', 'subscriber', 'patron', 'patron without access'];

describe('a newspaper in IIIF', () => {
  it.each<[string, string[], string[]]>([
    ['no rule', [], ['member', 'subscriber', 'patron', 'patron without access']],
    ['free', ['free'], EVERYONE],
    ['members', ['members'], ['member', 'subscriber', 'patron', 'patron without access']],
    ['subscribers', ['subscribers'], ['subscriber']],
    ['one institution', ['institution:test-library'], ['patron']],
    ['another institution', ['institution:elsewhere'], []],
    ['subscribers and one institution', ['subscribers', 'institution:test-library'], ['subscriber', 'patron']],
  ])('with the rule %s is open to the same readers at every door', async (_name, access, expected) => {
    await setRules(...access);
    for (const [door, isOpen] of Object.entries(doors)) {
      const open: string[] = [];
      for (const name of EVERYONE) if (await isOpen(readers[name]!)) open.push(name);
      // A viewer elsewhere has a token only for who is signed in.
      expect([door, open]).toEqual([
        door,
        door.endsWith('elsewhere') ? expected.filter((name) => name !== 'visitor') : expected,
      ]);
    }
  });

  it('shows its pages and articles to everyone, and how to sign in', async () => {
    await setRules('subscribers');
    const manifest = (await get(readers.visitor!, at('issue', ISSUE, 'manifest'))).json<{
      items: object[];
      structures: { items: { label: object }[] }[];
    }>();
    expect([manifest.items.length, manifest.structures[0]?.items.map(({ label }) => label)]).toEqual([
      1,
      [{ none: ['Shipping'] }],
    ]);
    expect(JSON.stringify(manifest)).toContain('AuthProbeService2');
    expect(JSON.stringify(manifest)).not.toMatch(/shipping news|SearchService|lines"/u);
  });

  it('may be read by other sites only where it is free', async () => {
    const headers = async (reader: TestBrowser, url: string) => (await get(reader, url)).headers;
    await setRules('free');
    for (const url of [
      at('issue', ISSUE, 'manifest'),
      at('page', PAGE, 'lines'),
      at('page', PAGE, 'alto.xml'),
      at('issue', ISSUE, 'search?q=shipping'),
    ]) {
      expect(await headers(readers.member!, url)).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, no-cache',
      });
      await setRules('members');
      expect(await headers(readers.member!, url)).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-cache',
        vary: expect.stringContaining('Cookie') as string,
      });
      await setRules('free');
    }
  });

  it('is not sent again while it is as it was, and is withheld as soon as it is closed', async () => {
    await setRules('free');
    const url = at('page', PAGE, 'lines');
    const { etag } = (await get(readers.visitor!, url)).headers;
    const again = () => get(readers.visitor!, url, { 'if-none-match': String(etag) });
    expect((await again()).statusCode).toBe(304);
    await setRules('members');
    expect((await again()).statusCode).toBe(404);
  });

  it('has no text of a hidden article, nor finds it', async () => {
    await setRules('free');
    await site.db.rows(
      "/* test.hide */ UPDATE newspaper_article SET hidden_reason = 'asked for', change = nextval('newspaper_change')",
    );
    const bodies = await Promise.all(
      [
        at('page', PAGE, 'lines'),
        at('page', PAGE, 'alto.xml'),
        at('issue', ISSUE, 'search?q=shipping'),
        at('issue', ISSUE, 'autocomplete?q=ship'),
        at('issue', ISSUE, 'manifest'),
      ].map(async (url) => (await get(readers.member!, url)).body),
    );
    await site.db.rows(
      "/* test.show */ UPDATE newspaper_article SET hidden_reason = NULL, change = nextval('newspaper_change')",
    );
    for (const body of bodies)
      expect(body).not.toMatch(/shipping news|CONTENT="shipping"|"value":"shipping"|Shipping/u);
  });
});

describe('a viewer elsewhere', () => {
  it('gets a token only if the operator has named it, and its reader is signed in', async () => {
    expect(await message(readers.member!)).toMatchObject({ type: 'AuthAccessToken2', messageId: 'm1', expiresIn: 300 });
    expect(await message(readers.visitor!)).toMatchObject({ type: 'AuthAccessTokenError2', profile: 'missingAspect' });
    expect(await message(readers.member!, 'https://elsewhere.example')).toMatchObject({ profile: 'invalidOrigin' });
    expect(await message(readers.member!, VIEWER, '')).toMatchObject({ profile: 'invalidRequest' });
  });

  it.each(['javascript:alert(1)', 'https://viewer.example/path', 'null', ''])(
    'is sent nothing to the origin %j',
    async (origin) => {
      const answer = await get(
        readers.member!,
        `/iiif/newspapers/auth/token?messageId=m1&origin=${encodeURIComponent(origin)}`,
      );
      expect([answer.statusCode, answer.body.includes('data-message')]).toEqual([403, false]);
    },
  );

  it('is handed its token by a page that only it may frame, with no script but ours', async () => {
    const { headers, body } = await get(
      readers.member!,
      `/iiif/newspapers/auth/token?origin=${VIEWER}&messageId=${encodeURIComponent('"><script>alert(1)</script>')}`,
    );
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${VIEWER}`,
    );
    expect([headers['x-frame-options'], headers['cache-control'], body.match(/<script/gu)?.length]).toEqual([
      undefined,
      'no-store',
      1,
    ]);
  });

  it('can use its token from its own site only, and not for what its reader may not see', async () => {
    await setRules('members');
    const { accessToken = '' } = await message(readers.member!);
    const visitor = new TestBrowser(site.app, ORIGIN);
    const ask = async (origin: string, token = accessToken) =>
      (await probe(visitor, { authorization: `Bearer ${token}`, origin })).status;
    expect([
      await ask(VIEWER),
      await ask('https://elsewhere.example'),
      await ask(VIEWER, accessToken.replace(/^t\.[a-z0-9]+/u, 't.zzzzzzzzz')),
    ]).toEqual([302, 401, 401]);
    expect(
      (await get(visitor, at('page', PAGE, 'lines'), { authorization: `Bearer ${accessToken}`, origin: VIEWER }))
        .statusCode,
    ).toBe(404);
    await setRules('subscribers');
    expect(await ask(VIEWER)).toBe(401);
  });

  it('loses a lent image with its time, with the rule, and with the session', async () => {
    await setRules('members');
    const other = new TestBrowser(site.app, ORIGIN);
    await signInAs(other, ORIGIN, 'member@example.com', DEMO_PASSWORD);
    const url = (await probeElsewhere(other)).location?.service[0]?.id ?? '';
    const visitor = new TestBrowser(site.app, ORIGIN);
    const look = async (address = url) => (await get(visitor, `${address}/info.json`)).statusCode;
    const info = await get(visitor, `${url}/info.json`);
    expect([
      info.json<{ id: string }>().id,
      info.headers['cross-origin-resource-policy'],
      info.headers['cache-control'],
    ]).toEqual([url, 'cross-origin', 'private, no-cache']);
    expect(await look(url.replace(/~[a-z0-9]+/u, '~zzzzzzzzz'))).toBe(404);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_801_000);
    expect(await look()).toBe(404);
    jest.restoreAllMocks();
    await setRules('subscribers');
    expect(await look()).toBe(404);
    await setRules('members');
    expect(await look()).toBe(200);
    await other.post('/api/sign-out', {});
    expect(await look()).toBe(404);
  });

  it('has its reader sign in in a tab, which gives it a cookie for tokens and nothing else', async () => {
    const open = (reader: TestBrowser, origin = VIEWER) => get(reader, `/iiif/newspapers/auth/access?origin=${origin}`);
    expect((await open(readers.member!, 'https://elsewhere.example')).statusCode).toBe(403);
    const asked = await open(readers.visitor!);
    expect([
      asked.headers['set-cookie'],
      asked.body.includes('href="/sign-in"'),
      asked.headers['cross-origin-opener-policy'],
    ]).toEqual([undefined, true, 'unsafe-none']);
    const done = await open(readers.subscriber!);
    expect(done.headers['set-cookie']).toMatch(
      /^iiif_viewer=\S+; Path=\/iiif\/newspapers\/auth; Max-Age=3600; HttpOnly; Secure; SameSite=None$/u,
    );
    const pass = readers.subscriber!.cookie('iiif_viewer') ?? '';
    // A frame in another site: this cookie comes, that of the session does not.
    const frame = new TestBrowser(site.app, ORIGIN);
    const token = async (origin: string) => {
      const { body } = await get(
        frame,
        `/iiif/newspapers/auth/token?origin=${encodeURIComponent(origin)}&messageId=m1`,
        { cookie: `iiif_viewer=${pass}` },
      );
      return /AuthAccessToken2|invalidAspect|invalidOrigin|expiredAspect/u.exec(body)?.[0];
    };
    expect([await token(VIEWER), await token(ORIGIN)]).toEqual(['AuthAccessToken2', 'invalidAspect']);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_601_000);
    expect(await token(VIEWER)).toBe('expiredAspect');
    jest.restoreAllMocks();
    expect((await get(readers.subscriber!, '/iiif/newspapers/auth/logout')).headers['set-cookie']).toContain(
      'Max-Age=0',
    );
  });

  it('is let to send its token', async () => {
    const answer = await site.app.inject({
      method: 'OPTIONS',
      url: at('page', PAGE, 'probe'),
      headers: { host: 'localhost:3000', origin: VIEWER },
    });
    expect([answer.statusCode, answer.headers['access-control-allow-headers']]).toEqual([204, 'authorization']);
  });
});
