import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';

import { NO_ADDRESSES } from '#domain/site/content/siteBoot.ts';
import type { WorkerPlan } from '#domain/site/worker/workerPlan.ts';
import { clientFolder } from '#test/support/server/clientFolder.ts';
import { siteIdentity } from '#test/support/server/siteIdentity.ts';

import { createApp, type AppOptions } from './createApp.ts';
import { createMetrics } from './metrics.ts';
import { readWorkerScripts } from './serviceWorker.ts';

const SITE = {
  mode: 'demo',
  version: '1.2.3',
  publicUrl: 'https://records.example.org',
  addresses: NO_ADDRESSES,
} as const;
const SCRIPTS = { work: 'work();', remove: 'remove();' };
const folder = clientFolder();
for (const name of ['7.5e6f7a8b.js', '12.5e6f7a8b.js', '12.5e6f7a8b.js.map', 'notes.txt'])
  writeFileSync(path.join(folder, 'assets', name), 'x');
const NEEDED = ['/assets/7.5e6f7a8b.js'];
const SWITCHED_OFF = { scripts: SCRIPTS, isOn: false, needed: NEEDED };
afterAll(() => rmSync(folder, { recursive: true }));

const open: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

async function anApp(overrides: Partial<AppOptions> = {}) {
  const app = await createApp({
    site: SITE,
    siteIdentity,
    clientFolder: folder,
    trustedProxies: [],
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
    mount: async () => {},
    aboutPage: async () => null,
    isFound: async () => true,
    serviceWorker: { scripts: SCRIPTS, isOn: true, needed: NEEDED },
    ...overrides,
  });
  open.push(app);
  return (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'records.example.org', ...headers } });
}

function planIn(script: string): WorkerPlan {
  const [, plan = ''] = /^self\.sitePlan=(.*);\nwork\(\);$/u.exec(script) ?? [];
  return JSON.parse(plan) as WorkerPlan;
}

describe('the service worker’s script', () => {
  it('is asked for again each time, works for the whole site and is a script', async () => {
    const ask = await anApp();
    const { statusCode, headers } = await ask('/service-worker.js');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect((await ask('/service-worker.js', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('names the files of this build and no other, those of the shell first', async () => {
    const { first, parts } = planIn((await (await anApp())('/service-worker.js')).body);
    expect(first).toEqual(['/assets/main.1a2b3c4d.js', ...NEEDED]);
    expect(parts).toEqual(['/assets/12.5e6f7a8b.js']);
  });

  it('brings the shell along with the policy of the site, and nothing of the request', async () => {
    const { shell } = planIn(
      (
        await (
          await anApp()
        )('/service-worker.js', { cookie: 'muniment_session=1; test_overrides=x', 'x-request-id': 'mine' })
      ).body,
    );
    expect(shell.html).toContain('<div id="root"></div>');
    expect(shell.html).toContain('"requestId":""');
    expect(shell.html).toContain('"hasServiceWorker":true');
    expect(shell.html).not.toMatch(/muniment_session|mine|noindex/u);
    expect(shell.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY' });
    expect(shell.headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('is of another version when the build, a setting or what the site holds changes, and of the same one otherwise', async () => {
    const versionOf = async (overrides: Partial<AppOptions> = {}) =>
      planIn((await (await anApp(overrides))('/service-worker.js')).body).version;
    const versions = await Promise.all([
      versionOf(),
      versionOf({ site: { ...SITE, locale: 'en_IE' } }),
      versionOf({ site: { ...SITE, appOrigins: ['https://app.example.org'] } }),
      versionOf({ siteHoldings: async () => ({ holds: ['newspapers'] as const }) }),
    ]);
    expect(new Set(versions).size).toBe(4);
    expect(await versionOf()).toBe(versions[0]);
    expect(versions[0]).toMatch(/^[\da-f]{16}$/u);
  });

  it('is asked for by documents only where it is on', async () => {
    const documentOf = async (overrides: Partial<AppOptions>) =>
      (await (await anApp(overrides))('/', { accept: 'text/html' })).body;
    expect(await documentOf({})).toContain('"hasServiceWorker":true');
    expect(await documentOf({ serviceWorker: SWITCHED_OFF })).not.toContain('hasServiceWorker');
    expect(await documentOf({ serviceWorker: null })).not.toContain('hasServiceWorker');
  });

  it('is the one that removes it where it is switched off', async () => {
    const { headers, body } = await (await anApp({ serviceWorker: SWITCHED_OFF }))('/service-worker.js');
    expect(body).toBe('remove();');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
  });
});

describe('the built scripts', () => {
  const built = mkdtempSync(path.join(tmpdir(), 'muniment-worker-'));
  afterAll(() => rmSync(built, { recursive: true }));
  it('are read where they were built', () => {
    expect(readWorkerScripts(built)).toBeNull();
    writeFileSync(path.join(built, 'serviceWorker.js'), 'work();');
    writeFileSync(path.join(built, 'removeWorker.js'), 'remove();');
    expect(readWorkerScripts(built)).toEqual(SCRIPTS);
  });
});
