import type { Browser, ElementHandle, Page } from 'puppeteer';

import { accessibilityFaultsOf } from './support/accessibility.ts';
import { fill, find, press, waitForPath, waitForText } from './support/byRole.ts';
import { newMember, newReader, openBrowser } from './support/openBrowser.ts';
import { signIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';

const STAFF = 'staff@example.com';
const MEMBER = 'member@example.com';

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

/** A member who pays for a year. */
async function aSubscriber(): Promise<Page> {
  const { page } = await newMember(browser, site.origin, MEMBER);
  await page.goto(`${site.origin}/payment?plan-id=demo-yearly&nextPage=/help`);
  await press(page, 'button', 'Continue to payment');
  await page.waitForFunction(() => window.location.pathname.startsWith('/sandbox-processor'));
  await fill(page, 'Card number', '4242 4242 4242 4242', 'combobox');
  await fill(page, 'Expiry', '12/40');
  await fill(page, 'Security code', '123');
  await fill(page, 'Name on card', 'Mary Member');
  await press(page, 'button', 'Pay');
  await waitForPath(page, '/payment/success');
  await find(page, 'heading', 'Payment received');
  return page;
}

/** Signs a member of staff in, in a browser of their own. */
async function staffAt(address: string, email: string, password?: string): Promise<Page> {
  const { page } = await newReader(browser);
  await page.goto(site.origin + address);
  await waitForPath(page, '/internal/login');
  await signIn(page, email, password);
  await waitForPath(page, address);
  return page;
}

/** Refunds in the window of the only payment. */
async function refund(page: Page, amount: string): Promise<void> {
  await press(page, 'button', 'Refund');
  await find(page, 'dialog', 'Refund a payment');
  await fill(page, 'Amount in GBP', amount);
  await choose(page, 'Reason for the member', 'our-fault');
  await fill(page, 'Note for colleagues', 'asked by phone');
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  await press(page, 'button', 'Refund');
}

async function choose(page: Page, label: string, value: string): Promise<void> {
  const select = (await find(page, 'combobox', label)) as ElementHandle<HTMLSelectElement>;
  await select.select(value);
}

it('staff refund a small amount at once, a large one waits for a second person, the member reads both, and the books add up', async () => {
  const member = await aSubscriber();
  const page = await staffAt('/internal/billing', STAFF);
  await fill(page, 'Email address or number', MEMBER);
  await press(page, 'button', 'Find account');
  await press(page, 'link', 'Mary Penrose');
  await find(page, 'heading', 'Payments of Mary Penrose');
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  const answered = page.waitForResponse((response) => response.url().includes('/api/internal/invoices/'));
  await press(page, 'button', 'INV-2026-000001 (PDF)');
  expect((await answered).headers()['content-type']).toBe('application/pdf');

  await refund(page, '5.00');
  await waitForText(page, 'Done.');
  await waitForText(page, '£5.00');
  await refund(page, '60.00');
  await waitForText(page, 'A second person must approve this within 24 hours.');
  await press(page, 'tab', 'Staff actions');
  await waitForText(page, 'Something went wrong on our side.');

  const [, password = ''] =
    /Password: (\S+)/u.exec(
      await site.run(
        'user',
        'add',
        'second-staff@example.com',
        '--first-name',
        'Sarah',
        '--last-name',
        'Penrose',
        '--kind',
        'internal',
      ),
    ) ?? [];
  await site.run('staff-duties', 'give', 'second-staff@example.com', 'billing', '--reason', 'a second person');
  const second = await staffAt('/internal/staff', 'second-staff@example.com', password);
  await press(second, 'button', 'Approve');
  await waitForText(second, 'Approved and carried out.');

  await member.goto(`${site.origin}/account/subscription`);
  await waitForText(member, 'We refunded £60.00. Something went wrong on our side.');
  await waitForText(member, 'We refunded £5.00.');
  expect(await accessibilityFaultsOf(member)).toEqual([]);
  expect(await site.run('billing', 'check')).toContain('The books add up.');
}, 240_000);
