import type { Browser, BrowserContext, HTTPRequest, Page } from 'puppeteer';

import { REFUSED_CONSENT } from '#test/e2e/support/refusedConsent.ts';
import { signInAs } from '#test/e2e/support/signIn.ts';

import { clockJumps, fastClock } from './fastClock.ts';
import { followRequests, settled, visit } from './walk.ts';

/** What is typed in the morning and must be there in the evening. */
export const TYPED = 'Which of the Webbs left Harrowmere before 1881?';
const FORM = '/my-research';
/**
 * By its name: the introduction for newcomers may lie over it, and what is under that has no role or label. A handle of
 * an element holds the whole page it was on.
 */
const FIELD = 'input[name="title"]';
const PATIENCE_MS = 60_000;
/** A page that is this late does not come. */
const LATE_MS = 20_000;

/** What went wrong, and what went on, in the tabs of a day. */
export interface DayCounts {
  signIns: number;
  renewals: number;
  documents: number;
  /** Requests for files that an update had taken away. */
  missingFiles: number;
  faults: string[];
}

/** Whether a page comes to be so. */
const shows = (page: Page, is: () => boolean): Promise<boolean> =>
  page.waitForFunction(is, { timeout: LATE_MS }).then(
    () => true,
    () => false,
  );

/** A member's tabs in one browser, under a clock that goes faster. */
export class MemberDay {
  readonly counts: DayCounts = { signIns: 0, renewals: 0, documents: 0, missingFiles: 0, faults: [] };
  /** While the site is away or being replaced, what cannot be fetched is no fault. */
  isDisturbed = false;
  private readonly context: Promise<BrowserContext>;
  private readonly origin: string;
  private readonly clock: { start: number; times: number };

  constructor(browser: Browser, origin: string, clock: { start: number; times: number }) {
    this.context = browser.createBrowserContext();
    this.origin = origin;
    this.clock = clock;
  }

  private note(request: HTTPRequest): void {
    if (request.isNavigationRequest() && request.frame()?.parentFrame() === null) this.counts.documents += 1;
    if (request.method() !== 'POST') return;
    if (request.url().endsWith('/oidc/token')) this.counts.renewals += 1;
    if (/password=|"password"/u.test(request.postData() ?? '')) this.counts.signIns += 1;
  }

  /** Another tab of the same browser. */
  async tab(): Promise<Page> {
    const page = await (await this.context).newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    followRequests(page);
    await page.setViewport({ width: 1280, height: 900 });
    await page.evaluateOnNewDocument('globalThis.__name ??= (named) => named');
    await page.evaluateOnNewDocument(fastClock, this.clock.start, this.clock.times);
    page.on('request', (request) => this.note(request));
    page.on(
      'response',
      (response) =>
        void (response.status() === 404 && response.url().includes('/assets/') && (this.counts.missingFiles += 1)),
    );
    page.on('pageerror', (error) =>
      this.counts.faults.push(`${new URL(page.url()).pathname}: ${String(error).slice(0, 300)}`),
    );
    page.on('console', (message) => {
      const isAboutFiles = /Refused to (?:apply|execute)|status of 404/u.test(message.text());
      if (message.type() === 'error' && !this.isDisturbed && !isAboutFiles)
        this.counts.faults.push(
          `${new URL(page.url()).pathname}: ${message.text().slice(0, 300)} ${message.location().url ?? ''}`,
        );
    });
    return page;
  }

  /** Signs the member in, once for the day, in a tab that has refused what it would be asked for. */
  async signIn(page: Page, email: string): Promise<void> {
    await (await this.context).setCookie(REFUSED_CONSENT);
    await signInAs(page, this.origin, email);
    await settled(page);
  }

  /** Opens a page as a new document. */
  async open(page: Page, address: string): Promise<void> {
    await page.bringToFront();
    await page.goto(this.origin + address);
    await settled(page);
  }

  /** Types a question that is not sent. */
  async type(page: Page): Promise<void> {
    await visit(page, FORM);
    const introduction = await page.$('::-p-aria([name="Not now"][role="button"])');
    await introduction?.click();
    await introduction?.dispose();
    await (await page.waitForSelector(FIELD))?.dispose();
    await page.type(FIELD, TYPED);
    await settled(page);
  }

  /** What is in the field that was typed into, or what the page says in its place. */
  async typedText(page: Page): Promise<string> {
    await visit(page, FORM);
    // What was typed comes back a moment after its field.
    const isThere = await shows(
      page,
      () => (document.querySelector<HTMLInputElement>('input[name="title"]')?.value ?? '') !== '',
    );
    if (isThere) return page.$eval(FIELD, (input) => input.value);
    return page.evaluate(
      () => `${window.location.href} ${document.body.innerText.replaceAll(/\s+/gu, ' ').slice(0, 300)}`,
    );
  }

  /** The computer sleeps for so long and wakes: nothing ran meanwhile, and the clock is later. */
  async sleep(page: Page, ms: number): Promise<void> {
    const cdp = await page.createCDPSession();
    await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
    await cdp.send('Page.setWebLifecycleState', { state: 'active' });
    await cdp.detach();
    await page.evaluate(clockJumps, ms);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await settled(page);
  }

  /**
   * The network is away for some visits and comes back.
   * @returns whether the page says so and is itself again afterwards
   */
  async loseNetwork(page: Page, addresses: readonly string[]): Promise<string> {
    this.isDisturbed = true;
    await page.setOfflineMode(true);
    for (const address of addresses) await visit(page, address);
    const isSaid = await shows(page, () => /offline/iu.test(document.body.innerText));
    await page.setOfflineMode(false);
    const isBack = await shows(
      page,
      () => document.querySelector('h1') !== null && !/You are offline/u.test(document.body.innerText),
    );
    this.isDisturbed = false;
    return `${isSaid ? 'said' : 'NOT SAID'}, ${isBack ? 'back' : 'NOT BACK'}`;
  }

  async close(): Promise<void> {
    await (await this.context).close();
  }
}
