import type { Page } from 'puppeteer';

import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/engines/identity/demoAccounts.ts';

import { fill, find, press } from './byRole.ts';

/**
 * Fills in the sign-in page that is open or opening.
 * @param password - of an account that is none of the demonstration
 */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await fill(page, 'Email address', email);
  await (await find(page, 'textbox', 'Password')).type(password);
  await press(page, 'button', 'Sign in');
}

/** Name of the button that opens a demo account's menu. */
export const accountOf = (email: string): string =>
  `Account of ${DEMO_ACCOUNTS.find((account) => account.email === email)?.firstName}`;

/** Waits until the shell shows whose session it is. */
export const untilSignedIn = (page: Page, email: string) => find(page, 'button', accountOf(email));

/** Opens the sign-in page of a site and signs a demo account in. */
export async function signInAs(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/sign-in`);
  await signIn(page, email);
  await untilSignedIn(page, email);
}

/** Puts the introduction for newcomers away, where it lies over the page. */
export async function pastIntroduction(page: Page): Promise<void> {
  await (await page.$('::-p-aria([name="Not now"][role="button"])'))?.click();
}
