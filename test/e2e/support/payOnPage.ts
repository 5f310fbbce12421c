import type { Page } from 'puppeteer';

import { fill, press } from './byRole.ts';

/** Cards of the sandbox processor. */
export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksTheBank: '4000 0025 0000 3155',
  /** Is saved, and refused when it is charged. */ failsLater: '4000 0000 0000 0341',
} as const;

/** Waits for the processor’s page. */
export const untilAtProcessor = (page: Page) =>
  page.waitForFunction(() => window.location.pathname.startsWith('/sandbox-processor'));

/** Leaves the order at an address for the processor’s page. */
export async function leaveFor(page: Page, address: string, button = 'Continue to payment'): Promise<void> {
  await page.goto(address);
  await press(page, 'button', button);
  await untilAtProcessor(page);
}

/** Fills in the processor’s page and pays. */
export async function payWith(page: Page, number: string): Promise<void> {
  await fill(page, 'Card number', number, 'combobox');
  await fill(page, 'Expiry', '12/40');
  await fill(page, 'Security code', '123');
  await fill(page, 'Name on card', 'Mary Member');
  await press(page, 'button', 'Pay');
}
