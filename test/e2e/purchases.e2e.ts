import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Browser, Page } from 'puppeteer';

import { censusRecordId, writeCensusFile } from '#test/support/censusFile.ts';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { fill, press, waitForPath, waitForText } from './support/byRole.ts';
import { importRecords } from './support/importRecords.ts';
import { newMember, newReader, openBrowser } from './support/openBrowser.ts';
import { CARDS, leaveFor, payWith, untilAtProcessor } from './support/payOnPage.ts';
import { signIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';

/** Single records and gifts, from the paywall to the thing. One site with two records for subscribers. */
let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  site = await startSite({ env: { SAMPLE_DATA: 'none' } });
  const mapping = JSON.parse(readFileSync('server/importers/mappings/freecen.json', 'utf8')) as {
    recordSet: { access: string };
  };
  mapping.recordSet.access = 'subscribers';
  const mappingFile = path.join(site.dataDir, 'subscribers.json');
  writeFileSync(mappingFile, JSON.stringify(mapping));
  await importRecords(
    site,
    writeCensusFile(path.join(site.dataDir, 'census.tsv'), [{}, JANE]),
    '--mapping',
    mappingFile,
    '--set',
    'Roche 1871',
  );
  browser = await openBrowser();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const JANE = { seq: 2, household: 2, forenames: 'Jane', surname: 'TREBILCOCK' };
const PINCH = `/transcript?id=${encodeURIComponent(censusRecordId('ROCHE-1871'))}`;
const TREBILCOCK = `/transcript?id=${encodeURIComponent(censusRecordId('ROCHE-1871', JANE))}`;
const PAYWALL = 'Subscribe to read the whole transcript';
const open = (page: Page, address: string) => page.goto(site.origin + address);
const expectAccessible = async (page: Page) => expect(await accessibilityFaultsOf(page)).toEqual([]);
async function aReader(email: string): Promise<Page> {
  const { page } = await newMember(browser, site.origin, email);
  return page;
}
/** Waits for a transcript that is open as a whole. */
async function untilOpen(page: Page): Promise<void> {
  await waitForText(page, 'Clay Labourer');
  expect(await page.evaluate((title) => document.body.innerText.includes(title), PAYWALL)).toBe(false);
}

it('a paywall sells one record for a card and leads back to it, and the record is never sold again', async () => {
  const page = await aReader('member@example.com');
  await open(page, PINCH);
  await waitForText(page, PAYWALL);
  await waitForText(page, 'tax included');
  await expectAccessible(page);
  await press(page, 'link', 'Buy this record for £1.50');
  await waitForPath(page, '/transcript/confirm-purchase');
  await expectAccessible(page);
  await press(page, 'link', 'Continue to payment');
  await waitForPath(page, '/payment');
  await waitForText(page, '£1.50');
  await expectAccessible(page);
  await press(page, 'button', 'Continue to payment');
  await untilAtProcessor(page);
  await payWith(page, CARDS.good);
  await waitForPath(page, '/payment/success');
  await press(page, 'link', 'Continue');
  await waitForPath(page, '/transcript');
  expect(page.url()).toBe(site.origin + PINCH);
  await untilOpen(page);
  await open(page, PINCH.replace('/transcript', '/transcript/confirm-purchase'));
  await waitForText(page, 'You’ve bought this');
  await expectAccessible(page);
  await press(page, 'link', 'Open it');
  await untilOpen(page);
}, 240_000);

it('credits are bought, seen, and open a record without a card', async () => {
  const page = await aReader('second@example.com');
  await open(page, '/account/subscription');
  await press(page, 'link', 'Buy 10 credits for £2.50');
  await waitForPath(page, '/payment');
  await press(page, 'button', 'Continue to payment');
  await untilAtProcessor(page);
  await payWith(page, CARDS.good);
  await waitForPath(page, '/payment/success');
  await waitForText(page, 'Your credits are ready to use.');
  await open(page, TREBILCOCK.replace('/transcript', '/transcript/confirm-purchase'));
  await waitForText(page, 'You have 10 credits. You’ll have 5 left.');
  await expectAccessible(page);
  await press(page, 'button', 'Use 5 credits');
  await waitForText(page, 'You’ve bought this');
  await press(page, 'link', 'Open it');
  await untilOpen(page);
  await open(page, '/account/subscription');
  await waitForText(page, 'You have 5 credits.');
}, 240_000);

it('a paywall leads a visitor to a plan and, paid for, back to the record', async () => {
  const { page } = await newReader(browser);
  await open(page, PINCH);
  await waitForText(page, PAYWALL);
  await expectAccessible(page);
  await press(page, 'link', 'See plans from £7.99');
  await waitForPath(page, '/subscribe');
  await press(page, 'link', 'Choose Essential for 1 month');
  await waitForPath(page, '/register');
  await press(page, 'link', 'Sign in');
  await waitForPath(page, '/sign-in');
  await signIn(page, 'basic@example.com');
  await waitForPath(page, '/payment');
  await press(page, 'button', 'Continue to payment');
  await untilAtProcessor(page);
  await payWith(page, CARDS.good);
  await waitForPath(page, '/payment/success');
  await press(page, 'link', 'Continue');
  await waitForPath(page, '/transcript');
  expect(page.url()).toBe(site.origin + PINCH);
  await untilOpen(page);
}, 240_000);

it('a gift is chosen, paid for and printed, redeemed by another reader, and a second one waits for its date', async () => {
  const giver = await aReader('social@example.com');
  await open(giver, '/gift-subscriptions');
  await fill(giver, 'Their name', 'Edith');
  await fill(giver, 'Your name', 'Simon');
  await giver.locator('::-p-text(Print a card yourself)').click();
  await expectAccessible(giver);
  await press(giver, 'button', 'Continue to payment');
  await waitForPath(giver, '/payment');
  await press(giver, 'button', 'Continue to payment');
  await untilAtProcessor(giver);
  await payWith(giver, CARDS.good);
  await waitForPath(giver, '/payment/success');
  await waitForText(giver, 'Your gift is ready.');
  await open(giver, '/gift-subscriptions');
  await waitForText(giver, 'Ready to redeem');
  await expectAccessible(giver);
  const code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/u.exec(await giver.evaluate(() => document.body.innerText))?.[0] ?? '';

  const reader = await aReader('expired@example.com');
  await open(reader, '/gift-subscriptions/redeem');
  await fill(reader, 'Code', code.toLowerCase());
  await press(reader, 'button', 'Check the code');
  await waitForText(reader, 'This code is valid');
  await expectAccessible(reader);
  await press(reader, 'button', 'Redeem');
  await waitForText(reader, 'Your subscription is ready');
  await open(reader, PINCH);
  await untilOpen(reader);

  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await open(giver, '/gift-subscriptions');
  await waitForText(giver, 'Redeemed on');
  await fill(giver, 'Their name', 'Paul');
  await fill(giver, 'Your name', 'Simon');
  await fill(giver, 'Their email address', 'paul@muniment.test');
  await giver.$eval(
    'input[type="date"]',
    (field, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    day,
  );
  await press(giver, 'button', 'Continue to payment');
  await waitForPath(giver, '/payment');
  await leaveFor(giver, giver.url());
  await payWith(giver, CARDS.good);
  await waitForPath(giver, '/payment/success');
  await waitForText(giver, 'Your gift is ready.');
  await open(giver, '/gift-subscriptions');
  await waitForText(giver, 'Waiting for its date');
  await waitForText(giver, 'We email it on');
}, 300_000);
