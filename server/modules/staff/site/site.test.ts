import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const LOOK =
  'query Look { siteSettings { revision settings { name value otherwise isSetOutside } changes { id name was becomes staff mayBeUndone } } }';
const CHANGE =
  'mutation Change($revision: Int!, $values: [SiteSettingInput!]!) { changeSiteSettings(revision: $revision, values: $values) { problems { name message } } }';
const UNDO = 'mutation Undo($id: ID!) { undoSiteSetting(id: $id) }';
const HTML = { accept: 'text/html', host: 'localhost:3000' };

interface Looked {
  siteSettings: {
    revision: number;
    settings: { name: string; value: string; otherwise: string; isSetOutside: boolean }[];
    changes: { id: string; name: string; was: string; becomes: string; staff: string | null; mayBeUndone: boolean }[];
  };
}

let site: TestApp;
let folder: string;
let staff: { memberId: number; isInternal: true };
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-site-'));
  site = await startTestApp({ settings: { setOutside: ['OPERATOR_REGISTRATION'], dataDir: folder } });
  const made = await createMember(site.db, {
    email: 'staff@example.com',
    firstName: 'Una',
    lastName: 'Testwell',
    passwordHash: null,
    kind: 'internal',
  });
  staff = { memberId: made!.id, isInternal: true };
}, 60_000);
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(async () => {
  await site.db.rows('/* test.empty */ TRUNCATE site_setting RESTART IDENTITY');
  await change(0, {});
});

const look = async () => (await site.ask<Looked>(LOOK, {}, staff)).data!.siteSettings;
const change = async (revision: number, values: Record<string, string>, as: object = staff) => {
  const { data, errors } = await site.ask<{ changeSiteSettings: { problems: { name: string; message: string }[] } }>(
    CHANGE,
    { revision, values: Object.entries(values).map(([name, value]) => ({ name, value })) },
    as,
  );
  return data?.changeSiteSettings.problems ?? errors?.[0]?.extensions.code;
};
const titleOf = async () =>
  /<title>(.*?)<\/title>/u.exec((await site.app.inject({ url: '/', headers: HTML })).body)?.[1];

it('the name that staff give the site is in every document at once, and in the manifest', async () => {
  expect(await change(0, { SITE_NAME: ' Wexcombe & District FHS ', SITE_SHORT_NAME: 'Wexcombe' })).toEqual([]);
  expect(await titleOf()).toMatch(/ \| Wexcombe &amp; District FHS$/u);
  expect((await site.app.inject({ url: '/site.webmanifest', headers: HTML })).json()).toMatchObject({
    name: 'Wexcombe & District FHS',
    short_name: 'Wexcombe',
  });
  expect((await look()).settings.slice(0, 2)).toEqual([
    { name: 'SITE_NAME', value: 'Wexcombe & District FHS', otherwise: 'Muniment', isSetOutside: false },
    { name: 'SITE_SHORT_NAME', value: 'Wexcombe', otherwise: '', isSetOutside: false },
  ]);
});

it('who runs the site is in its texts', async () => {
  await change(0, { OPERATOR_NAME: 'Wexcombe Society', OPERATOR_ADDRESS: 'The Vestry, Wexcombe' });
  const { data } = await site.ask<{ content: object }>(
    'query Terms { content(kind: "site", key: "terms") { blocks { spans { text } } } }',
  );
  expect(JSON.stringify(data?.content)).toContain('Wexcombe Society');
});

it('a change is an act of staff, with its history, and can be taken back', async () => {
  await change(0, { SITE_NAME: 'Wexcombe FHS' });
  await change(1, { SITE_NAME: 'Wexcombe Records' });
  const { changes, revision } = await look();
  expect(revision).toBe(2);
  expect(changes).toEqual([
    {
      id: '2',
      name: 'SITE_NAME',
      was: 'Wexcombe FHS',
      becomes: 'Wexcombe Records',
      staff: 'Una Testwell',
      mayBeUndone: true,
    },
    { id: '1', name: 'SITE_NAME', was: '', becomes: 'Wexcombe FHS', staff: 'Una Testwell', mayBeUndone: false },
  ]);
  expect((await site.ask(UNDO, { id: '1' }, staff)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await site.ask(UNDO, { id: '2' }, staff)).data).toEqual({ undoSiteSetting: true });
  expect(await titleOf()).toMatch(/ \| Wexcombe FHS$/u);
  expect(
    await site.db.rows(
      "/* test.acts */ SELECT staff_id::int AS staff, duty, before, after FROM staff_act WHERE what = 'site-setting-changed' ORDER BY id DESC LIMIT 2",
    ),
  ).toEqual([
    {
      staff: staff.memberId,
      duty: 'operations',
      before: { setting: 'SITE_NAME', value: 'Wexcombe Records' },
      after: { setting: 'SITE_NAME', value: 'Wexcombe FHS' },
    },
    {
      staff: staff.memberId,
      duty: 'operations',
      before: { setting: 'SITE_NAME', value: 'Wexcombe FHS' },
      after: { setting: 'SITE_NAME', value: 'Wexcombe Records' },
    },
  ]);
});

it('emptied, a setting is as the environment has it', async () => {
  await change(0, { SITE_NAME: 'Wexcombe FHS' });
  expect(await change(1, { SITE_NAME: ' ' })).toEqual([]);
  expect(await titleOf()).toMatch(/ \| Muniment$/u);
});

it('what does not fit is refused with what to enter, and nothing is kept', async () => {
  expect(await change(0, { SITE_NAME: 'x'.repeat(81), SUPPORT_EMAIL: 'us', SITE_SHORT_NAME: 'Wexcombe' })).toEqual([
    { name: 'SITE_NAME', message: 'Enter a line of at most 80 characters.' },
    { name: 'SUPPORT_EMAIL', message: 'Enter an email address.' },
  ]);
  expect((await look()).revision).toBe(0);
});

it.each([
  ['that the operator sets', 'OPERATOR_REGISTRATION'],
  ['that is no one’s to change here', 'MUNIMENT_SECRET'],
])('a setting %s is not changed', async (_what, name) => {
  expect(await change(0, { [name]: 'x' })).toBe('BAD_USER_INPUT');
  expect((await look()).revision).toBe(0);
});

it('a change that was not seen is not overwritten', async () => {
  await change(0, { SITE_NAME: 'Wexcombe FHS' });
  expect(await change(0, { SITE_NAME: 'Wexcombe Records' })).toBe('CONFLICT');
  expect(await titleOf()).toMatch(/ \| Wexcombe FHS$/u);
});

it.each([
  ['visitors', {}],
  ['members', { memberId: 7 }],
  ['staff without the duty', { memberId: 7, isInternal: true, duties: ['support', 'content'] as const }],
])('there is nothing here for %s', async (_who, as) => {
  expect((await site.ask(LOOK, {}, as)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await change(0, { SITE_NAME: 'Wexcombe FHS' }, as)).toBe('NOT_FOUND');
  expect((await site.ask(UNDO, { id: '1' }, as)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

const BRING =
  'mutation Bring($revision: Int!, $picture: String!) { bringSiteLogo(revision: $revision, picture: $picture) { problems { name message } } }';
const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
const bring = async (bytes: Buffer | string, revision = 0, as: object = staff) => {
  const { data, errors } = await site.ask<{ bringSiteLogo: { problems: { message: string }[] } }>(
    BRING,
    { revision, picture: Buffer.from(bytes).toString('base64') },
    as,
  );
  return data?.bringSiteLogo.problems.map(({ message }) => message) ?? errors?.[0]?.extensions.code;
};
const logoNow = async () => (await look()).settings.find(({ name }) => name === 'SITE_LOGO')?.value ?? '';
const fetchLogo = (name: string) => site.app.inject({ url: `/site-logo/${name}` });

it('a drawing becomes the logo and the icon of the site, can do nothing, and can be taken back', async () => {
  expect(await bring(SQUARE)).toEqual([]);
  const name = await logoNow();
  expect(name).toMatch(/^[0-9a-f]{32}-64x64\.svg$/u);
  const answer = await fetchLogo(name);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect(answer.body).toContain('<path d="M0 0h9v9z">');
  const document = (await site.app.inject({ url: '/', headers: HTML })).body;
  expect(document).toContain(`<link rel="icon" type="image/svg+xml" href="/site-logo/${name}">`);
  expect(document).toContain(`"logo":"${name}"`);
  expect(
    (await site.app.inject({ url: '/site.webmanifest', headers: HTML })).json<{ icons: object[] }>().icons[0],
  ).toEqual({ src: `/site-logo/${name}`, type: 'image/svg+xml', sizes: 'any' });

  const wide = await sharp({ create: { width: 1200, height: 200, channels: 3, background: '#7a1f3d' } })
    .png()
    .toBuffer();
  expect(await bring(wide, 1)).toEqual([]);
  const second = await logoNow();
  expect(second).toMatch(/-640x107\.webp$/u);
  expect((await fetchLogo(second)).headers['content-type']).toBe('image/webp');
  expect((await site.app.inject({ url: '/', headers: HTML })).body).not.toContain('<link rel="icon" type="image/webp"');
  expect((await site.ask(UNDO, { id: '2' }, staff)).data).toEqual({ undoSiteSetting: true });
  expect(await logoNow()).toBe(name);
  expect(await change(3, { SITE_LOGO: '' })).toEqual([]);
  expect(await logoNow()).toBe('');
});

it.each([
  ['what is no picture', 'a letter', 'Bring an SVG'],
  ['a drawing with a script', SQUARE.replace('<path', '<script/><path'), 'script'],
  ['a drawing that is too large', SQUARE.replace('9z', `9z${' '.repeat(100_000)}`), '100 kB'],
  ['a file that is too large', Buffer.alloc(700_010), '700 kB'],
  ['a strip', SQUARE.replace('9 9', '900 9'), '10 times'],
  ['a cut picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'Bring an SVG'],
])('%s is no logo', async (_what, bytes, why) => {
  expect(await bring(bytes)).toEqual([expect.stringContaining(why)]);
  expect(await logoNow()).toBe('');
});

it('a logo is brought as a picture, by staff, on what they have seen', async () => {
  expect(await change(0, { SITE_LOGO: `${'0'.repeat(32)}-64x64.svg` })).toBe('BAD_USER_INPUT');
  expect(await bring(SQUARE, 7)).toBe('CONFLICT');
  expect(await bring(SQUARE, 0, { memberId: 7 })).toBe('NOT_FOUND');
  expect((await fetchLogo(`${'0'.repeat(32)}-64x64.svg`)).statusCode).toBe(404);
  expect((await fetchLogo('..%2F..%2Fset-up-code')).statusCode).toBe(404);
});

it('a name that looks like markup, or is very long, is a name', async () => {
  expect(await change(0, { SITE_NAME: '"><script>alert(1)</script>' })).toEqual([]);
  expect((await site.app.inject({ url: '/', headers: HTML })).body).not.toContain('<script>alert');
  expect(await change(1, { SITE_NAME: 'n'.repeat(200) })).toEqual([
    { name: 'SITE_NAME', message: 'Enter a line of at most 80 characters.' },
  ]);
  expect(await change(1, { SITE_NAME: 'Wexcombe \u202Egro.elpmaxe' })).toHaveLength(1);
  expect(await change(1, { SITE_NAME: 'جمعية ويكسكوم' })).toEqual([]);
});
