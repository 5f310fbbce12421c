import type { Browser, Page } from 'puppeteer';

import { siteRoutes } from '#domain/kernel/routes/siteRoutes.ts';

import { fill, find, headingOf, press, waitForPath, waitForText } from './support/byRole.ts';
import { newMember, newReader, openBrowser } from './support/openBrowser.ts';
import { accountOf, signIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';
import { untilQuiet } from './support/untilQuiet.ts';

const MEMBER = 'member@example.com';
const TREE = '/tree/fmp-1-1';
/** The headings of pages that stand in for what cannot be shown. */
const NOT_THE_PAGE = /^(?:Page not found|Something went wrong|Well, that didn’t|Access denied|Sign in)/u;

// With the sample county: what each kind of reader is served needs something to serve.
let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  site = await startSite();
  browser = await openBrowser();
}, 300_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const open = (page: Page, address: string) => page.goto(site.origin + address);
const pathOf = (page: Page) => new URL(page.url()).pathname;
async function aMember(email = MEMBER): Promise<{ page: Page; faults: string[] }> {
  return newMember(browser, site.origin, email);
}

describe('a visitor', () => {
  it('CORE-002 reads public pages without being asked to sign in', async () => {
    const { page, faults } = await newReader(browser);
    for (const [address, heading] of [
      ['/', 'Find your ancestors in the records'],
      ['/help', 'How can we help?'],
    ] as const) {
      await open(page, address);
      await find(page, 'heading', heading);
      await untilQuiet(page);
      expect([
        pathOf(page),
        await page.$('::-p-aria([name="Password"][role="textbox"])'),
        await page.$('dialog[open], [role="dialog"]'),
      ]).toEqual([address, null, null]);
    }
    expect(faults).toEqual([]);
  });

  it('CORE-020 HELP-021 reaches the parts of the help centre from its home', async () => {
    const { page, faults } = await newReader(browser);
    const follow = async (start: string) => {
      const link = await page.waitForSelector(`main a[href^="${start}"]`);
      await link?.click();
      await page.waitForFunction((path: string) => window.location.pathname.startsWith(path), {}, start);
      expect(await headingOf(page)).not.toMatch(/^Oops/u);
    };
    for (const start of ['/help/articles/', '/help/categories/', '/help/contact']) {
      await open(page, '/help');
      await follow(start);
    }
    await open(page, '/help');
    await follow('/help/articles/');
    await follow('/help/sections/');
    await open(page, '/help');
    await (await page.waitForSelector('input[placeholder="Type your question here..."]'))?.type('password');
    await page.keyboard.press('Enter');
    await waitForPath(page, '/help/search');
    await page.waitForSelector('main a[href^="/help/articles/"]');
    expect(faults).toEqual([]);
  });
});

describe('a member', () => {
  it('CORE-003 is known in the bar and has a home', async () => {
    const { page } = await aMember();
    await open(page, '/home');
    await find(page, 'heading', 'Welcome, Mary');
    await find(page, 'button', accountOf(MEMBER));
    expect(await page.$('::-p-aria([name="Register"][role="link"])')).toBeNull();
  });

  it('ROUTE-025 comes back from the provider through /complete-login to where they were going', async () => {
    const { page } = await newReader(browser);
    const paths: string[] = [];
    page.on(
      'framenavigated',
      (frame) =>
        frame === page.mainFrame() &&
        paths.push(new URL(frame.url()).pathname + (new URL(frame.url()).searchParams.has('code') ? '?code' : '')),
    );
    await open(page, '/profile/my-profile');
    await signIn(page, MEMBER);
    await waitForPath(page, '/profile/my-profile');
    await find(page, 'heading', 'My profile');
    await find(page, 'button', accountOf(MEMBER));
    expect(paths).toContain('/complete-login?code');
    await page.goBack();
    expect(pathOf(page)).not.toBe('/complete-login');
  });

  it('CORE-008 searches records for a surname and opens a result', async () => {
    const { page } = await aMember();
    await open(page, '/home');
    await fill(page, 'Surname', 'Webb');
    await press(page, 'button', 'Search');
    await waitForPath(page, '/search/results');
    const link = await page.waitForSelector('main a[href^="/transcript?id="]');
    const name = await link?.evaluate((anchor) => anchor.textContent);
    await link?.click();
    await waitForPath(page, '/transcript');
    expect(await headingOf(page)).toContain(name);
  });

  it('CORE-009 searches newspapers', async () => {
    const { page } = await aMember();
    await open(page, '/search-newspapers');
    await fill(page, 'Words to find', 'Harrowmere', 'combobox');
    await page.keyboard.press('Enter');
    await waitForPath(page, '/search-newspapers/results');
    await page.waitForSelector('main a[href^="/image-viewer?issue="]');
  });

  it('CORE-012 searches an address, and sees its streets and then the households', async () => {
    const { page } = await aMember();
    await open(page, '/search-address');
    await fill(page, 'City/Town/County', 'Harrowmere', 'combobox');
    // A list that opens only after Escape would hide the button again.
    await page.waitForSelector('[role="option"]');
    await page.keyboard.press('Escape');
    await press(page, 'button', 'Search');
    await waitForPath(page, '/search-address/streets');
    await press(page, 'link', 'Mill Row');
    await waitForPath(page, '/search-address/households');
    await find(page, 'table', 'Households by year');
  });

  it('CORE-019 manages the security of the account', async () => {
    const { page } = await aMember();
    await open(page, '/account/security-settings');
    for (const card of ['Email', 'Password', 'Multi-factor authentication']) await find(page, 'heading', card);
  });

  it('CORE-025 narrows a record search from region to category, subcategory and fields of the catalogue', async () => {
    const { page } = await aMember();
    await open(page, '/search/results');
    await (await page.waitForSelector('::-p-xpath(//summary[contains(., "More options")])'))?.click();
    const choose = async (name: string, label: string) => {
      const list = await find(page, 'combobox', name);
      const value = await list.evaluate(
        (select, wanted) => [...(select as HTMLSelectElement).options].find(({ text }) => text === wanted)?.value,
        label,
      );
      if (value === undefined) throw new Error(`${name} does not offer ${label}`);
      await (list as unknown as { select: (value: string) => Promise<unknown> }).select(value);
    };
    await choose('Collections from', 'Britain');
    await choose('Part of Britain', 'England');
    await choose('Category', 'Census, land & surveys');
    await choose('Subcategory', 'Census');
    await fill(page, 'Occupation', 'weaver', 'combobox');
    await page.keyboard.press('Escape');
    await press(page, 'button', 'Search');
    await page.waitForFunction(() => new URLSearchParams(window.location.search).has('occupation'));
    // The two names of the address are as the specification has them.
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      sourcecountry: 'england',
      sourcecategory: 'census, land & surveys',
      collection: 'census',
      occupation: 'weaver',
    });
    await page.waitForSelector('main a[href^="/transcript?id="]');
  });
});

describe('family trees', () => {
  it('CORE-022 a member reaches a tree, a profile, hints, stories, sharing, the first steps and a merge from the list of trees', async () => {
    const { page, faults } = await aMember();
    const arrived = async (path: RegExp) => {
      await page.waitForFunction(
        (wanted: string) => new RegExp(wanted, 'u').test(window.location.pathname),
        {},
        path.source,
      );
      expect(await headingOf(page)).not.toMatch(NOT_THE_PAGE);
    };
    const from = async (link: string, path: RegExp) => {
      await open(page, '/tree/all-trees');
      await press(page, 'link', link);
      await arrived(path);
    };
    await from('Create a tree', /^\/family-tree\/create$/u);
    await from('Stories of The Webbs of Harrowmere', /\/stories$/u);
    await from('Open The Webbs of Harrowmere', /\/tree$/u);
    await page.waitForSelector('[data-key="fmp-1-1"]');
    await press(page, 'link', 'Share');
    await waitForPath(page, `${TREE}/tree/share`);
    await open(page, '/tree/all-trees');
    // By its address: the name of the link says how many hints are new, once they are counted.
    await page.locator('main a[href="/tree/fmp-1-1/all-hints"]').click();
    await arrived(/\/all-hints$/u);
    const merge = await page.waitForSelector('main a[href*="/record-merge/"]');
    await merge?.click();
    await page.waitForFunction(() => window.location.pathname.includes('/record-merge/'));
    await page.waitForSelector('[role="dialog"], dialog[open]');
    await open(page, '/trees/fmp-1-1/people/fmp-1-1');
    await find(page, 'heading', 'Alfred Samuel Webb');
    expect(faults).toEqual([]);
  });

  const NAMED: Readonly<Record<string, string>> = {
    ':rootsfinderId': 'fmp-1-1',
    ':treeRef': 'fmp-1-1',
    ':personId': 'fmp-1-1',
    ':treeId': '1',
    ':treeid': '1',
    ':sourceId': '1',
  };
  const TREE_PAGES = siteRoutes
    .filter(
      ({ id, pattern, redirect }) =>
        /^\/trees?\//u.test(pattern) &&
        !redirect &&
        !['tree.invitation', 'tree.no-ownership', 'tree.within'].includes(id) &&
        !/invitation|no-tree-ownership|your-tree/u.test(pattern),
    )
    .map(({ pattern }) =>
      pattern.replaceAll(/:\w+\??/gu, (name) => NAMED[name.replace('?', '')] ?? name).replace(/\/\*$/u, ''),
    );

  it('TREE-039 every page of the tree application has something to say of the sample tree', async () => {
    const { page, faults } = await aMember();
    const empty: string[] = [];
    await open(page, `${TREE}/sources`);
    const source = await (
      await page.waitForSelector(`main a[href^="${TREE}/sources/"]`)
    )?.evaluate((link) => link.getAttribute('href'));
    for (const address of TREE_PAGES) {
      await open(page, address.endsWith('/sources/1') ? (source ?? address) : address);
      await untilQuiet(page);
      const heading = (await headingOf(page)) ?? '';
      const words = await page.$eval('main', (main) => main.innerText.length);
      if (NOT_THE_PAGE.test(heading) || words < 50) empty.push(`${address}: ${heading} (${words})`);
    }
    expect(TREE_PAGES.length).toBeGreaterThan(15);
    expect(empty).toEqual([]);
    expect(faults).toEqual([]);
  });
});

describe('staff', () => {
  it('CORE-006 are served by internal pages after their own sign-in, and a member is not', async () => {
    const { page } = await newReader(browser);
    await open(page, '/internal/login');
    await signIn(page, 'staff@example.com');
    await waitForPath(page, '/internal');
    await open(page, '/internal/features/journey');
    await find(page, 'heading', 'Features');
    const { page: other } = await aMember();
    await open(other, '/internal/features/journey');
    await waitForPath(other, '/internal/login');
    await find(other, 'heading', 'Staff sign-in');
  });
});

describe('what a member changes', () => {
  it('API-034 CORE-018 is there after a reload, and in their other browser, for each page that changes something', async () => {
    const { page } = await aMember();
    const { page: elsewhere } = await aMember();
    const seen = async (address: string, text: string) => {
      for (const browserPage of [page, elsewhere]) {
        await open(browserPage, address);
        await waitForText(browserPage, text);
      }
    };
    const valueIn = async (each: Page, name: string) =>
      (await find(each, 'textbox', name)).evaluate((field) => (field as HTMLInputElement).value);

    await open(page, '/profile/my-profile');
    await fill(page, 'Pronouns (optional)', 'they/them');
    await press(page, 'button', 'Save changes');
    await waitForText(page, 'Your changes are saved.');
    for (const each of [page, elsewhere]) {
      await open(each, '/profile/my-profile');
      expect(await valueIn(each, 'Pronouns (optional)')).toBe('they/them');
    }

    await open(page, '/account/communication-preferences');
    const isOn = async (each: Page) =>
      (await find(each, 'switch', 'News')).evaluate((box) => (box as HTMLInputElement).checked);
    const was = await isOn(page);
    const answered = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('UpdateEmailNotificationSetting'),
    );
    await press(page, 'switch', 'News');
    await answered;
    for (const each of [page, elsewhere]) {
      await open(each, '/account/communication-preferences');
      expect(await isOn(each)).toBe(!was);
    }

    await open(page, '/search/results?lastname=webb&occupation=weaver');
    await press(page, 'button', 'Save search');
    await find(page, 'dialog', 'Save search');
    await fill(page, 'Name', 'Webbs at the loom');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[role="dialog"], dialog[open]', { hidden: true });
    await seen('/search/saved', 'Webbs at the loom');

    await open(page, '/tree/1/settings');
    await fill(page, 'Name', 'The Webbs, revised');
    await press(page, 'button', 'Save settings');
    await untilQuiet(page);
    await seen('/tree/all-trees', 'The Webbs, revised');
  });
});
