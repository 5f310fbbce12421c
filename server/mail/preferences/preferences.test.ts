import { memberByEmail } from '#server/identity/accounts/memberStore.ts';
import { seedDemoAccounts } from '#server/identity/demo/seedDemoAccounts.ts';
import { mailChoicesOf } from '#server/modules/profile/notificationSettingStore.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { DEMO_SECRET as SECRET } from '../../config/settingDefinitions.ts';
import { memberOfToken, preferenceLinks, preferenceToken } from './preferenceLinks.ts';

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

describe('the token of a mail', () => {
  it('names its member, and nobody makes one without the secret', () => {
    expect(memberOfToken(SECRET, token)).toBe(memberId);
    const [, mark] = token.split('.');
    for (const forged of ['', '.', `${memberId}`, `${memberId}.`, `${memberId + 1}.${mark}`, preferenceToken('another secret', memberId), `-1.${mark}`, `1e3.${mark}`]) {
      expect(memberOfToken(SECRET, forged)).toBeNull();
    }
  });

  it('stands in the fragment of the page’s address, and holds no address of the reader', () => {
    const { unsubscribe, footerLinks } = preferenceLinks({ secret: SECRET, publicUrl: 'https://records.example.org' }, memberId);
    expect(unsubscribe).toBe(`https://records.example.org/api/unsubscribe?token=${token}`);
    expect(footerLinks).toEqual([{ label: expect.any(String), href: `https://records.example.org/email-preferences#token=${token}` }]);
  });
});

describe('choices about mail by a link', () => {
  it('are read and changed without signing in', async () => {
    expect((await post({ token })).json()).toMatchObject({ settings: { privateMessages: true, news: false }, marketingOptIn: false });
    const answer = await post({ token, change: { news: true, privateMessages: false, email: 'x', offers: 'yes' }, marketing: true });
    expect(answer.json()).toMatchObject({ settings: { privateMessages: false, news: true, offers: false }, marketingOptIn: true });
    expect(await choices()).toEqual(answer.json());
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('are refused without a good token, to an erased member, and to another site', async () => {
    for (const body of [{}, { token: 'x' }, { token: 7 }, { token: preferenceToken(SECRET, 999_999) }]) expect((await post(body)).statusCode).toBe(410);
    expect((await post({ token }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  it('are all off after the one click of a mail program, from wherever it comes', async () => {
    const unsubscribe = (query: string) =>
      site.app.inject({ method: 'POST', url: `/api/unsubscribe${query}`, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'List-Unsubscribe=One-Click' });
    expect((await unsubscribe('?token=forged')).statusCode).toBe(404);
    expect((await unsubscribe('')).statusCode).toBe(404);
    expect((await unsubscribe(`?token=${token}`)).statusCode).toBe(200);
    expect(await choices()).toMatchObject({ settings: { unsubscribeFromEverything: true, news: false, discoveries: false }, marketingOptIn: false });
  });

  it('are not changed by opening the address of the header, which leads to the page', async () => {
    await post({ token, change: { news: true } });
    const answer = await site.app.inject({ url: `/api/unsubscribe?token=${token}` });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/email-preferences#token=${token}`]);
    expect((await choices()).settings.news).toBe(true);
  });
});
