import { createMember, memberByEmail, memberById } from '#server/engines/identity/accounts/memberStore.ts';
import { hashPassword } from '#server/engines/identity/hashing/password.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { linkTokenHash } from '#server/platform/encryption/randomTokens.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const SECRET = readSettings({}).secret;
const DETAILS = `query getPersonalDetails($getConnections: Boolean) { getPersonalDetails(getConnections: $getConnections) {
  id firstName lastName dateOfBirth email mfaEnabled connections { provider name } emailChangeExpiresAt } }`;
const CHANGE =
  'mutation changeUserEmailAddress($newEmailAddress: String!) { changeUserEmailAddress(newEmailAddress: $newEmailAddress) { id email } }';
const CONFIRM = 'mutation confirm($token: String!) { confirmEmailAddress(token: $token) }';
const CANCEL = 'mutation cancel($token: String!) { cancelEmailChange(token: $token) }';
const SAVE = `mutation save($firstName: String!, $lastName: String!, $dateOfBirth: String) {
  updatePersonalDetails(firstName: $firstName, lastName: $lastName, dateOfBirth: $dateOfBirth) { user { firstName lastName dateOfBirth } problems { field code } } }`;

let test: TestApp;
let passwordHash: string;
beforeAll(async () => {
  test = await startTestApp();
  passwordHash = await hashPassword('wexcombe-1881');
}, 60_000);
afterAll(() => test?.close());

let made = 0;
async function aMember() {
  const email = `member${(made += 1)}@example.com`;
  const member = await createMember(test.db, { email, firstName: 'Mary', lastName: 'Penrose', passwordHash });
  if (!member) throw new Error('no member');
  const as = { memberId: member.id, grants: ['security-settings:manage:*', 'personal-details'] };
  return { id: member.id, email, as };
}
const codeOf = (answer: { errors?: { extensions: Record<string, unknown> }[] }) => answer.errors?.[0]?.extensions.code;
const tokenIn = (mail: { link?: string } | undefined) => new URL(mail?.link ?? 'nowhere:').hash.replace('#token=', '');
const lastMail = async (address: string) => (await mailsTo(test.db, SECRET, address))[0];

describe('what members learn of their own account', () => {
  it('API-004 ENT-008 is who they are, with connections only when they are asked for', async () => {
    const { id, email, as } = await aMember();
    await test.db.rows(
      "/* test.connect */ INSERT INTO member_connection (member_id, provider, subject) VALUES ($1, 'facebook', 'someone')",
      [id],
    );
    const own = {
      id: String(id),
      firstName: 'Mary',
      lastName: 'Penrose',
      dateOfBirth: null,
      email,
      mfaEnabled: false,
      emailChangeExpiresAt: null,
    };
    expect((await test.ask(DETAILS, { getConnections: true }, as)).data).toEqual({
      getPersonalDetails: { ...own, connections: [{ provider: 'facebook', name: 'Facebook' }] },
    });
    expect((await test.ask(DETAILS, { getConnections: false }, as)).data).toEqual({
      getPersonalDetails: { ...own, connections: null },
    });
  });

  it('is nothing for visitors', async () => {
    expect((await test.ask(DETAILS, { getConnections: true })).data).toEqual({ getPersonalDetails: null });
  });
});

describe('a new email address', () => {
  it('API-005 SEC-034 takes the place of the old one when its link is opened, and not before', async () => {
    const { id, email, as } = await aMember();
    const answer = await test.ask(CHANGE, { newEmailAddress: ' New1@Example.com ' }, as);
    expect(answer.data).toEqual({ changeUserEmailAddress: { id: String(id), email } });
    expect(
      (await test.ask<{ getPersonalDetails: { emailChangeExpiresAt: string } }>(DETAILS, {}, as)).data
        ?.getPersonalDetails.emailChangeExpiresAt,
    ).toMatch(/^20/);
    const token = tokenIn(await lastMail('new1@example.com'));
    expect(
      await test.db.one('/* test.stored */ SELECT 1 AS one FROM email_change WHERE confirm_hash = $1', [
        linkTokenHash(token),
      ]),
    ).not.toBeNull();
    expect((await test.ask(CONFIRM, { token })).data).toEqual({ confirmEmailAddress: true });
    expect((await memberById(test.db, id))?.email).toBe('new1@example.com');
    expect((await test.ask(CONFIRM, { token })).data).toEqual({ confirmEmailAddress: false });
    expect([(await lastMail(email))?.kind, (await lastMail('new1@example.com'))?.kind]).toEqual([
      'email-changed',
      'email-changed',
    ]);
  });

  it('can be stopped from the old address', async () => {
    const { id, email, as } = await aMember();
    await test.ask(CHANGE, { newEmailAddress: 'thief@example.com' }, as);
    expect((await test.ask(CANCEL, { token: tokenIn(await lastMail(email)) })).data).toEqual({
      cancelEmailChange: true,
    });
    expect((await test.ask(CONFIRM, { token: tokenIn(await lastMail('thief@example.com')) })).data).toEqual({
      confirmEmailAddress: false,
    });
    expect((await memberById(test.db, id))?.email).toBe(email);
  });

  it('works for a day, and only with the last link that was sent', async () => {
    const { id, as } = await aMember();
    await test.ask(CHANGE, { newEmailAddress: 'first@example.com' }, as);
    await test.ask(CHANGE, { newEmailAddress: 'later@example.com' }, as);
    expect((await test.ask(CONFIRM, { token: tokenIn(await lastMail('first@example.com')) })).data).toEqual({
      confirmEmailAddress: false,
    });
    await test.db.rows(
      "/* test.age */ UPDATE email_change SET expires_at = now() - interval '1 second' WHERE member_id = $1",
      [id],
    );
    expect((await test.ask(CONFIRM, { token: tokenIn(await lastMail('later@example.com')) })).data).toEqual({
      confirmEmailAddress: false,
    });
  });

  it('that belongs to another member looks like any other to this one; its owner gets an email', async () => {
    const { id, email, as } = await aMember();
    const owner = await aMember();
    expect((await test.ask(CHANGE, { newEmailAddress: owner.email.toUpperCase() }, as)).data).toEqual({
      changeUserEmailAddress: { id: String(id), email },
    });
    expect((await test.ask<{ getPersonalDetails: object }>(DETAILS, {}, as)).data?.getPersonalDetails).toMatchObject({
      emailChangeExpiresAt: expect.stringMatching(/^20/) as string,
    });
    expect((await lastMail(owner.email))?.kind).toBe('email-taken');
    expect((await memberByEmail(test.db, owner.email))?.id).toBe(owner.id);
  });

  it('that another member took meanwhile is not taken from them', async () => {
    const { as } = await aMember();
    await test.ask(CHANGE, { newEmailAddress: 'raced@example.com' }, as);
    const other = await createMember(test.db, {
      email: 'raced@example.com',
      firstName: 'A',
      lastName: 'B',
      passwordHash,
    });
    expect((await test.ask(CONFIRM, { token: tokenIn(await lastMail('raced@example.com')) })).data).toEqual({
      confirmEmailAddress: false,
    });
    expect((await memberByEmail(test.db, 'raced@example.com'))?.id).toBe(other?.id);
  });

  it.each(['', 'abc', 'a@b.con'])('%j is refused by the server as well', async (newEmailAddress) => {
    const { as } = await aMember();
    expect(codeOf(await test.ask(CHANGE, { newEmailAddress }, as))).toBe('BAD_USER_INPUT');
  });

  it('SEC-031 is refused to members identified by another site', async () => {
    const { id, as } = await aMember();
    await test.db.rows(
      "/* test.connectAlso */ INSERT INTO member_connection (member_id, provider, subject) VALUES ($1, 'facebook', 'someone else')",
      [id],
    );
    expect(codeOf(await test.ask(CHANGE, { newEmailAddress: 'other@example.com' }, as))).toBe('FORBIDDEN');
    expect(await lastMail('other@example.com')).toBeUndefined();
  });

  it('GRANT-018 wants the grant for credentials', async () => {
    const { id } = await aMember();
    const asked = (grants: string[] | null) =>
      test.ask(CHANGE, { newEmailAddress: 'other@example.com' }, { memberId: id, grants });
    expect([
      codeOf(await asked(['security-settings:manage:mfa'])),
      codeOf(await asked([])),
      codeOf(await asked(null)),
    ]).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    expect(codeOf(await test.ask(CHANGE, { newEmailAddress: 'other@example.com' }))).toBe('UNAUTHENTICATED');
  });

  it('can be asked for five times an hour, since each time sends email', async () => {
    const { as } = await aMember();
    for (const at of [1, 2, 3, 4, 5])
      expect(codeOf(await test.ask(CHANGE, { newEmailAddress: `often${at}@example.com` }, as))).toBeUndefined();
    expect(codeOf(await test.ask(CHANGE, { newEmailAddress: 'often6@example.com' }, as))).toBe('RATE_LIMITED');
  });
});

describe('personal details', () => {
  it('are saved trimmed, and the date of birth can be taken away again', async () => {
    const { as } = await aMember();
    const saved = await test.ask(SAVE, { firstName: ' Maria ', lastName: 'Penrose', dateOfBirth: '1961-02-03' }, as);
    expect(saved.data).toEqual({
      updatePersonalDetails: {
        user: { firstName: 'Maria', lastName: 'Penrose', dateOfBirth: '1961-02-03' },
        problems: [],
      },
    });
    const again = await test.ask(SAVE, { firstName: 'Maria', lastName: 'Penrose', dateOfBirth: '' }, as);
    expect(again.data).toMatchObject({ updatePersonalDetails: { user: { dateOfBirth: null } } });
  });

  it('that are wrong change nothing and are reported by field', async () => {
    const { as } = await aMember();
    const refused = await test.ask(SAVE, { firstName: '', lastName: 'X', dateOfBirth: '2030-01-01' }, as);
    expect(refused.data).toEqual({
      updatePersonalDetails: {
        user: { firstName: 'Mary', lastName: 'Penrose', dateOfBirth: null },
        problems: [
          { field: 'firstName', code: 'REQUIRED' },
          { field: 'dateOfBirth', code: 'INVALID' },
        ],
      },
    });
  });

  it('GRANT-019 want the grant personal-details', async () => {
    const { id } = await aMember();
    expect(
      codeOf(
        await test.ask(
          SAVE,
          { firstName: 'A', lastName: 'B' },
          { memberId: id, grants: ['security-settings:manage:*'] },
        ),
      ),
    ).toBe('FORBIDDEN');
  });
});
