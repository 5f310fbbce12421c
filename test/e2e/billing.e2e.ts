import type { Browser, Page } from 'puppeteer';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { fill, find, press, waitForPath, waitForText } from './support/byRole.ts';
import { newReader, openBrowser } from './support/openBrowser.ts';
import { signInAs } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';

const GOOD = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
const ASKS_THE_BANK = '4000 0025 0000 3155';
const ORDER = '/payment?plan-id=demo-yearly&nextPage=/help';

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

async function aMember(email: string): Promise<Page> {
  const { page } = await newReader(browser);
  await signInAs(page, site.origin, email);
  return page;
}

/** Leaves the order for the processor's page. */
async function leaveFor(page: Page, address: string, button = 'Continue to payment'): Promise<void> {
  await page.goto(site.origin + address);
  await press(page, 'button', button);
  await page.waitForFunction(() => window.location.pathname.startsWith('/sandbox-processor'));
}

/** Fills in the processor's page and pays. */
async function payWith(page: Page, number: string): Promise<void> {
  await fill(page, 'Card number', number, 'combobox');
  await fill(page, 'Expiry', '12/40');
  await fill(page, 'Security code', '123');
  await fill(page, 'Name on card', 'Mary Member');
  await press(page, 'button', 'Pay');
}

it('CORE-015 PAY-005 PAY-020 a member cancels, is declined, refuses the bank, approves it, subscribes, and ends it with two presses of a key', async () => {
  const page = await aMember('member@example.com');

  await leaveFor(page, ORDER);
  await press(page, 'button', 'Cancel');
  await waitForPath(page, '/payment/cancel');
  await find(page, 'heading', 'Payment cancelled');
  expect(await accessibilityFaultsOf(page)).toEqual([]);

  await leaveFor(page, ORDER);
  await payWith(page, DECLINED);
  await waitForPath(page, '/payment/failure');
  await waitForText(page, 'You have not been charged, and nothing has changed.');

  await leaveFor(page, ORDER);
  await payWith(page, ASKS_THE_BANK);
  await press(page, 'button', 'Refuse');
  await waitForPath(page, '/payment/failure');
  await waitForText(page, 'Your bank asked you to confirm the payment');
  await press(page, 'link', 'Try again');
  await waitForPath(page, '/payment');
  expect(await accessibilityFaultsOf(page)).toEqual([]);

  await leaveFor(page, ORDER);
  await payWith(page, ASKS_THE_BANK);
  await press(page, 'button', 'Approve');
  await waitForPath(page, '/payment/success');
  await find(page, 'heading', 'Payment received');
  await press(page, 'link', 'Continue');
  await waitForPath(page, '/help');

  await page.goto(`${site.origin}/account/subscription`);
  await waitForText(page, '£119.99 on ');
  await waitForText(page, 'ending in 3155');
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  await (await find(page, 'button', 'Cancel subscription')).focus();
  await page.keyboard.press('Enter');
  await find(page, 'button', 'Confirm');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await waitForText(page, 'Your subscription is cancelled');
  await find(page, 'button', 'Resume subscription');
  expect(await accessibilityFaultsOf(page)).toEqual([]);
}, 240_000);

it('PAY-019 a member who subscribed changes the card', async () => {
  const page = await aMember('second@example.com');
  await leaveFor(page, ORDER);
  await payWith(page, GOOD);
  await waitForPath(page, '/payment/success');
  await find(page, 'heading', 'Payment received');
  await leaveFor(page, '/card-update', 'Continue to your card details');
  await payWith(page, GOOD);
  await waitForPath(page, '/card-update/success');
  await waitForText(page, 'Visa ending in 4242');
  expect(await accessibilityFaultsOf(page)).toEqual([]);
}, 240_000);
