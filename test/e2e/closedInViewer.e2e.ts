import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import type { Browser, Page } from 'puppeteer';
import sharp from 'sharp';

import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';

import { press, waitForText } from './support/byRole.ts';
import { newReader, openBrowser } from './support/openBrowser.ts';
import { signInAs } from './support/signIn.ts';
import { startSite, type RunningSite } from './support/startSite.ts';

const ISSUE = 'BL/0009999/18240217';

/** A viewer on another origin as the standard describes one: it opens the access service, asks for a token in a frame, and probes with it. */
const VIEWER = `
const shown = document.querySelector('output');
const say = (text) => { shown.textContent += text + '\\n'; };
const manifest = await (await fetch(new URLSearchParams(location.search).get('manifest'))).json();
const body = manifest.items[0].items[0].items[0].body;
const probe = body.service.find(({ type }) => type === 'AuthProbeService2');
const access = probe.service[0];
const token = access.service.find(({ type }) => type === 'AuthAccessTokenService2');
const probed = async (headers = {}) => (await fetch(probe.id, { headers })).json();
const asked = () => new Promise((resolve) => {
  addEventListener('message', ({ data, origin }) => data.messageId === 'one' && origin === new URL(token.id).origin && resolve(data), { once: true });
  const frame = document.createElement('iframe');
  frame.src = token.id + '?messageId=one&origin=' + location.origin;
  document.body.append(frame);
});
say('before: ' + (await probed()).status);
document.querySelector('button').addEventListener('click', () => {
  const tab = open(access.id + '?origin=' + location.origin);
  const waiting = setInterval(async () => {
    if (!tab.closed) return;
    clearInterval(waiting);
    const message = await asked();
    say('token: ' + message.type + ' ' + (message.profile ?? ''));
    const { status, location: lent } = await probed({ authorization: 'Bearer ' + message.accessToken });
    say('after: ' + status);
    const image = new Image();
    image.onload = () => say('image: ' + image.naturalWidth);
    image.onerror = () => say('image: none');
    image.src = lent.id;
  }, 100);
});
say('ready');
`;

let folder: string;
let site: RunningSite;
let viewer: Server;
let browser: Browser;
let page: Page;
const viewerOrigin = () => `http://localhost:${(viewer.address() as AddressInfo).port}`;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-e2e-viewer-'));
  viewer = createServer((request, response) => {
    const isScript = request.url === '/viewer.js';
    response.writeHead(200, { 'content-type': `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8` }).end(isScript ? VIEWER : '<!doctype html><html lang="en"><title>Viewer</title><body><button>Open</button><output></output><script type="module" src="/viewer.js"></script></body></html>');
  });
  await new Promise<void>((listening) => viewer.listen(0, '127.0.0.1', listening));
  // Another origin on the same host: the private windows of these tests refuse the cookies of other hosts.
  site = await startSite({ env: { SAMPLE_DATA: 'none', IIIF_VIEWERS: viewerOrigin() } });
  const picture = await sharp({ create: { width: 1_000, height: 1_500, channels: 3, background: '#f4efe2' } }).png().toBuffer();
  writeFiles(folder, { 'mets.xml': metsFile({ images: ['0001.png'] }), '0001.xml': altoPage(['shipping news']), '0001.png': picture });
  site.command('import-newspapers', folder, '--access', 'members');
  browser = await openBrowser();
  ({ page } = await newReader(browser));
  await signInAs(page, site.origin, 'member@example.com');
}, 180_000);
afterAll(async () => {
  await browser.close();
  await new Promise((closed) => viewer.close(closed));
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('a member sees a closed page in a viewer on another origin that the operator has named', async () => {
  const manifest = `${site.origin}/iiif/newspapers/issue/${encodeURIComponent(ISSUE)}/manifest`;
  await page.goto(`${viewerOrigin()}/?manifest=${encodeURIComponent(manifest)}`);
  await waitForText(page, 'before: 401');
  await waitForText(page, 'ready');
  await press(page, 'button', 'Open');
  await waitForText(page, 'token: AuthAccessToken2');
  await waitForText(page, 'after: 302');
  await waitForText(page, 'image: 1000');
});
