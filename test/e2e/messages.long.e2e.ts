import type { Browser, Page } from 'puppeteer';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { fill, find, press, waitForText } from './support/byRole.ts';
import { newMember, newReader, openBrowser } from './support/openBrowser.ts';
import { setOverrides } from './support/setOverrides.ts';
import { signInAs } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { untilQuiet } from './support/untilQuiet.ts';

/** A page for everyone, where a message in the browser may be shown. */
const PAGE = '/page/what-is-free';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  site = await startSite({ env: { SAMPLE_DATA: 'none' } });
  browser = await openBrowser();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function aMember(email: string): Promise<{ page: Page; faults: string[] }> {
  const { page, faults } = await newMember(browser, site.origin, email);
  await untilQuiet(page);
  return { page, faults };
}
const open = async (page: Page, address: string) => {
  await page.goto(site.origin + address);
  await untilQuiet(page);
};
/** The conversation of the demonstration between these two. */
async function openTheirs(page: Page, other: string): Promise<void> {
  await open(page, '/messaging');
  await press(page, 'link', other);
  await find(page, 'textbox', 'Your message');
  await untilQuiet(page);
}

describe('messages between members', () => {
  it('CORE-013 ROUTE-118 MSG-001 two browsers see each other’s words within a second', async () => {
    const [mary, silas] = await Promise.all([aMember('member@example.com'), aMember('second@example.com')]);
    await openTheirs(mary.page, 'silas.grigg');
    await openTheirs(silas.page, 'mary.penrose');
    for (const [from, to, words] of [
      [mary, silas, 'Have you seen the licence?'],
      [silas, mary, 'Yes, it names his father.'],
      [mary, silas, 'Wonderful!'],
    ] as const) {
      await fill(from.page, 'Your message', words);
      const seen = to.page
        .waitForFunction(
          (text) => document.querySelector('[role="region"]')?.textContent?.includes(text),
          { polling: 20, timeout: 30_000 },
          words,
        )
        .then(() => Date.now());
      // From the moment that it is in the writer's own list: it is stored then.
      const stored = from.page
        .waitForFunction(
          (text) => document.querySelector('[role="region"]')?.textContent?.includes(text),
          { polling: 20, timeout: 30_000 },
          words,
        )
        .then(() => Date.now());
      await press(from.page, 'button', 'Send');
      expect((await seen) - (await stored)).toBeLessThan(1000);
    }
    expect(await accessibilityFaultsOf(mary.page)).toEqual([]);
    expect([...mary.faults, ...silas.faults]).toEqual([]);
  }, 180_000);

  it('shows a member elsewhere on the site that something is new, in all of their windows', async () => {
    const [mary, silas] = await Promise.all([aMember('member@example.com'), aMember('second@example.com')]);
    await open(mary.page, '/home');
    const other = await mary.page.browserContext().newPage();
    await other.goto(`${site.origin}${PAGE}`);
    await openTheirs(silas.page, 'mary.penrose');
    await fill(silas.page, 'Your message', 'Are you there?');
    await press(silas.page, 'button', 'Send');
    for (const page of [mary.page, other])
      await page.waitForFunction(() => document.body.textContent?.includes('2 unread conversations'), {
        polling: 200,
        timeout: 20_000,
      });
  }, 180_000);

  it('loses nothing that is typed without a connection, and sends it once it is back', async () => {
    const { page } = await aMember('member@example.com');
    await openTheirs(page, 'silas.grigg');
    await fill(page, 'Your message', 'Typed in a tunnel');
    await page.setOfflineMode(true);
    await press(page, 'button', 'Send');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await page.setOfflineMode(false);
    await page.waitForFunction(
      () => document.querySelector('[role="region"]')?.textContent?.includes('Typed in a tunnel'),
      { timeout: 60_000 },
    );
    await openTheirs(page, 'silas.grigg');
    const times = await page.evaluate(
      () => (document.querySelector('[role="region"]')?.textContent ?? '').split('Typed in a tunnel').length - 1,
    );
    expect(times).toBe(1);
  }, 180_000);

  it('lets a member accept a request, by the keyboard alone', async () => {
    const { page } = await aMember('member@example.com');
    await open(page, '/messaging?folder=requests');
    const link = await page.waitForSelector('ul[aria-label="Conversations"] a');
    await link?.focus();
    await page.keyboard.press('Enter');
    const accept = await find(page, 'button', 'Accept');
    await accept.focus();
    await page.keyboard.press('Enter');
    await waitForText(page, 'Your message');
    await page.waitForFunction(
      () => ![...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Accept'),
    );
  }, 120_000);
});

describe('messages in the browser', () => {
  it('FLAG-003 MSG-002 MSG-003 MSG-017 MSG-018 API-029 are connected and shown with the flag on, and leave no trace without it', async () => {
    const { page, faults } = await newReader(browser);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const operation = /"operationName":"(\w+)"/u.exec(request.postData() ?? '')?.[1];
      if (operation === 'GetCepJwt' || pathname.startsWith('/api/in-app')) calls.push(operation ?? pathname);
    });
    await signInAs(page, site.origin, 'member@example.com');
    await open(page, PAGE);
    expect(calls).toEqual([]);
    await setOverrides(page, site.origin, { flags: { 'enable-cep-user-initialisation': true } });
    await open(page, PAGE);
    await find(page, 'region', 'Welcome to this demonstration');
    expect(calls.slice(0, 2)).toEqual(['GetCepJwt', '/api/in-app/messages']);
    const cross = await page.$eval('section button svg', (icon) => ({
      width: icon.getBoundingClientRect().width,
      stroke: getComputedStyle(icon).stroke,
    }));
    expect(cross).toEqual({ width: 16, stroke: 'rgb(255, 255, 255)' });
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await press(page, 'button', 'Not now');
    await untilQuiet(page);
    await open(page, PAGE);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await page.$('section[aria-labelledby] button svg[stroke="#ffffff"]')).toBeNull();
    expect(faults).toEqual([]);
  }, 120_000);
});

describe('the survey of the site', () => {
  it('asks at the foot of a page once a visitor has allowed it, stores the answer, and does not ask again', async () => {
    const { page, faults } = await newReader(browser);
    const operations: string[] = [];
    page.on('request', (request) => {
      const operation = /"operationName":"(\w*SiteSurvey\w*)"/u.exec(request.postData() ?? '')?.[1];
      if (operation) operations.push(operation);
    });
    // Two minutes later: no one is asked in the first.
    await page.evaluateOnNewDocument(
      '{ const now = performance.now.bind(performance); performance.now = () => now() + 120000; }',
    );
    await setOverrides(page, site.origin, { flags: { 'enable-refiner': true } });
    const toTheFoot = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.setCookie({ name: 'consent', value: encodeURIComponent('C0002:0,C0003:0,C0004:0'), url: site.origin });
    await open(page, PAGE);
    await toTheFoot();
    await untilQuiet(page);
    expect([operations, await page.evaluate(() => window.localStorage.getItem('surveyAskedOn'))]).toEqual([[], null]);

    await page.setCookie({ name: 'consent', value: encodeURIComponent('C0002:0,C0003:1,C0004:0'), url: site.origin });
    await open(page, PAGE);
    await toTheFoot();
    await find(page, 'region', 'How is the site working for you?');
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await press(page, 'radio', 'Easy');
    await press(page, 'button', 'Send answers');
    await waitForText(page, 'Thank you. Your answers help us decide what to improve.');
    expect(operations).toEqual(['TakeSiteSurveyTurn', 'AnswerSiteSurvey']);
    await open(page, PAGE);
    await toTheFoot();
    await untilQuiet(page);
    expect(operations).toHaveLength(2);
    expect(faults).toEqual([]);
  }, 120_000);
});
