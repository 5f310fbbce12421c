import type { ElementHandle, Page } from 'puppeteer';

import { fill, find, press } from './byRole.ts';

/** How a reader works a page. */
export interface Hand {
  press: (role: string, name: string) => Promise<void>;
  /** Replaces what is in a field. */
  write: (name: string, text: string, role?: string) => Promise<void>;
  /** Chooses from a list, by what the option says. */
  choose: (name: string, option: string) => Promise<void>;
}

/** More than any page has places for the focus. */
const MOST_TABS = 250;

/** Goes to an element with the Tab key alone. @returns the element @throws Error where the key never gets there */
async function tabTo(page: Page, role: string, name: string): Promise<ElementHandle<Element>> {
  let element = await find(page, role, name);
  for (let count = 0; count < MOST_TABS; count += 1) {
    const place = await element.evaluate((wanted) =>
      document.activeElement === wanted ? 'here' : wanted.isConnected ? 'elsewhere' : 'gone',
    );
    if (place === 'here') return element;
    // A field that suggests is exchanged for its full form when it has the focus, and keeps it.
    if (place === 'gone') element = await find(page, role, name);
    else await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to "${name}" at ${page.url()}`);
}

/**
 * The first letters of an option, typed while its list has the focus, choose it; the form learns of it as of any
 * choice.
 */
async function typeOption(page: Page, list: ElementHandle<Element>, option: string): Promise<void> {
  await page.keyboard.type(option);
  const chosen = await list.evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.textContent ?? '');
  if (chosen !== option) throw new Error(`"${option}" was typed and "${chosen}" is chosen`);
}

const byMouse = (page: Page): Hand => ({
  press: (role, name) => press(page, role, name),
  write: (name, text, role) => fill(page, name, text, role),
  async choose(name, option) {
    const list = (await find(page, 'combobox', name)) as ElementHandle<HTMLSelectElement>;
    const value = await list.evaluate(
      (select, wanted) => [...select.options].find(({ text }) => text === wanted)?.value,
      option,
    );
    if (value === undefined) throw new Error(`"${name}" does not offer "${option}"`);
    await list.select(value);
  },
});

const byKeyboard = (page: Page): Hand => ({
  async press(role, name) {
    await tabTo(page, role, name);
    await page.keyboard.press('Enter');
  },
  async write(name, text, role = 'textbox') {
    await tabTo(page, role, name);
    await page.keyboard.down('Control');
    await page.keyboard.press('KeyA');
    await page.keyboard.up('Control');
    await page.keyboard.type(text);
  },
  async choose(name, option) {
    await typeOption(page, await tabTo(page, 'combobox', name), option);
  },
});

/** A reader with a mouse, or with a keyboard alone. */
export const handOf = (page: Page, kind: 'mouse' | 'keyboard'): Hand => (kind === 'mouse' ? byMouse : byKeyboard)(page);
