import type { ElementHandle, Page } from 'puppeteer';

/** Finds by what assistive technology is told. What has no accessible name fails here. */
const selector = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`;

/** Waits for an element by role and name; the failure says which. */
export async function find(page: Page, role: string, name: string): Promise<ElementHandle<Element>> {
  try {
    const found = await page.waitForSelector(selector(role, name));
    if (found) return found;
  } catch {
    // Told below in words of the page.
  }
  throw new Error(`No ${role} named "${name}" at ${page.url()}:\n${(await page.evaluate(() => document.body.innerText)).slice(0, 1500)}`);
}

/** Presses an element by role and name. */
export async function press(page: Page, role: string, name: string): Promise<void> {
  const element = await find(page, role, name);
  await element.scrollIntoView();
  await element.click();
}

/** Replaces the text of a field. */
export async function fill(page: Page, name: string, text: string, role = 'textbox'): Promise<void> {
  const field = await find(page, role, name);
  await field.click({ count: 3 });
  await field.press('Backspace');
  await field.type(text);
}

/** Waits until the page shows a text. */
export async function waitForText(page: Page, text: string): Promise<void> {
  try {
    await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, text);
  } catch {
    throw new Error(`"${text}" never showed at ${page.url()}:\n${(await page.evaluate(() => document.body.innerText)).slice(0, 1500)}`);
  }
}

/** Waits until the address has that path, whatever its query. */
export async function waitForPath(page: Page, path: string): Promise<void> {
  try {
    await page.waitForFunction((wanted) => window.location.pathname === wanted, {}, path);
  } catch {
    throw new Error(`${page.url()} never became ${path}`);
  }
}
