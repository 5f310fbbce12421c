import type { Browser, BrowserContext, Page } from 'puppeteer';

import { fill, press, waitForText } from './support/byRole.ts';
import { type DeployingProxy, openDeployingProxy } from './support/deployingProxy.ts';
import { keepReleaseBefore } from './support/keepRelease.ts';
import { aReaderWhoRefused, newReader, openBrowser } from './support/openBrowser.ts';
import { pastIntroduction, signIn, signInAs, untilSignedIn } from './support/signIn.ts';
import { startBehind } from './support/startBehind.ts';
import type { RunningSite } from './support/startSite.ts';
import { until } from './support/until.ts';
import { untilQuiet } from './support/untilQuiet.ts';

const MEMBER = 'active@example.com';
const TYPED = 'Which of the Webbs left Harrowmere before 1881?';
/** As the site's socket says it (server/platform/http/openSocket.ts). */
const STARTING = {
  status: 503,
  type: 'application/json; charset=utf-8',
  body: '{"error":{"code":"STARTING","message":"The site is starting."}}',
};
const [TOKENS, SIGN_IN] = ['/oidc/token', '/oidc/auth'];

let site: RunningSite;
let browser: Browser;
let proxy: DeployingProxy;
let reader: BrowserContext;

beforeAll(async () => {
  [proxy, browser] = await Promise.all([openDeployingProxy(), openBrowser()]);
  site = await startBehind(proxy, { SAMPLE_DATA: 'none' });
  reader = await aReaderWhoRefused(browser);
}, 180_000);

afterAll(async () => {
  await browser.close();
  await proxy.close();
  await site.stop();
});

/** Requests that carried a password: how often the member signed in. */
let signIns = 0;

async function tab(): Promise<Page> {
  const { page } = await newReader(browser, { width: 1280, height: 900 }, reader);
  page.on('request', (request) => void (/"password"/u.test(request.postData() ?? '') && (signIns += 1)));
  return page;
}

/** Ten minutes of work pass: what the tab asks for next needs another token. */
const tokenEnds = (page: Page) =>
  page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 660_000;
  });

/** Opens another page within the document. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

/** Until one of these paths was asked for. */
const untilAsked = (path: string) =>
  until(() => proxy.asked().some((asked) => asked.startsWith(path)), `${path} is asked for`);

async function expectTyped(page: Page): Promise<void> {
  await goTo(page, '/my-research');
  const field = await page.waitForSelector('input[name="title"]');
  await until(async () => (await field?.evaluate((input) => input.value)) === TYPED, 'what was typed is there');
}

let tabs: Page[] = [];
const eachTab = async (work: (page: Page) => Promise<unknown>) => {
  for (const page of tabs) {
    // A tab behind another draws nothing.
    await page.bringToFront();
    await work(page);
  }
};

beforeAll(async () => {
  const first = await tab();
  tabs = [first];
  await signInAs(first, proxy.origin, MEMBER);
  for (const address of ['/help', '/my-research']) {
    const page = await tab();
    tabs.push(page);
    await page.goto(proxy.origin + address);
    await untilSignedIn(page, MEMBER);
    // What is fetched for members after the first page is there.
    await untilQuiet(page);
  }
  const typing = tabs.at(-1);
  if (!typing) throw new Error('There are no tabs');
  await pastIntroduction(typing);
  await fill(typing, 'New question', TYPED);
}, 120_000);

afterEach(async () => {
  for (const path of [TOKENS, SIGN_IN]) proxy.setAnswer(path, null);
});

describe('a tab that was open over an update', () => {
  it('opens pages that it had not opened yet in the same document, with the code of its own release', async () => {
    await keepReleaseBefore(site.dataDir);
    const { page, faults } = await newReader(browser, { width: 1280, height: 900 }, await aReaderWhoRefused(browser));
    await page.goto(`${proxy.origin}/help`);
    await untilQuiet(page);
    await page.evaluate(() => Object.assign(window, { isOfBefore: true }));
    proxy.deploy();
    proxy.asked();
    await goTo(page, '/partners');
    await waitForText(page, 'Partners');
    await untilQuiet(page);
    expect(proxy.asked().filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(0);
    expect([await page.evaluate(() => 'isOfBefore' in window), faults]).toEqual([true, []]);
  });
});

describe('an update under three tabs of a member', () => {
  it('leaves each of them signed in whose token ended while the site was starting', async () => {
    proxy.deploy();
    for (const path of [TOKENS, SIGN_IN]) proxy.setAnswer(path, STARTING);
    await eachTab(async (page) => {
      proxy.asked();
      await tokenEnds(page);
      await goTo(page, '/account/devices');
      // For a token, or, where the tab loaded itself again for code that is gone, for the session.
      await untilAsked('/oidc/');
      await untilQuiet(page);
    });
    for (const path of [TOKENS, SIGN_IN]) proxy.setAnswer(path, null);
    await eachTab((page) => untilSignedIn(page, MEMBER));
    await eachTab(expectTyped);
    expect(signIns).toBe(1);
  });

  it('says that it waits in a tab that was reloaded meanwhile, and opens the page of the member by itself', async () => {
    proxy.setAnswer(SIGN_IN, STARTING);
    await eachTab(async (page) => {
      await page.goto(`${proxy.origin}/my-research`);
      await waitForText(page, 'We need a connection to check that you are signed in.');
    });
    proxy.setAnswer(SIGN_IN, null);
    await eachTab(expectTyped);
    expect(signIns).toBe(1);
  });

  it('leaves them signed in through reloads in the middle of renewals', async () => {
    for (let times = 0; times < 2; times += 1) {
      await eachTab(async (page) => {
        proxy.asked();
        await tokenEnds(page);
        await goTo(page, '/account/devices');
        await untilAsked(TOKENS);
        await page.reload();
      });
    }
    await eachTab((page) => untilSignedIn(page, MEMBER));
    await eachTab(expectTyped);
    expect(signIns).toBe(1);
  });

  it('still asks a member to sign in over the page whose session ended, and what was typed stays', async () => {
    const page = tabs.at(-1) ?? (await tab());
    await untilQuiet(page);
    proxy.deploy();
    await reader.deleteCookie(...(await reader.cookies()).filter(({ name }) => name.startsWith('op_')));
    proxy.setAnswer(TOKENS, { status: 400, type: 'application/json', body: '{"error":"invalid_grant"}' });
    await tokenEnds(page);

    await press(page, 'button', 'Create question');
    await waitForText(page, 'Nothing you typed is lost.');
    proxy.setAnswer(TOKENS, null);
    await signIn(page, MEMBER);
    await waitForText(page, TYPED);
    expect(signIns).toBe(2);
  });
});
