import type { Browser, Page } from 'puppeteer';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { fill, find, press, waitForText } from './support/byRole.ts';
import { newMember, newReader, openBrowser } from './support/openBrowser.ts';
import { signIn, untilSignedIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { untilQuiet } from './support/untilQuiet.ts';

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

/** A member of staff at a page, through the staff sign-in that it sends them to. */
async function aMemberOfStaff(email: string, address: string): Promise<Page> {
  const { page } = await newReader(browser);
  await page.goto(`${site.origin}/internal/login`);
  await signIn(page, email);
  await untilSignedIn(page, email);
  await open(page, address);
  return page;
}
const open = async (page: Page, address: string) => {
  await page.goto(site.origin + address);
  await untilQuiet(page);
};

describe('what staff may do', () => {
  it('changes once one asks and another approves, and opens the page of a new duty', async () => {
    const [stephen, demelza] = await Promise.all([
      aMemberOfStaff('staff@example.com', '/internal/staff'),
      aMemberOfStaff('deputy@example.com', '/internal/audit'),
    ]);
    await waitForText(demelza, 'Page not found');
    await press(stephen, 'button', 'Change Change the duties of Demelza Rowse');
    await press(stephen, 'checkbox', 'Audit');
    await fill(stephen, 'Reason', 'Reads the record from December');
    await press(stephen, 'button', 'Ask for approval');
    await waitForText(stephen, 'Someone else must approve your own request.');
    expect(await accessibilityFaultsOf(stephen)).toEqual([]);
    // It is about her own account: a third person would have to approve it.
    await open(demelza, '/internal/staff');
    await waitForText(demelza, 'Someone else must approve a request about your account.');
    await press(stephen, 'button', 'Withdraw');
    await waitForText(stephen, 'Refused');
    // She asks it herself, and he approves.
    await open(demelza, '/internal/staff');
    await press(demelza, 'button', 'Change Change the duties of Demelza Rowse');
    await press(demelza, 'checkbox', 'Audit');
    await fill(demelza, 'Reason', 'Reads the record from December');
    await press(demelza, 'button', 'Ask for approval');
    await waitForText(demelza, 'Someone else must approve your own request.');
    await open(stephen, '/internal/staff');
    await press(stephen, 'button', 'Approve');
    await waitForText(stephen, 'Approved and carried out.');
    await open(demelza, '/internal/audit');
    await waitForText(demelza, 'Changed duties');
    await waitForText(demelza, 'Reads the record from December');
    expect(await accessibilityFaultsOf(demelza)).toEqual([]);
  }, 180_000);
});

describe('a look at a member', () => {
  it('needs a reason, which the member reads', async () => {
    const stephen = await aMemberOfStaff('staff@example.com', '/internal/members');
    await fill(stephen, 'Email address, account number, invoice number or gift code', 'active@example.com');
    await fill(stephen, 'Reason', 'Could not open a record');
    await press(stephen, 'button', 'Open the account');
    await find(stephen, 'heading', 'Alice Hext');
    await untilQuiet(stephen);
    expect(await accessibilityFaultsOf(stephen)).toEqual([]);
    const { page: alice } = await newMember(browser, site.origin, 'active@example.com');
    await open(alice, '/account/my-data');
    await press(alice, 'button', 'Show who looked');
    await waitForText(alice, 'Opened your account');
    await waitForText(alice, 'Could not open a record');
    expect(await alice.evaluate(() => document.body.textContent?.includes('Stephen'))).toBe(false);
    expect(await accessibilityFaultsOf(alice)).toEqual([]);
  }, 180_000);
});
