import type { Browser, CDPSession, Page } from 'puppeteer';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { fill, find, press, waitForPath, waitForText } from './support/byRole.ts';
import { newMember, newReader, openBrowser } from './support/openBrowser.ts';
import { accountOf, signIn, signInAs, untilSignedIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';

const MEMBER = 'member@example.com';
const OTHER = 'second@example.com';
const TOLD = 'You are signed out';
const KEPT = 'is kept as a draft';

let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env: { SAMPLE_DATA: 'none' } }), openBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** A signed-in reader with two tabs, the second on a page of their own. */
async function twoTabs(path = '/my-corrections'): Promise<{ a: Page; b: Page }> {
  const { page: a } = await newMember(browser, site.origin, MEMBER);
  const { page: b } = await newReader(browser, undefined, a.browserContext());
  await b.goto(site.origin + path);
  await untilSignedIn(b, MEMBER);
  return { a, b };
}

async function signOut(page: Page): Promise<void> {
  await page.bringToFront();
  await press(page, 'button', accountOf(MEMBER));
  await press(page, 'button', 'Sign out');
}

/** The browser holds nothing, and a page of a member asks for the password again in every tab. */
async function isSignedOut(...tabs: Page[]): Promise<void> {
  for (const tab of tabs) {
    await tab.bringToFront();
    await tab.goto(`${site.origin}/my-corrections`);
    await find(tab, 'textbox', 'Password');
    expect(new URL(tab.url()).pathname).toBe('/sign-in');
    const names = (await tab.browserContext().cookies()).map(({ name }) => name);
    expect(names).not.toContain('muniment_session');
  }
}

const typeInProfile = async (page: Page, text: string) => {
  await page.bringToFront();
  await fill(page, 'Pronouns (optional)', text);
};

describe('signing out with two tabs open', () => {
  it('AUTH-024 signs out both, and the other tab announces it before it leaves', async () => {
    const { a, b } = await twoTabs();
    await signOut(a);
    await find(a, 'link', 'Sign in');
    await b.bringToFront();
    await find(b, 'heading', TOLD);
    expect(await b.evaluate(() => document.body.innerText)).not.toContain('draft');
    expect(await accessibilityFaultsOf(b)).toEqual([]);
    expect(new URL(b.url()).pathname).toBe('/my-corrections');
    await press(b, 'button', 'Sign in again');
    await waitForPath(b, '/sign-in');
    await isSignedOut(a, b);
  });

  it('keeps what was typed in the other tab for its writer alone', async () => {
    const { a, b } = await twoTabs('/profile/my-profile');
    await typeInProfile(b, 'they/them');
    await signOut(a);
    await b.bringToFront();
    await find(b, 'heading', TOLD);
    await waitForText(b, KEPT);
    expect(await b.evaluate(() => document.body.innerText)).not.toContain('they/them');
    await press(b, 'button', 'Go to the homepage');
    await waitForPath(b, '/');

    await signInAs(b, site.origin, OTHER);
    await b.goto(`${site.origin}/profile/my-profile`);
    await find(b, 'textbox', 'Pronouns (optional)');
    expect(
      await b.$eval('input[name="pronouns"]', (field) => (field instanceof HTMLInputElement ? field.value : null)),
    ).not.toBe('they/them');
    await press(b, 'button', accountOf(OTHER));
    await press(b, 'button', 'Sign out');
    // Not the link alone: it is there before the tab goes to the homepage, which would come in the way of signing in.
    await waitForPath(b, '/');
    await find(b, 'link', 'Sign in');

    // Who signed out on the profile comes back to it, and with a draft there the browser asks before it is left.
    b.on('dialog', (question) => void question.accept());
    await signInAs(b, site.origin, MEMBER);
    await b.goto(`${site.origin}/profile/my-profile`);
    await b.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[name="pronouns"]')?.value === 'they/them',
    );
  });

  it('works from the second tab while the first is typed in', async () => {
    const { a, b } = await twoTabs();
    await a.bringToFront();
    await a.goto(`${site.origin}/profile/my-profile`);
    await untilSignedIn(a, MEMBER);
    await typeInProfile(a, 'ze/zir');
    await signOut(b);
    await a.bringToFront();
    await find(a, 'heading', TOLD);
    await waitForText(a, KEPT);
    await isSignedOut(a, b);
  });

  it('is not undone by a tab that is opened, or looks for its session, at the same moment', async () => {
    const { a, b } = await twoTabs();
    const { page: c } = await newReader(browser, undefined, a.browserContext());
    await a.bringToFront();
    await press(a, 'button', accountOf(MEMBER));
    await Promise.all([
      press(a, 'button', 'Sign out'),
      b.reload().catch(() => null),
      c.goto(`${site.origin}/my-corrections`).catch(() => null),
    ]);
    await find(a, 'link', 'Sign in');
    await isSignedOut(a, b, c);
  });

  it('reaches a tab that is offline', async () => {
    const { a, b } = await twoTabs('/profile/my-profile');
    await typeInProfile(b, 'xe/xem');
    await b.setOfflineMode(true);
    await signOut(a);
    await b.bringToFront();
    await find(b, 'heading', TOLD);
    await waitForText(b, KEPT);
    await b.setOfflineMode(false);
    await isSignedOut(b, a);
  });

  it('reaches a tab that was asleep, as soon as it wakes', async () => {
    const { a, b } = await twoTabs();
    const sleep: CDPSession = await b.createCDPSession();
    await a.bringToFront();
    await sleep.send('Page.setWebLifecycleState', { state: 'frozen' });
    await signOut(a);
    await find(a, 'link', 'Sign in');
    await sleep.send('Page.setWebLifecycleState', { state: 'active' });
    await b.bringToFront();
    await find(b, 'heading', TOLD);
    await isSignedOut(a, b);
  });

  it('fails when the site cannot be reached: the reader is still signed in, and can sign out later', async () => {
    const { a, b } = await twoTabs();
    await a.bringToFront();
    await a.setOfflineMode(true);
    await signOut(a);
    await waitForText(a, 'You are still signed in');
    expect(await accessibilityFaultsOf(a)).toEqual([]);
    await a.setOfflineMode(false);
    await signOut(a);
    await find(a, 'link', 'Sign in');
    await isSignedOut(a, b);
  });
});

it('the same member signs in again in both tabs after that', async () => {
  const { a, b } = await twoTabs();
  await signOut(a);
  await b.bringToFront();
  await press(b, 'button', 'Sign in again');
  await signIn(b, MEMBER);
  await untilSignedIn(b, MEMBER);
  await waitForPath(b, '/my-corrections');
});
