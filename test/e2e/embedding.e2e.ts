import type { Browser, Frame, Page } from 'puppeteer';

import { type EmbeddingPage, serveEmbeddingPage } from './support/embeddingPage.ts';
import { newReader, openBrowser } from './support/openBrowser.ts';
import { signIn } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';

interface Heard {
  type: string;
  path?: string;
  url?: string;
  isSignedIn?: boolean;
}

let site: RunningSite;
let app: EmbeddingPage;
let stranger: EmbeddingPage;
let browser: Browser;
beforeAll(async () => {
  app = await serveEmbeddingPage();
  stranger = await serveEmbeddingPage();
  site = await startSite({ env: { SAMPLE_DATA: 'none', APP_ORIGINS: app.origin } });
  browser = await openBrowser();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
  await app.close();
  await stranger.close();
});

const heard = (page: Page): Promise<Heard[]> => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
const say = (page: Page, message: object): Promise<void> =>
  page.evaluate((posted) => (window as unknown as { say: (message: object) => void }).say(posted), message);
const untilHeard = (page: Page, type: string, path?: string) =>
  page.waitForFunction(
    (kind: string, place?: string) =>
      (window as unknown as { heard: Heard[] }).heard.some(
        (each) => each.type === kind && (place === undefined || each.path === place),
      ),
    {},
    type,
    path,
  );

async function embed(host: EmbeddingPage, path: string): Promise<{ page: Page; frame: Frame }> {
  const { page } = await newReader(browser);
  await page.goto(`${host.origin}/?${encodeURIComponent(site.origin.replace('127.0.0.1', 'localhost') + path)}`);
  const frame = await (await page.waitForSelector('iframe'))?.contentFrame();
  if (!frame) throw new Error('no frame');
  return { page, frame };
}

describe('a page that embeds the site', () => {
  it('greets it, moves it, goes back and gets an address to share', async () => {
    const { page, frame } = await embed(app, '/region/england?source=app');
    await untilHeard(page, 'ready', '/region/england');
    expect(await frame.$('header')).toBeNull();
    await say(page, { type: 'navigate', to: '/cookies-policy' });
    await untilHeard(page, 'navigated', '/cookies-policy');
    await say(page, { type: 'share' });
    await untilHeard(page, 'share');
    expect((await heard(page)).find(({ type }) => type === 'share')?.url).toMatch(/\/cookies-policy$/u);
    await say(page, { type: 'back' });
    await untilHeard(page, 'navigated', '/region/england');
    await say(page, { type: 'back' });
    await untilHeard(page, 'at-start');
  });

  it('learns that a member signed in, in the frame, and stays signed in after a reload', async () => {
    const { page, frame } = await embed(app, '/sign-in?source=app');
    await untilHeard(page, 'ready');
    await signIn(frame as unknown as Page, 'member@example.com');
    await page.waitForFunction(() =>
      (window as unknown as { heard: Heard[] }).heard.some(
        ({ type, isSignedIn }) => type === 'signed-in' || isSignedIn === true,
      ),
    );
    await page.reload();
    // A silent sign-in within the app's frame.
    await page.waitForFunction(() =>
      (window as unknown as { heard: Heard[] }).heard.some(({ isSignedIn }) => isSignedIn === true),
    );
  });

  it('shows nothing where the operator did not name it', async () => {
    const { page, frame } = await embed(stranger, '/sitemap');
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await heard(page)).toEqual([]);
    expect(frame.url()).toMatch(/^chrome-error:/u);
  });
});

it('an app with a webview is told where the reader is', async () => {
  const { page } = await newReader(browser);
  const said: Heard[] = [];
  await page.exposeFunction('tellTheTest', (text: string) => void said.push(JSON.parse(text) as Heard));
  await page.evaluateOnNewDocument(() => {
    const all = window as unknown as { tellTheTest: (text: string) => void; ReactNativeWebView: object };
    all.ReactNativeWebView = { postMessage: (text: string) => all.tellTheTest(text) };
  });
  await page.goto(`${site.origin}/region/england?isMobileApp=true`);
  while (!said.some(({ type }) => type === 'ready')) await new Promise((resolve) => setTimeout(resolve, 50));
  await page.evaluate(() =>
    window.postMessage(JSON.stringify({ muniment: 1, type: 'navigate', to: '/region' }), window.location.origin),
  );
  while (!said.some(({ type, path }) => type === 'navigated' && path === '/region'))
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(said.map(({ type }) => type)).toEqual(['ready', 'navigated']);
});
