import type { Browser, Page } from 'puppeteer';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { find, press, waitForPath, waitForText } from './support/byRole.ts';
import { newMember, newReader, openBrowser } from './support/openBrowser.ts';
import { CARDS, leaveFor, payWith, untilAtProcessor } from './support/payOnPage.ts';
import { accountOf, signIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';

/**
 * What goes wrong between a reader, their browser and their bank (docs/payment-failures.md). One site and one browser
 * for all.
 */
let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  site = await startSite({ env: { SAMPLE_DATA: 'none' } });
  browser = await openBrowser();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const order = (plan: string) => `${site.origin}/payment?plan-id=${plan}&nextPage=/help`;
async function aMember(email: string): Promise<Page> {
  const { page } = await newMember(browser, site.origin, email);
  return page;
}
const anotherTab = async (page: Page): Promise<Page> =>
  (await newReader(browser, undefined, page.browserContext())).page;

/** Names of the GraphQL operations that a page sends from now on. */
function operationsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const name = /"operationName":"(\w+)"/u.exec(request.postData() ?? '')?.[1];
    if (name) sent.push(name);
  });
  return sent;
}
/** How many invoices the page of a member's subscription lists, once there is one. */
async function invoicesOf(page: Page): Promise<number> {
  await page.goto(`${site.origin}/account/subscription`);
  await page.waitForSelector('a[href^="/api/invoices/"]');
  return page.$$eval('a[href^="/api/invoices/"]', (links) => links.length);
}
const checkoutOf = (page: Page): string => new URL(page.url()).searchParams.get('checkout') ?? '';

it('a double click, Enter twice, Back and a reload of the last page pay once', async () => {
  const page = await aMember('member@example.com');
  const sent = operationsOf(page);
  await page.goto(order('demo-yearly'));
  const button = await find(page, 'button', 'Continue to payment');
  await button.evaluate((pressed) => {
    if (pressed instanceof HTMLElement) pressed.click();
    if (pressed instanceof HTMLElement) pressed.click();
  });
  await untilAtProcessor(page);
  expect(sent.filter((name) => name === 'startCheckout')).toHaveLength(1);

  await page.goBack();
  await waitForPath(page, '/payment');
  await (await find(page, 'button', 'Continue to payment')).focus();
  await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
  await untilAtProcessor(page);
  expect(sent.filter((name) => name === 'startCheckout')).toHaveLength(2);

  await payWith(page, CARDS.good);
  await waitForPath(page, '/payment/success');
  const id = checkoutOf(page);
  await find(page, 'heading', 'Payment received');
  for (const _again of [1, 2]) {
    await page.reload();
    await find(page, 'heading', 'Payment received');
  }
  await page.goto(`${site.origin}/payment/success?checkout=${id}`);
  await find(page, 'heading', 'Payment received');
  expect(await invoicesOf(page)).toBe(1);
}, 240_000);

it('two tabs with two plans: what was bought in the first is not bought again in the second, and a change is priced again', async () => {
  const first = await aMember('second@example.com');
  const second = await anotherTab(first);
  await second.goto(order('demo-yearly'));
  await find(second, 'button', 'Continue to payment');
  await first.bringToFront();
  await leaveFor(first, order('essential-1'));
  await payWith(first, CARDS.good);
  await waitForPath(first, '/payment/success');
  await find(first, 'heading', 'Payment received');
  await second.bringToFront();
  await press(second, 'button', 'Continue to payment');
  await waitForText(second, 'You already have a subscription that renews');
  await waitForText(second, 'Nothing was charged.');
  expect(await accessibilityFaultsOf(second)).toEqual([]);

  // Both tabs change the plan: the price of the second stands on a plan that is no more.
  await second.goto(order('demo-yearly'));
  await find(second, 'button', 'Continue to payment');
  await first.bringToFront();
  await leaveFor(first, order('everything-1'));
  await payWith(first, CARDS.good);
  await waitForPath(first, '/payment/success');
  await find(first, 'heading', 'Your plan is changed');
  await second.bringToFront();
  await press(second, 'button', 'Continue to payment');
  await waitForText(second, 'The price has changed');
  await waitForText(second, 'Nothing was charged.');
  await waitForText(second, 'unused days of Everything');
}, 240_000);

it('a tab that is closed on the bank’s page leaves nothing charged, and the order can be paid later', async () => {
  const page = await aMember('social@example.com');
  await leaveFor(page, order('essential-1'));
  await payWith(page, CARDS.asksTheBank);
  await find(page, 'button', 'Approve');
  const later = await anotherTab(page);
  await page.close();
  await later.goto(`${site.origin}/account/subscription`);
  await find(later, 'heading', 'You have no subscription');
  await leaveFor(later, order('essential-1'));
  await press(later, 'button', 'Cancel');
  await waitForPath(later, '/payment/cancel');
  await waitForText(later, 'You have not been charged, and nothing has changed.');
  await leaveFor(later, order('essential-1'));
  await payWith(later, CARDS.good);
  await waitForPath(later, '/payment/success');
  await find(later, 'heading', 'Payment received');
  expect(await invoicesOf(later)).toBe(1);
}, 240_000);

it('a member who is signed out at the order signs in again and goes on with the same order', async () => {
  const MEMBER = 'basic@example.com';
  const page = await aMember(MEMBER);
  await page.goto(order('essential-1'));
  await find(page, 'button', 'Continue to payment');
  const other = await anotherTab(page);
  await other.goto(`${site.origin}/help`);
  await press(other, 'button', accountOf(MEMBER));
  await press(other, 'button', 'Sign out');
  await page.bringToFront();
  await press(page, 'button', 'Sign in again');
  await signIn(page, MEMBER);
  await waitForPath(page, '/payment');
  expect(new URL(page.url()).search).toBe('?plan-id=essential-1&nextPage=/help');
  await press(page, 'button', 'Continue to payment');
  await untilAtProcessor(page);
  await payWith(page, CARDS.good);
  await waitForPath(page, '/payment/success');
  await press(page, 'link', 'Continue');
  await waitForPath(page, '/help');
}, 240_000);
