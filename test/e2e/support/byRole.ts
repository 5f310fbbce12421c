import type { ElementHandle, Page } from 'puppeteer';

import { untilQuiet } from './untilQuiet.ts';

/** Finds by what assistive technology gets. What has no accessible name fails here. */
const selector = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`;

/** Waits for an element by role and name; the failure says which. */
export async function find(page: Page, role: string, name: string): Promise<ElementHandle<Element>> {
  try {
    const found = await page.waitForSelector(selector(role, name));
    if (found) return found;
  } catch {
    // Reported below in words of the page.
  }
  throw new Error(`No ${role} named "${name}" at ${page.url()}:\n${await shownBy(page)}`);
}

/** How long a press waits for its element to hold still, in milliseconds; then it is pressed where it is. */
const STILL_MS = 5_000;

/**
 * Waits until an element no longer moves and nothing lies over it: a hand does not press what is still sliding into
 * place.
 */
const untilStill = (element: ElementHandle<Element>): Promise<void> =>
  element.evaluate(async (pressed, longest) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isOnTop = ({ left, top, width, height }: DOMRect): boolean => {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return (
        hit !== null &&
        (pressed.contains(hit) || hit.contains(pressed) || hit.closest('label')?.contains(pressed) === true)
      );
    };
    const place = () => pressed.getBoundingClientRect();
    for (
      const since = performance.now(), still = { frames: 0, at: '' };
      still.frames < 3 && performance.now() - since < longest;
      await frame()
    ) {
      const now = place();
      const at = `${now.left} ${now.top} ${now.width} ${now.height}`;
      still.frames = at === still.at && isOnTop(now) ? still.frames + 1 : 0;
      still.at = at;
    }
  }, STILL_MS);

/** What puppeteer says of an element that was redrawn between being found and being pressed. */
const REDRAWN = /detached|not clickable|not an Element|Execution context was destroyed/u;
const TRIES = 3;

/** Does something with an element by role and name; finds it again when the page redrew it meanwhile. */
async function withElement(
  page: Page,
  role: string,
  name: string,
  use: (element: ElementHandle) => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await use(await find(page, role, name));
    } catch (error) {
      if (attempt === TRIES || !REDRAWN.test(String(error))) throw error;
    }
  }
}

/** Presses an element by role and name. */
export const press = (page: Page, role: string, name: string): Promise<void> =>
  withElement(page, role, name, async (element) => {
    await element.scrollIntoView();
    await untilStill(element);
    await element.click();
  });

/** Replaces the text of a field. */
export const fill = (page: Page, name: string, text: string, role = 'textbox'): Promise<void> =>
  withElement(page, role, name, async (field) => {
    await field.click({ count: 3 });
    await field.press('Backspace');
    await field.type(text);
  });

/** What a page shows, for a failure: how it begins, and how it ends, where drawers and messages are. */
async function shownBy(page: Page): Promise<string> {
  const text = await page.evaluate(() => document.body.innerText);
  return text.length <= 3_000 ? text : `${text.slice(0, 1_500)}\n[…]\n${text.slice(-1_500)}`;
}

/** Waits until the page shows a text. */
export async function waitForText(page: Page, text: string): Promise<void> {
  try {
    await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, text);
  } catch {
    throw new Error(`"${text}" never showed at ${page.url()}:\n${await shownBy(page)}`);
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

/** The heading of a page, once it is drawn: until then that of the page before stays. */
export async function headingOf(page: Page): Promise<string> {
  await untilQuiet(page);
  const heading = await page.waitForSelector('h1');
  return heading ? heading.evaluate(({ textContent }) => textContent ?? '') : '';
}
