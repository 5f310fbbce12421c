import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Browser, ElementHandle, HTTPRequest, Page } from 'puppeteer';
import sharp from 'sharp';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { fill, find, press, waitForPath, waitForText } from './support/byRole.ts';
import { newMember, newReader, openBrowser } from './support/openBrowser.ts';
import { setOverrides } from './support/setOverrides.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { untilQuiet } from './support/untilQuiet.ts';

const MINE = '/profile/my-profile';
const PREFERENCES = '/account/communication-preferences';
const KEY = 'nextTimeToSetLastActive';

let folder: string;
let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-e2e-pictures-'));
  site = await startSite({ env: { SAMPLE_DATA: 'none' } });
  browser = await openBrowser();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Call {
  operationName: string;
  variables?: Record<string, unknown>;
}
/** Every GraphQL call of a page from now on, in order. */
function callsOf(page: Page): Call[] {
  const calls: Call[] = [];
  page.on('request', (request: HTTPRequest) => {
    if (request.url().endsWith('/graphql') && request.method() === 'POST')
      calls.push(JSON.parse(request.postData() ?? '{}') as Call);
  });
  return calls;
}
const named = (calls: readonly Call[], name: string) => calls.filter(({ operationName }) => operationName === name);

async function aMember(email: string): Promise<{ page: Page; faults: string[] }> {
  const { page, faults } = await newMember(browser, site.origin, email);
  await untilQuiet(page);
  return { page, faults };
}
const open = async (page: Page, address: string, heading: string) => {
  await page.goto(site.origin + address);
  await find(page, 'heading', heading);
};
const isOn = async (page: Page, name: string) =>
  (await find(page, 'switch', name)).evaluate((box) => (box as HTMLInputElement).checked);
const valueOf = async (page: Page, name: string) =>
  (await find(page, 'textbox', name)).evaluate((field) => (field as HTMLInputElement).value);
const settles = async (page: Page, work: () => Promise<void>, operationName: string) => {
  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith('/graphql') && (response.request().postData() ?? '').includes(`"${operationName}"`),
  );
  await work();
  await answered;
};
const retype = async (page: Page, name: string, text: string) => {
  await (await find(page, 'textbox', name)).focus();
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type(text);
};
const profileAddress = async (page: Page) =>
  (await find(page, 'link', 'See your profile as others do')).evaluate((link) => link.getAttribute('href') ?? '');

describe('the own profile', () => {
  it('API-010 PROF-007 saves what is changed and emptied with one call, which a reload shows', async () => {
    const { page, faults } = await aMember('member@example.com');
    const calls = callsOf(page);
    await open(page, MINE, 'My profile');
    expect(named(calls, 'MyProfilePageRequest')).toHaveLength(1);
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await fill(page, 'Pronouns (optional)', 'they/them');
    await fill(page, 'WikiTree', '');
    await press(page, 'button', 'Save changes');
    await waitForText(page, 'Your changes are saved.');
    expect(named(calls, 'updateCurrentUserProfile').map(({ variables }) => variables)).toEqual([
      { fieldsToUpdate: { pronouns: 'they/them' }, fieldsToDelete: ['socials.WIKITREE'] },
    ]);
    await open(page, MINE, 'My profile');
    expect([await valueOf(page, 'Pronouns (optional)'), await valueOf(page, 'WikiTree')]).toEqual(['they/them', '']);
    expect(faults).toEqual([]);
  });

  it('PROF-005 PROF-017 reports a taken username while it is typed, and a free one', async () => {
    const { page } = await aMember('active@example.com');
    const calls = callsOf(page);
    await open(page, MINE, 'My profile');
    await fill(page, 'Username', 'Silas.Grigg');
    await waitForText(page, 'This username is already taken');
    await press(page, 'button', 'Save changes');
    await waitForText(page, 'Nothing is saved yet');
    expect(await valueOf(page, 'Username')).toBe('Silas.Grigg');
    await retype(page, 'Username', 'alice.hext');
    await waitForText(page, 'This username is free.');
    expect(named(calls, 'isUsernameAvailable').at(-1)?.variables).toEqual({ username: 'alice.hext' });
  });

  it('asks before changes are left behind', async () => {
    const { page } = await aMember('voucher@example.com');
    await open(page, MINE, 'My profile');
    await fill(page, 'Pronouns (optional)', 'unsaved');
    await press(page, 'link', 'Record sets A–Z');
    await find(page, 'dialog', 'Leave without saving?');
    await press(page, 'button', 'Stay here');
    await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null);
    expect(await valueOf(page, 'Pronouns (optional)')).toBe('unsaved');
    await press(page, 'link', 'Record sets A–Z');
    await press(page, 'button', 'Leave without saving');
    await waitForPath(page, '/search/historical-records');
  });
});

describe('the picture', () => {
  it('PROF-009 PROF-010 API-021 is cut by keyboard, sent as text, shown, served as what it is, and deleted', async () => {
    const file = path.join(folder, 'portrait.png');
    // Red on the left, blue on the right: moved to the far left, only red is kept.
    const blue = { create: { width: 600, height: 400, channels: 3 as const, background: '#2040c0' } };
    await sharp({ create: { width: 1200, height: 400, channels: 3, background: '#c04020' } })
      .composite([{ input: blue, left: 600, top: 0 }])
      .png()
      .toFile(file);
    const { page, faults } = await aMember('second@example.com');
    const calls = callsOf(page);
    await open(page, MINE, 'My profile');
    await press(page, 'button', 'Add a photo');
    await find(page, 'dialog', 'Your photo');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await ((await page.waitForSelector('input[type="file"]')) as ElementHandle<HTMLInputElement>).uploadFile(file);
    const slider = await find(page, 'slider', 'Left to right');
    await slider.focus();
    await page.keyboard.press('Home');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await press(page, 'button', 'Save photo');
    await waitForText(page, 'Your photo is saved.');
    const [upload] = named(calls, 'uploadProfilePicture');
    expect(upload?.variables?.profilePicture).toMatch(/^data:image\/jpeg;base64,/);
    const address = await page
      .waitForSelector('main img[src*="/large.webp"]')
      .then((image) => image?.evaluate((element) => element.src));
    const answer = await fetch(address ?? '');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const { data } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .extract({ left: 380, top: 190, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect((data[0] ?? 0) > (data[2] ?? 0)).toBe(true);
    await page.waitForSelector('header img[src*="/small.webp"]');
    await press(page, 'button', 'Delete photo');
    await waitForText(page, 'Your photo is deleted.');
    expect(named(calls, 'deleteProfilePicture').map(({ variables }) => variables ?? {})).toEqual([{}]);
    expect(await page.$('main img')).toBeNull();
    expect((await fetch(address ?? '')).status).toBe(404);
    expect(faults).toEqual([]);
  });
});

describe('the profile that others see', () => {
  it('PROF-002 PROF-003 PROF-011 API-013 follows what its owner shows', async () => {
    const { page: owner } = await aMember('paused@example.com');
    await open(owner, MINE, 'My profile');
    const address = await profileAddress(owner);
    const username = await valueOf(owner, 'Username');
    const { page: other } = await aMember('expired@example.com');
    const calls = callsOf(other);

    await open(other, address, username);
    await waitForText(other, 'This member’s profile is private.');
    expect(await accessibilityFaultsOf(other)).toEqual([]);
    expect(named(calls, 'PublicProfilePageRequest').map(({ variables }) => variables)).toEqual([
      { profileId: address.replace('/profile/', '') },
    ]);

    await settles(owner, () => press(owner, 'switch', 'Show my profile to other members'), 'setProfileStatus');
    await settles(owner, () => press(owner, 'switch', 'Show my age group'), 'updateCurrentUserProfile');
    await open(other, address, username);
    await waitForText(other, 'Age group');
    expect(await accessibilityFaultsOf(other)).toEqual([]);

    await settles(owner, () => press(owner, 'switch', 'Show my age group'), 'updateCurrentUserProfile');
    await open(other, address, username);
    await waitForText(other, 'Member since');
    expect(await other.evaluate(() => document.body.innerText)).not.toContain('Age group');
  });

  it('ROUTE-122 ROUTE-123 GRANT-011 is for members with my-profile only', async () => {
    const { page: visitor } = await newReader(browser);
    await visitor.goto(`${site.origin}${MINE}`);
    await waitForPath(visitor, '/sign-in');
    const { page: basic } = await aMember('basic@example.com');
    await open(basic, MINE, 'Access denied');
    expect(new URL(basic.url()).pathname).toBe(MINE);
    expect((await basic.goto(`${site.origin}/profile`))?.status()).toBe(404);
  });
});

describe('communication preferences', () => {
  const NAMES = [
    'Private messages',
    'Error corrections',
    'Discoveries',
    'News',
    'Guides and tips',
    'Offers',
    'Partners',
    'Unsubscribe from everything',
  ];

  it('PROF-012 PROF-013 PROF-015 API-012 API-017 keep each switch over a reload, and the one for everything switches the others off', async () => {
    const { page, faults } = await aMember('partner@example.com');
    const calls = callsOf(page);
    await open(page, PREFERENCES, 'Communication preferences');
    const before = new Map<string, boolean>();
    for (const name of NAMES.slice(0, -1)) {
      before.set(name, await isOn(page, name));
      await settles(page, () => press(page, 'switch', name), 'UpdateEmailNotificationSetting');
    }
    expect(named(calls, 'UpdateEmailNotificationSetting')).toHaveLength(7);
    await open(page, PREFERENCES, 'Communication preferences');
    for (const [name, was] of before) expect([name, await isOn(page, name)]).toEqual([name, !was]);
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await settles(page, () => press(page, 'switch', 'Unsubscribe from everything'), 'UpdateEmailNotificationSetting');
    await open(page, `${PREFERENCES}/mail`, 'Communication preferences');
    const states = await Promise.all(NAMES.map((name) => isOn(page, name)));
    expect(states).toEqual([false, false, false, false, false, false, false, true]);
    expect(faults).toEqual([]);
  });

  it('PROF-014 API-018 keep the opt-in to marketing', async () => {
    const { page } = await aMember('appstore@example.com');
    const calls = callsOf(page);
    await open(page, PREFERENCES, 'Communication preferences');
    await settles(page, () => press(page, 'switch', 'Marketing'), 'setEmailMarketingNotificationOptIn');
    expect(named(calls, 'setEmailMarketingNotificationOptIn').map(({ variables }) => variables)).toEqual([
      { optIn: true },
    ]);
    await open(page, PREFERENCES, 'Communication preferences');
    expect(await isOn(page, 'Marketing')).toBe(true);
  });

  it('ROUTE-086 GRANT-006 deny access in place, without the grant and when grants could not be loaded', async () => {
    const { page } = await aMember('basic@example.com');
    await open(page, PREFERENCES, 'Access denied');
    const { page: member } = await aMember('member@example.com');
    await setOverrides(member, site.origin, { failures: { grants: true } });
    await open(member, PREFERENCES, 'Access denied');
    expect(new URL(member.url()).pathname).toBe(PREFERENCES);
  });
});

describe('that a member is active', () => {
  it('API-008 API-019 PROF-018 PROF-020 PROF-023 STOR-003 is sent after the page, once in five minutes', async () => {
    const { page } = await aMember('canceled@example.com');
    await page.evaluate((key) => window.localStorage.removeItem(key), KEY);
    const calls = callsOf(page);
    const from = Date.now();
    await page.goto(`${site.origin}/search/historical-records`);
    await page.waitForFunction((key) => window.localStorage.getItem(key) !== null, {}, KEY);
    const next = Number(await page.evaluate((key) => window.localStorage.getItem(key), KEY));
    expect(next).toBeGreaterThanOrEqual(from + 300_000);
    expect(next).toBeLessThanOrEqual(Date.now() + 300_000);
    // The card of one's profile asks last, once the page has drawn what was last open.
    await settles(page, async () => void (await page.goto(`${site.origin}/home`)), 'WebHomeMyProfileStatusRequest');
    await untilQuiet(page);
    expect(named(calls, 'setUserLastActive').map(({ variables }) => variables ?? {})).toEqual([{}]);
    expect(named(calls, 'currentUserProfile').map(({ variables }) => variables ?? {})).toEqual([{}, {}]);
    expect(named(calls, 'WebHomeMyProfileStatusRequest')).toHaveLength(1);
  });

  it('PROF-021 PROF-022 PROF-016 fails without a word to the reader, and is reported', async () => {
    const { page, faults } = await aMember('social@example.com');
    await setOverrides(page, site.origin, {
      failures: { setUserLastActive: 'INTERNAL_SERVER_ERROR', currentUserProfile: 'INTERNAL_SERVER_ERROR' },
    });
    await page.evaluate((key) => window.localStorage.removeItem(key), KEY);
    const words: string[] = [];
    page.on('console', (message) => void words.push(message.text()));
    await page.goto(`${site.origin}/search/historical-records`);
    await find(page, 'heading', 'All record sets');
    await untilQuiet(page);
    expect(words.filter((text) => /^Reported: (?:last-active|profile)$/.test(text)).sort()).toEqual([
      'Reported: last-active',
      'Reported: profile',
    ]);
    expect(await page.evaluate((key) => window.localStorage.getItem(key), KEY)).toBeNull();
    expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/went wrong|could not/i);
    expect(faults.filter((text) => !text.startsWith('Reported:'))).toEqual([]);
  });
});
