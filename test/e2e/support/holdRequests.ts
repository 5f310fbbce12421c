import type { HTTPRequest, Page } from 'puppeteer';

/** Keeps back what a page asks for at addresses like this. @returns a function that lets it go */
export async function holdRequests(page: Page, like: RegExp): Promise<() => Promise<void>> {
  const held: HTTPRequest[] = [];
  let isHolding = true;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (isHolding && like.test(request.url())) held.push(request);
    else void request.continue();
  });
  return async () => {
    isHolding = false;
    for (const request of held) await request.continue();
  };
}
