import type { Browser, Page } from 'puppeteer';

/** One way within the site: milliseconds from the press on. */
export interface SoftNavigation {
  /** When the first question was asked, and the last answer there; 0 where nothing was asked. */
  asked: number;
  answered: number;
  /** The frame that shows it. */
  shown: number;
}

/** A way from one page to another. */
export interface SoftWay {
  name: string;
  from: string;
  /** What is pressed: a link, or a field in which Enter is pressed after a text was typed. */
  press: string;
  typed?: string;
  /** What is another on the page that is gone to, or is there only. */
  changes: string;
  /** What was promised of it, by the names of the bench. */
  goals: Readonly<Record<string, number>>;
}

/** To a page of the same area, once its data is there; and from Enter to the first results. */
const AFTER_DATA = { 'after data ms': 100 };
const SEARCH = { 'shown ms': 300 };

/** Ways within areas of the site, and the search from the home page. */
export const SOFT_WAYS: readonly SoftWay[] = [
  {
    name: 'Enter in the search form, to the first results',
    from: '/',
    press: '::-p-aria(Surname)',
    typed: 'Smith',
    changes: 'a[data-row]',
    goals: SEARCH,
  },
  {
    name: 'results, to their second page',
    from: '/search/results?lastname=Smith',
    press: 'a[href*="page=2"]',
    changes: 'a[data-row]',
    goals: AFTER_DATA,
  },
  {
    name: 'results, to a transcript',
    from: '/search/results?lastname=Smith',
    press: 'a[href^="/transcript"]',
    changes: 'main h1',
    goals: AFTER_DATA,
  },
  {
    name: 'help, to an article',
    from: '/help',
    press: 'main a[href^="/help/articles/"]',
    changes: 'main h1',
    goals: AFTER_DATA,
  },
  {
    name: 'newspapers, to one of them',
    from: '/newspapers',
    press: 'main a[href^="/newspapers/title/"]',
    changes: 'main h1',
    goals: AFTER_DATA,
  },
];

/**
 * Text: what runs in a page knows none of the helpers that a compiled function may name. Watches from the press on,
 * frame by frame.
 */
const watch = (changes: string, isTyped: boolean): string => `
  window.softWay = new Promise((resolve) => {
    const shown = () => [...document.querySelectorAll(${JSON.stringify(changes)})].map(({ textContent, href }) => textContent + href).join();
    const before = shown();
    addEventListener(${JSON.stringify(isTyped ? 'keydown' : 'click')}, (event) => {
      if (${isTyped} && event.key !== 'Enter') return;
      const start = event.timeStamp;
      const look = () => {
        const now = shown();
        if (now === '' || now === before || document.querySelector('[data-skeleton], [aria-busy="true"]')) return requestAnimationFrame(look);
        setTimeout(() => {
          const end = performance.now();
          const answers = performance.getEntriesByType('resource').filter(({ name, startTime, responseEnd }) => name.endsWith('/graphql') && startTime >= start && responseEnd > 0 && responseEnd <= end);
          const asked = answers.length === 0 ? 0 : Math.min(...answers.map(({ startTime }) => startTime)) - start;
          resolve({ shown: end - start, asked, answered: Math.max(0, ...answers.map(({ responseEnd }) => responseEnd - start)) });
        });
      };
      requestAnimationFrame(look);
    }, { capture: true });
  });
  undefined;
`;

const PATIENCE_MS = 60_000;
const QUIET_MS = 500;

async function press(page: Page, { press: selector, typed }: SoftWay): Promise<void> {
  if (typed !== undefined) {
    await page.type(selector, typed);
    await page.keyboard.press('Enter');
    return;
  }
  await page.$eval(selector, (element) => (element as HTMLElement).click());
}

/** Goes a way in a browser that has just opened the first of its pages and is quiet. */
export async function goSoftly(browser: Browser, origin: string, way: SoftWay): Promise<SoftNavigation> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.setViewport({ width: 1280, height: 900 });
    await page.goto(origin + way.from, { waitUntil: 'load', timeout: PATIENCE_MS });
    await page.waitForSelector(way.press);
    await page.waitForNetworkIdle({ idleTime: QUIET_MS, timeout: PATIENCE_MS });
    await page.evaluate(watch(way.changes, way.typed !== undefined));
    await press(page, way);
    return (await page.evaluate('window.softWay')) as SoftNavigation;
  } finally {
    await context.close();
  }
}
