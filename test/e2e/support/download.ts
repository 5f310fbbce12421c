import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Page } from 'puppeteer';

/** Does what starts a download, and waits until the browser has all of it in a folder: the file's path. */
export async function download(page: Page, folder: string, start: () => Promise<void>): Promise<string> {
  const browser = await page.createCDPSession();
  const { id } = page.browserContext();
  await browser.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: folder,
    eventsEnabled: true,
    ...(id ? { browserContextId: id } : {}),
  });
  const names = new Map<string, string>();
  const ended = new Promise<string>((resolve, reject) => {
    browser.on('Browser.downloadWillBegin', ({ guid, suggestedFilename }) => void names.set(guid, suggestedFilename));
    browser.on('Browser.downloadProgress', ({ guid, state }) => {
      if (state === 'completed') resolve(names.get(guid) ?? '');
      if (state === 'canceled') reject(new Error(`The download of ${names.get(guid)} was cancelled.`));
    });
  });
  await start();
  const file = path.join(folder, await ended);
  await browser.detach();
  if (!existsSync(file)) throw new Error(`${file} was not stored.`);
  return file;
}
