import type { Page } from 'puppeteer';

import { DEMO_PASSWORD } from '#server/identity/demo/demoAccounts.ts';

import { fill, find, press } from './byRole.ts';

/** Fills in the sign-in page that is open or opening. */
export async function signIn(page: Page, email: string): Promise<void> {
  await fill(page, 'Email address', email);
  await (await find(page, 'textbox', 'Password')).type(DEMO_PASSWORD);
  await press(page, 'button', 'Sign in');
}
