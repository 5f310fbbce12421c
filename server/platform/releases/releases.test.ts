import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';

import { pino } from 'pino';

import { NO_ADDRESSES } from '#domain/site/content/siteBoot.ts';
import { createFolderStore } from '#server/platform/files/createFolderStore.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import { createApp } from '#server/platform/http/createApp.ts';
import { createMetrics } from '#server/platform/http/metrics.ts';
import { siteIdentity } from '#test/support/server/siteIdentity.ts';

import { createReleases } from './createReleases.ts';

const SITE = {
  mode: 'demo',
  version: '1.2.3',
  publicUrl: 'https://records.example.org',
  addresses: NO_ADDRESSES,
} as const;
const DAY_MS = 86_400_000;
const NOON = Date.parse('2026-11-28T12:00:00Z');
const log = pino({ level: 'silent' });
const close: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of close.splice(0)) await end();
});

function aFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-releases-'));
  close.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

const scriptOf = (hash: string) => `export const words = '${`said by ${hash} `.repeat(200)}';`;

/** A build whose files have this hash in their names. */
function aBuild(hash: string): string {
  const folder = aFolder();
  mkdirSync(path.join(folder, 'assets'));
  const put = (name: string, content: string | Buffer) => writeFileSync(path.join(folder, name), content);
  put(`assets/page.${hash}.js`, scriptOf(hash));
  put(`assets/page.${hash}.js.br`, brotliCompressSync(scriptOf(hash)));
  put(`assets/page.${hash}.js.map`, '{}');
  put(`assets/page.${hash}.css`, `.a { color: #${hash.slice(0, 6)} }`);
  put(
    'index.html',
    '<!doctype html><html lang="en-GB"><head><title>Muniment</title></head><body><div id="root"></div></body></html>',
  );
  return folder;
}

/** A site that runs a build; `ask` fetches one of its files. */
async function run(files: FileStore, hash: string, now = NOON) {
  const folder = aBuild(hash);
  const clock = { now };
  const releases = createReleases({ files, folder, log, now: () => clock.now });
  await releases.keep();
  const app = await createApp({
    siteIdentity,
    site: SITE,
    clientFolder: folder,
    trustedProxies: [],
    log,
    metrics: createMetrics(),
    mount: async () => {},
    aboutPage: async () => null,
    isFound: async () => true,
    earlierFile: releases.find,
  });
  close.push(() => app.close());
  const ask = (name: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/assets/${name}`, headers: { host: 'records.example.org', ...headers } });
  return { ask, clock };
}

const [FIRST, SECOND, THIRD] = ['1a2b3c4d', '2b3c4d5e', '3c4d5e6f'] as const;

describe('after an update', () => {
  it('a tab of the release before gets code that it had not asked for yet', async () => {
    const files = createFolderStore(aFolder());
    await run(files, FIRST);
    const { ask } = await run(files, SECOND, NOON + DAY_MS);
    const script = await ask(`page.${FIRST}.js`);
    expect([script.statusCode, script.body]).toEqual([200, scriptOf(FIRST)]);
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    const style = await ask(`page.${FIRST}.css`);
    expect([style.statusCode, style.headers['content-type'], style.body]).toEqual([
      200,
      'text/css; charset=utf-8',
      '.a { color: #1a2b3c }',
    ]);
  });

  it('it gets it as its browser takes it', async () => {
    const files = createFolderStore(aFolder());
    await run(files, FIRST);
    const { ask } = await run(files, SECOND, NOON + DAY_MS);
    const brotli = await ask(`page.${FIRST}.js`, { 'accept-encoding': 'gzip, br' });
    expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.rawPayload).toString()]).toEqual([
      'br',
      scriptOf(FIRST),
    ]);
    const gzip = await ask(`page.${FIRST}.js`, { 'accept-encoding': 'gzip' });
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual([
      'gzip',
      scriptOf(FIRST),
    ]);
  });

  it('what no release has is missing, as are files that are none of a page', async () => {
    const files = createFolderStore(aFolder());
    await run(files, FIRST);
    const { ask } = await run(files, SECOND, NOON + DAY_MS);
    const answers = await Promise.all(
      [`page.${THIRD}.js`, `page.${FIRST}.js.map`, 'constructor', '..%2F..%2Findex.html'].map((name) => ask(name)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });

  it('files stay until a week after the next release came', async () => {
    const folder = aFolder();
    const files = createFolderStore(folder);
    await run(files, FIRST);
    await run(files, SECOND, NOON + 30 * DAY_MS);
    // It was there for a month; the tabs that have it open are of yesterday.
    const soon = await run(files, THIRD, NOON + 31 * DAY_MS);
    expect((await soon.ask(`page.${FIRST}.js`)).statusCode).toBe(200);
    const later = await run(files, THIRD, NOON + 37.5 * DAY_MS);
    expect((await later.ask(`page.${FIRST}.js`)).statusCode).toBe(404);
    expect((await later.ask(`page.${SECOND}.js`)).statusCode).toBe(200);
    expect(readdirSync(path.join(folder, 'releases'))).toHaveLength(2);
  });

  it('a release that starts again is not stored again', async () => {
    const folder = aFolder();
    const files = createFolderStore(folder);
    await run(files, FIRST);
    await run(files, FIRST, NOON + DAY_MS);
    expect(readdirSync(path.join(folder, 'releases'))).toEqual([
      expect.stringMatching(/^20261128t120000z-[\da-f]{16}\.pack$/u),
    ]);
  });

  it('at most twenty are kept, however often the site is updated', async () => {
    const folder = aFolder();
    const files = createFolderStore(folder);
    for (let at = 0; at < 23; at += 1) await run(files, (0x1a2b3c00 + at).toString(16), NOON + at * 1_000);
    expect(readdirSync(path.join(folder, 'releases'))).toHaveLength(20);
  });
});

describe('while copies of two releases run side by side', () => {
  it('the old one has the files of the new one, whose documents may name them', async () => {
    const files = createFolderStore(aFolder());
    const old = await run(files, FIRST);
    expect((await old.ask(`page.${SECOND}.js`)).statusCode).toBe(404);
    await run(files, SECOND, NOON + 1_000);
    old.clock.now += 6_000;
    expect((await old.ask(`page.${SECOND}.js`)).body).toBe(scriptOf(SECOND));
  });
});

describe('a store of files that fails', () => {
  const broken: FileStore = {
    ...createFolderStore('/nowhere'),
    write: () => Promise.reject(new Error('No room')),
    list: () => {
      throw new Error('Away');
    },
  };

  it('keeps neither the site from starting nor its own files from being served', async () => {
    const { ask } = await run(broken, SECOND);
    expect((await ask(`page.${SECOND}.js`)).statusCode).toBe(200);
    expect((await ask(`page.${FIRST}.js`)).statusCode).toBe(404);
  });

  it('is asked again', async () => {
    const files = createFolderStore(aFolder());
    await run(files, FIRST);
    const away = { is: true };
    const passing: FileStore = {
      ...files,
      list: (prefix) => {
        if (away.is) throw new Error('Away');
        return files.list(prefix);
      },
    };
    const { ask } = await run(passing, SECOND, NOON + DAY_MS);
    expect((await ask(`page.${FIRST}.js`)).statusCode).toBe(404);
    away.is = false;
    expect((await ask(`page.${FIRST}.js`)).statusCode).toBe(200);
  });
});
