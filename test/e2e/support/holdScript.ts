import type { HTTPRequest, Page } from 'puppeteer';

/** Keeps the application's script back. @returns a function that lets it go */
export async function holdScript(page: Page): Promise<() => Promise<void>> {
  const held: HTTPRequest[] = [];
  let isHolding = true;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (isHolding && /\/assets\/main\..*\.js/u.test(request.url())) held.push(request);
    else void request.continue();
  });
  return async () => {
    isHolding = false;
    for (const request of held) await request.continue();
  };
}
