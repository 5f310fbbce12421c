import type { Browser, Page } from 'puppeteer';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { advanceClock } from './support/advanceClock.ts';
import { fill, find, press, waitForPath, waitForText } from './support/byRole.ts';
import { newMember, newReader, openBrowser } from './support/openBrowser.ts';
import { CARDS, leaveFor, payWith, untilAtProcessor } from './support/payOnPage.ts';
import { signIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';

/** Journeys of every kind of reader through plans, payment and subscription. One site and one browser for all. */
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

const SUBSCRIPTION = '/account/subscription';
const open = (page: Page, address: string) => page.goto(site.origin + address);
const placeOf = (page: Page): string => page.url().slice(site.origin.length);
const expectAccessible = async (page: Page) => expect(await accessibilityFaultsOf(page)).toEqual([]);
async function aReader(email: string): Promise<Page> {
  const { page } = await newMember(browser, site.origin, email);
  return page;
}
/** Follows an address inside the application, as a link in it does. */
const goWithin = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

it('a visitor chooses a plan, signs in on the way, pays for it and comes back to where they were going', async () => {
  const { page, faults } = await newReader(browser);
  await open(page, '/subscribe?nextPage=/help');
  await find(page, 'heading', 'Choose a subscription');
  await expectAccessible(page);
  await press(page, 'link', 'Choose Essential for 3 months');
  await waitForPath(page, '/register');
  await press(page, 'link', 'Sign in');
  await waitForPath(page, '/sign-in');
  await signIn(page, 'member@example.com');
  await waitForPath(page, '/payment');
  expect(new URL(page.url()).searchParams.get('plan-id')).toBe('essential-3');
  await waitForText(page, 'Total to pay now');
  await waitForText(page, '£19.99');
  await press(page, 'button', 'Continue to payment');
  await untilAtProcessor(page);
  await payWith(page, CARDS.good);
  await waitForPath(page, '/payment/success');
  await waitForText(page, 'Your subscription has started.');
  await expectAccessible(page);
  await press(page, 'link', 'Continue');
  await waitForPath(page, '/help');
  expect(faults).toEqual([]);
}, 240_000);

it('UPGR-007 a redirect keeps query and fragment, and Back never meets it', async () => {
  const page = await aReader('second@example.com');
  await open(page, '/help');
  await find(page, 'heading', 'How can we help?');
  await goWithin(page, '/upgrade?eventLabel=spring#plans');
  await waitForPath(page, '/subscribe');
  await find(page, 'heading', 'Choose a subscription');
  expect(placeOf(page)).toBe('/subscribe?eventLabel=spring#plans');
  await page.goBack();
  await find(page, 'heading', 'How can we help?');
  expect(placeOf(page)).toBe('/help');
  await page.goForward();
  await find(page, 'heading', 'Choose a subscription');
}, 120_000);

it('a trial starts without a charge, its charge fails, another card mends it, and the subscription goes on', async () => {
  const page = await aReader('second@example.com');
  await open(page, '/free-trial');
  await find(page, 'heading', 'Free for 14 days');
  await expectAccessible(page);
  await press(page, 'link', 'Start the free trial');
  await press(page, 'button', 'Continue to your card details');
  await untilAtProcessor(page);
  await payWith(page, CARDS.failsLater);
  await waitForPath(page, '/payment/success');
  await find(page, 'heading', 'Your free trial has started');
  await waitForText(page, 'Nothing was charged.');

  await open(page, SUBSCRIPTION);
  await waitForText(page, 'Trial ends');
  await waitForText(page, '£119.99 on ');
  await expectAccessible(page);
  await advanceClock(page, 15);
  await page.reload();
  await find(page, 'heading', 'Your last payment was not made');
  await waitForText(page, 'Payment overdue');
  await expectAccessible(page);
  await press(page, 'link', 'Use another card');
  await waitForPath(page, '/card-update');
  await press(page, 'button', 'Continue to your card details');
  await untilAtProcessor(page);
  await payWith(page, CARDS.good);
  await waitForPath(page, '/card-update/success');
  await find(page, 'heading', 'Card saved');
  await advanceClock(page, 1);
  await open(page, SUBSCRIPTION);
  await waitForText(page, 'Paid until');
  expect(await page.$('::-p-aria([name="Your last payment was not made"][role="heading"])')).toBeNull();
  await page.waitForSelector('a[href^="/api/invoices/"]');
}, 240_000);

it('who subscribes by the month withdraws in the first days with two presses and sees the refund before the second', async () => {
  const page = await aReader('basic@example.com');
  await leaveFor(page, `${site.origin}/payment?plan-id=everything-1`);
  await payWith(page, CARDS.good);
  await waitForPath(page, '/payment/success');
  await find(page, 'heading', 'Payment received');
  await open(page, SUBSCRIPTION);
  await press(page, 'button', 'Withdraw and get a refund (within 14 days)');
  await waitForText(page, 'we refund £12.99');
  await expectAccessible(page);
  await press(page, 'button', 'Withdraw and get a refund');
  await waitForText(page, 'You have withdrawn.');
  await find(page, 'heading', 'You have no subscription');
  await expectAccessible(page);
}, 240_000);

it('a subscriber pauses, goes on, cancels with two presses and goes on again', async () => {
  const page = await aReader('active@example.com');
  await open(page, '/subscribe?x=1');
  await waitForPath(page, '/upgrade');
  await find(page, 'heading', 'Change your plan');
  await waitForText(page, 'Your plan');
  await expectAccessible(page);
  await open(page, SUBSCRIPTION);
  await press(page, 'button', 'Pause subscription');
  await press(page, 'button', 'Pause');
  await waitForText(page, 'Your subscription is paused.');
  await find(page, 'heading', 'Resume or cancel');
  await expectAccessible(page);
  await press(page, 'button', 'Resume now');
  await waitForText(page, 'Your subscription is resumed.');
  await press(page, 'button', 'Cancel subscription');
  await find(page, 'button', 'Keep subscription');
  await press(page, 'button', 'Cancel subscription');
  await find(page, 'link', 'Tell us why you are leaving');
  await find(page, 'heading', 'Changed your mind?');
  await press(page, 'button', 'Resume subscription');
  await waitForText(page, 'Your subscription is resumed.');
}, 240_000);

it.each([
  [
    'cancelled but running',
    'canceled@example.com',
    'You keep access until',
    'Changed your mind?',
    ['/subscribe', '/upgrade'],
    'Change your plan',
  ],
  [
    'paused',
    'paused@example.com',
    'which start again then',
    'Resume or cancel',
    ['/subscribe', SUBSCRIPTION],
    'Subscription',
  ],
  [
    'ended',
    'expired@example.com',
    'Your subscription, Everything, ended on',
    'You have no subscription',
    ['/upgrade', '/subscribe'],
    'Choose a subscription',
  ],
  [
    'of a partner’s member',
    'partner@example.com',
    'comes from a partner organisation',
    'Change or cancel',
    ['/subscribe', '/upgrade'],
    "Upgrades aren't available",
  ],
] as const)(
  'a subscription that is %s says so, and the plans lead where it is changed',
  async (_state, email, text, heading, [asked, met], title) => {
    const page = await aReader(email);
    await open(page, SUBSCRIPTION);
    await waitForText(page, text);
    await find(page, 'heading', heading);
    await expectAccessible(page);
    await open(page, `${asked}?x=1`);
    await waitForPath(page, met);
    await find(page, 'heading', title);
    await expectAccessible(page);
  },
  120_000,
);

it('a reader of a library is sold nothing', async () => {
  const page = await aReader('patron@example.com');
  await open(page, SUBSCRIPTION);
  await find(page, 'heading', 'You have no subscription');
  await waitForText(page, 'This account can’t buy a subscription');
  expect(await page.$('main a[href^="/subscribe"]')).toBeNull();
  await expectAccessible(page);
  await open(page, '/subscribe');
  await find(page, 'heading', 'Access denied');
  await expectAccessible(page);
}, 120_000);

it('staff look at a price as visitors will see it, change it, and a visitor sees the new one beside the old', async () => {
  const { page } = await newReader(browser);
  await open(page, '/internal/catalogue');
  await waitForPath(page, '/internal/login');
  await signIn(page, 'staff@example.com');
  await waitForPath(page, '/internal/catalogue');
  await find(page, 'heading', 'Essential');
  await expectAccessible(page);
  await press(page, 'button', 'Change price');
  await fill(page, 'Price for the whole term, with tax', '6.99');
  await expectAccessible(page);
  await press(page, 'button', 'Preview');
  await fill(page, 'Note for colleagues', 'agreed on Monday');
  await expectAccessible(page);
  await press(page, 'button', 'Save change');
  await waitForText(page, 'The catalogue is changed.');
  const { page: visitor } = await newReader(browser);
  await open(visitor, '/subscribe');
  await waitForText(visitor, '£6.99');
  expect([
    await visitor.$eval('del', (was) => was.textContent),
    await visitor.$eval('ins', (now) => now.textContent),
  ]).toEqual(['£7.99', '£6.99']);
  await expectAccessible(visitor);
}, 120_000);
