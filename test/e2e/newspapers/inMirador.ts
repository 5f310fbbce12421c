import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import type { Page } from 'puppeteer';
import sharp from 'sharp';

import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';

import { fill, find, press, waitForText } from '../support/byRole.ts';
import { miradorScript } from '../support/miradorScript.ts';
import { newReader } from '../support/openBrowser.ts';
import type { Archive } from './archive.ts';

const ISSUE = 'BL/0009996/18240217';
const manifestOf = (origin: string) => `${origin}/iiif/newspapers/issue/${encodeURIComponent(ISSUE)}/manifest`;

/**
 * Mirador on a site of its own, which knows nothing of ours but the address of a manifest: the one that its own address
 * names, or this one.
 */
async function startMirador(manifest: string): Promise<Server> {
  const script = miradorScript();
  const settings = JSON.stringify({
    id: 'viewer',
    windows: [{ manifestId: manifest, sideBarPanel: 'canvas' }],
    window: {
      sideBarOpen: true,
      defaultSidebarPanel: 'canvas',
      panels: { info: true, canvas: true, search: true, annotations: true },
    },
    // It shows comments and tags unless it is told of text.
    annotations: { filteredMotivations: ['supplementing'] },
  });
  const files: Readonly<Record<string, [type: string, body: string]>> = {
    '/': [
      'text/html',
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Viewer</title></head><body><div id="viewer" style="position:absolute;inset:0"></div><script src="/mirador.js"></script><script src="/start.js"></script></body></html>',
    ],
    '/mirador.js': ['text/javascript', script],
    '/start.js': [
      'text/javascript',
      `const settings = ${settings};\nsettings.windows[0].manifestId = new URLSearchParams(location.search).get('manifest') ?? settings.windows[0].manifestId;\nMirador.viewer(settings);`,
    ],
  };
  const server = createServer((request, response) => {
    const [type, body] = files[(request.url ?? '').replace(/\?.*$/u, '')] ?? ['text/plain', ''];
    response.writeHead(body === '' ? 404 : 200, { 'content-type': `${type}; charset=utf-8` }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

/** An issue in Mirador, which the operator has not named. */
export function inMirador(archive: () => Archive): void {
  let viewer: Server;
  let page: Page;
  /** Requests to the site that the browser would not make, or whose answers it kept from the viewer. */
  let refusals: string[];
  /** Status and address of every answer of the site. */
  let answers: string[];

  beforeAll(async () => {
    const { site, browser, folder } = archive();
    const picture = await sharp({ create: { width: 1_000, height: 1_500, channels: 3, background: '#f4efe2' } })
      .png()
      .toBuffer();
    const articles = [
      { headline: 'A great fire', areas: [{ page: 1, begin: 'B1' }] },
      { headline: 'The inquest', areas: [{ page: 2, begin: 'B1' }] },
      { headline: 'Markets', areas: [{ page: 3, begin: 'B1' }] },
    ];
    const issue = writeFiles(path.join(folder, 'mirador'), {
      'mets.xml': metsFile({
        title: 'The Test Mirror',
        number: '0009996',
        texts: ['1.xml', '2.xml', '3.xml'],
        images: ['1.png', '2.png', null],
        articles,
      }),
      '1.xml': altoPage(['a great fire broke out', 'at the mill']),
      '2.xml': altoPage(['the inquest heard of the fire']),
      '3.xml': altoPage(['wheat and barley']),
      '1.png': picture,
      '2.png': picture,
    });
    await site.run('import-newspapers', issue, '--access', 'free');
    viewer = await startMirador(manifestOf(site.origin));
    ({ page } = await newReader(browser));
    answers = [];
    refusals = [];
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // A picture that is not wanted any more is given up.
      if (request.url().startsWith(site.origin) && why !== 'net::ERR_ABORTED') refusals.push(`${why} ${request.url()}`);
    });
    page.on('response', (answer) => {
      if (answer.url().startsWith(site.origin)) answers.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
    });
    await page.setViewport({ width: 1_280, height: 900 });
    await page.goto(`http://127.0.0.1:${(viewer.address() as AddressInfo).port}/`);
  });
  afterAll(async () => {
    await page.close();
    await new Promise((closed) => viewer.close(closed));
  });

  it('that is Mirador opens an issue, with its pages, its articles and its search', async () => {
    const { origin } = archive().site;
    await find(page, 'heading', 'The Test Mirror, Tuesday 17 February 1824');
    await waitForText(page, '1 of 3 • Page 1');
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => /\/iiif\/3\/p-[a-z2-7]+\/.+\.(?:jpg|webp)$/u.test(name)),
    );

    // The contents lead to the page of an article, one without an image too.
    await press(page, 'treeitem', 'The inquest');
    await waitForText(page, '2 of 3 • Page 2');
    await press(page, 'treeitem', 'Markets');
    await waitForText(page, '3 of 3 • Page 3');

    await press(page, 'tab', 'Annotations');
    await waitForText(page, 'wheat and barley');

    // The index of the running site hears of an import within seconds.
    await page.waitForFunction(
      async (address) => ((await (await fetch(address)).json()) as { items: object[] }).items.length === 2,
      { polling: 500 },
      `${manifestOf(origin).replace(/manifest$/u, 'search')}?q=fire`,
    );
    await press(page, 'tab', 'Search');
    await fill(page, 'search terms', 'fire', 'combobox');
    await page.keyboard.press('Enter');
    await waitForText(page, 'a great fire broke out');
    await waitForText(page, 'the inquest heard of the fire');
    await waitForText(page, '1 of 3 • Page 1');
    await press(page, 'button', 'Next result');
    await waitForText(page, '2 of 3 • Page 2');

    expect(answers.filter((answer) => !/^(?:200|304) /u.test(answer))).toEqual([]);
    expect(refusals).toEqual([]);
  });

  it('that is Mirador opens a collection of clippings, each rectangle cut from its page', async () => {
    const { site } = archive();
    const [, id = ''] =
      /Made as (k-[a-z2-7]+)/u.exec(await site.run('collections', 'add', 'Fires', '--description', 'Of the county')) ??
      [];
    const clip = (number: string, title: string, ...regions: string[]) =>
      site.run('collections', 'clip', id, '--title', title, '--page', `${ISSUE}/000${number}`, '--region', ...regions);
    await clip('1', 'A great fire', '50,100,600,90', '50,700,400,300');
    await clip('2', 'The inquest', '50,100,700,120');
    await site.run('collections', 'publish', id);
    await page.goto(
      `http://127.0.0.1:${(viewer.address() as AddressInfo).port}/?${new URLSearchParams({ manifest: `${site.origin}/iiif/collection/${id}/manifest` }).toString()}`,
    );
    await find(page, 'heading', 'Fires');
    await waitForText(page, '1 of 3 • A great fire (1 of 2)');
    await press(page, 'button', 'Next item');
    await waitForText(page, '2 of 3 • A great fire (2 of 2)');
    await press(page, 'button', 'Next item');
    await waitForText(page, '3 of 3 • The inquest');
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes('/50,100,700,120/700,120/0/default.jpg')),
    );
    expect(answers.filter((answer) => !/^(?:200|304) /u.test(answer))).toEqual([]);
    expect(refusals).toEqual([]);
  });
}
