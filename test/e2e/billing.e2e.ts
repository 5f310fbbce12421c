import type { Browser, Page } from 'puppeteer';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { find, press, waitForPath, waitForText } from './support/byRole.ts';
import { newMember, openBrowser } from './support/openBrowser.ts';
import { CARDS, leaveFor, payWith } from './support/payOnPage.ts';
import { startSite, type RunningSite } from './support/startSite.ts';

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
  const { page } = await newMember(browser, site.origin, email);
  return page;
}

it('CORE-015 PAY-005 PAY-020 a member cancels, is declined, refuses the bank, approves it, subscribes, and ends it with two presses of a key', async () => {
  const page = await aMember('member@example.com');

  await leaveFor(page, site.origin + ORDER);
  await press(page, 'button', 'Cancel');
  await waitForPath(page, '/payment/cancel');
  await find(page, 'heading', 'Payment cancelled');
  expect(await accessibilityFaultsOf(page)).toEqual([]);

  await leaveFor(page, site.origin + ORDER);
  await payWith(page, CARDS.declined);
  await waitForPath(page, '/payment/failure');
  await waitForText(page, 'You have not been charged, and nothing has changed.');

  await leaveFor(page, site.origin + ORDER);
  await payWith(page, CARDS.asksTheBank);
  await press(page, 'button', 'Refuse');
  await waitForPath(page, '/payment/failure');
  await waitForText(page, 'Your bank asked you to confirm the payment');
  await press(page, 'link', 'Try again');
  await waitForPath(page, '/payment');
  expect(await accessibilityFaultsOf(page)).toEqual([]);

  await leaveFor(page, site.origin + ORDER);
  await payWith(page, CARDS.asksTheBank);
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
  await find(page, 'button', 'Keep subscription');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await waitForText(page, 'Your subscription is cancelled');
  await find(page, 'button', 'Resume subscription');
  expect(await accessibilityFaultsOf(page)).toEqual([]);
}, 240_000);

it('PAY-019 a member who subscribed changes the card, which the bank refuses at first', async () => {
  const page = await aMember('second@example.com');
  await leaveFor(page, site.origin + ORDER);
  await payWith(page, CARDS.good);
  await waitForPath(page, '/payment/success');
  await find(page, 'heading', 'Payment received');
  await leaveFor(page, `${site.origin}/card-update`, 'Continue to your card details');
  await payWith(page, CARDS.declined);
  await waitForPath(page, '/card-update/failure');
  await find(page, 'heading', 'Card not saved');
  await leaveFor(page, `${site.origin}/card-update`, 'Continue to your card details');
  await payWith(page, CARDS.good);
  await waitForPath(page, '/card-update/success');
  await waitForText(page, 'Visa ending in 4242');
  expect(await accessibilityFaultsOf(page)).toEqual([]);
}, 240_000);
