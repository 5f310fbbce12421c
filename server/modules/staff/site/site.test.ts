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
let staff: { memberId: number; isInternal: true };
beforeAll(async () => {
  site = await startTestApp({ settings: { setOutside: ['OPERATOR_REGISTRATION'] } });
  const made = await createMember(site.db, {
    email: 'staff@example.com',
    firstName: 'Una',
    lastName: 'Testwell',
    passwordHash: null,
    kind: 'internal',
  });
  staff = { memberId: made!.id, isInternal: true };
}, 60_000);
afterAll(() => site.close());
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
