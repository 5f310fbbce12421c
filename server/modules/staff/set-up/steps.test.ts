import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { createOutbox } from '#server/platform/mail/createOutbox.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const LOOK =
  'query Look { setUpSteps { isNamed hasImprint isArranged isColoured isMailSent mailAddress mailTestedAt textsToWrite hasRecords } }';
const SEND = 'mutation Send { sendMailTest }';
const RETURN = 'mutation Return($code: String!) { returnMailTest(code: $code) }';
const DOCTOR = 'query Doctor { doctorFindings { check state seen advice } }';

let site: TestApp;
let staff: { memberId: number; isInternal: true };
beforeAll(async () => {
  site = await startTestApp({ settings: { smtpUrl: new URL('smtp://localhost:2525') as never } });
  const made = await createMember(site.db, {
    email: 'mary@example.com',
    firstName: 'Mary',
    lastName: 'Webb',
    passwordHash: null,
    kind: 'internal',
  });
  staff = { memberId: made!.id, isInternal: true };
}, 60_000);
afterAll(() => site.close());

const look = async () => (await site.ask<{ setUpSteps: object }>(LOOK, {}, staff)).data?.setUpSteps;
const give = async (code: string, as: object = staff) =>
  (await site.ask<{ returnMailTest: boolean }>(RETURN, { code }, as)).data?.returnMailTest;

it('says what a new site needs, and no more once it has it', async () => {
  expect(await look()).toEqual({
    isNamed: false,
    hasImprint: false,
    isArranged: false,
    isColoured: false,
    isMailSent: true,
    mailAddress: 'mary@example.com',
    mailTestedAt: null,
    textsToWrite: ['terms', 'privacy', 'accessibility', 'about'],
    hasRecords: false,
  });
  await site.ask(
    'mutation Change($values: [SiteSettingInput!]!) { changeSiteSettings(revision: 0, values: $values) { problems { name } } }',
    {
      values: [
        { name: 'SITE_NAME', value: 'Wexcombe FHS' },
        { name: 'SITE_ACCENT', value: '#1f6f54' },
        { name: 'OPERATOR_NAME', value: 'Wexcombe FHS' },
        { name: 'SEARCH_LIMIT', value: '600' },
      ],
    },
    staff,
  );
  await site.db.rows("/* test.sheet */ INSERT INTO sheet (title, set_key) VALUES ('Burials', 'BURIALS')");
  // A name without an address is no imprint.
  expect(await look()).toMatchObject({
    isNamed: true,
    hasImprint: false,
    isArranged: true,
    isColoured: true,
    hasRecords: true,
  });
  await site.ask(
    'mutation Change($revision: Int!, $values: [SiteSettingInput!]!) { changeSiteSettings(revision: $revision, values: $values) { problems { name } } }',
    { revision: 4, values: [{ name: 'OPERATOR_ADDRESS', value: '1 High Street, Wexcombe' }] },
    staff,
  );
  expect(await look()).toMatchObject({ hasImprint: true });
});

it('a code that was sent by email comes back, and that is kept', async () => {
  expect((await site.ask(SEND, {}, staff)).data).toEqual({ sendMailTest: true });
  const outbox = createOutbox(site.db, readSettings({}).secret);
  const [mail] = await outbox.list(1);
  const text = (await outbox.read(mail!.id))?.text ?? '';
  const code = /enter this code[^:]*: (\w{8})/iu.exec(text)?.[1] ?? '';
  expect(await give('aaaaaaaa')).toBe(false);
  expect(await give(code, { ...staff, memberId: 99 })).toBe(false);
  expect(await look()).toMatchObject({ mailTestedAt: null });
  expect(await give(` ${code.toUpperCase()} `)).toBe(true);
  expect(await look()).toMatchObject({ mailTestedAt: expect.stringMatching(/^\d{4}-/u) });
});

it('codes are sent and tried a few times an hour', async () => {
  for (let tries = 0; tries < 10; tries += 1) await give('guess', { ...staff, memberId: 98 });
  expect((await site.ask(RETURN, { code: 'guess' }, { ...staff, memberId: 98 })).errors?.[0]?.extensions.code).toBe(
    'RATE_LIMITED',
  );
});

it('the doctor says how the deployment is, without secrets', async () => {
  const secret = 'a-secret-that-is-nowhere-else-0123456789';
  const before = process.env.SMTP_URL;
  process.env.SMTP_URL = `smtp://clerk:${secret}@127.0.0.1:9`;
  const { data } = await site.ask<{ doctorFindings: { check: string; state: string }[] }>(DOCTOR, {}, staff);
  if (before === undefined) delete process.env.SMTP_URL;
  else process.env.SMTP_URL = before;
  expect(data?.doctorFindings).toContainEqual(expect.objectContaining({ check: 'settings', state: 'OK' }));
  expect(data?.doctorFindings).toContainEqual(expect.objectContaining({ check: 'email server', state: 'FAULT' }));
  expect(JSON.stringify(data)).not.toContain(secret);
}, 60_000);

it.each([
  ['visitors', {}],
  ['members', { memberId: 7 }],
  ['staff without the duty', { memberId: 7, isInternal: true, duties: ['support'] as const }],
])('there is nothing here for %s', async (_who, as) => {
  for (const operation of [LOOK, SEND, DOCTOR])
    expect((await site.ask(operation, {}, as)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await site.ask(RETURN, { code: 'x' }, as)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});
