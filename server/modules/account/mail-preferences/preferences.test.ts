import { memberByEmail } from '#server/engines/identity/accounts/memberStore.ts';
import { seedDemoAccounts } from '#server/engines/identity/seedDemoAccounts.ts';
import { mailChoicesOf } from '#server/modules/account/profile/notificationSettingStore.ts';
import { DEMO_SECRET as SECRET } from '#server/platform/config/secretProblem.ts';
import { memberOfToken, preferenceLink, preferenceToken } from '#server/platform/mail/preferenceLinks.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

let site: TestApp;
let memberId: number;
let token: string;

beforeAll(async () => {
  site = await startTestApp();
  await seedDemoAccounts(site.db, SECRET);
  memberId = (await memberByEmail(site.db, 'second@example.com'))?.id ?? 0;
  token = preferenceToken(SECRET, memberId);
}, 60_000);
afterAll(() => site?.close());

const post = (body: object, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
  site.app.inject({ method: 'POST', url: '/api/email-preferences', headers, payload: body });
const choices = () => mailChoicesOf(site.db, memberId);

describe('the token of an email', () => {
  it('names its member, and cannot be made without the secret', () => {
    expect(memberOfToken(SECRET, token)).toBe(memberId);
    const [, mark] = token.split('.');
    for (const forged of [
      '',
      '.',
      `${memberId}`,
      `${memberId}.`,
      `${memberId + 1}.${mark}`,
      preferenceToken('another secret', memberId),
      `-1.${mark}`,
      `1e3.${mark}`,
    ]) {
      expect(memberOfToken(SECRET, forged)).toBeNull();
    }
  });

  it('is in the fragment of the page’s address, and holds no address of the reader', () => {
    const { href } = preferenceLink({ secret: SECRET, publicUrl: 'https://records.example.org' }, memberId);
    expect(href).toBe(`https://records.example.org/email-preferences#token=${token}`);
  });
});

describe('choices about email by a link', () => {
  it('are read and changed without signing in', async () => {
    expect((await post({ token })).json()).toMatchObject({
      settings: { privateMessages: true, news: false },
      marketingOptIn: false,
    });
    const answer = await post({
      token,
      change: { news: true, privateMessages: false, email: 'x', offers: 'yes' },
      marketing: true,
    });
    expect(answer.json()).toMatchObject({
      settings: { privateMessages: false, news: true, offers: false },
      marketingOptIn: true,
    });
    expect(await choices()).toEqual(answer.json());
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('are refused without a good token, to an erased member, and to another site', async () => {
    for (const body of [{}, { token: 'x' }, { token: 7 }, { token: preferenceToken(SECRET, 999_999) }])
      expect((await post(body)).statusCode).toBe(410);
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      {},
    ] as Record<string, string>[];
    for (const headers of foreign)
      expect([headers, (await post({ token }, headers)).statusCode]).toEqual([headers, 403]);
  });
});
