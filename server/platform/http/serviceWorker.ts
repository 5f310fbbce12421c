import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { FastifyInstance } from 'fastify';

import type { SiteIdentity } from '#domain/kernel/site/siteIdentity.ts';
import type { ChangingBoot, SiteBoot, SiteHoldings, StaticBoot } from '#domain/site/content/siteBoot.ts';
import { isPart } from '#domain/site/worker/treatmentOf.ts';
import { WORKER_PATH, type WorkerPlan } from '#domain/site/worker/workerPlan.ts';

import { renderBareShell } from './renderShell.ts';

/** The built scripts (rspack.worker.config.ts). */
export interface WorkerScripts {
  work: string;
  /** Removes whichever worker of this site a browser has. */
  remove: string;
}

/**
 * Reads the built scripts; null where they were not built, as beside the development server.
 * @param folder - `dist/worker`
 */
export function readWorkerScripts(folder: string): WorkerScripts | null {
  const text = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  return existsSync(path.join(folder, 'serviceWorker.js'))
    ? { work: text('serviceWorker.js'), remove: text('removeWorker.js') }
    : null;
}

/** What the route needs. */
interface WorkerOptions {
  scripts: WorkerScripts;
  isOn: boolean;
  /** Paths of what must be there when nothing arrives any more (src/app/late), beside what the shell names. */
  needed: readonly string[];
  /** The built client. */
  clientFolder: string;
  /** The text of its index.html. */
  template: string;
  boot: StaticBoot;
  /** What a document depends on beside the settings. */
  bootNow: () => Promise<SiteIdentity & ChangingBoot & SiteHoldings>;
  /** Headers of every answer, which the shell has as well. */
  headers: () => Readonly<Record<string, string>>;
}

const NAMED_FILE = /(?:src|href)="(\/assets\/[^"]+)"/gu;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** What the worker knows of this build and these settings. */
function planOf(
  script: string,
  { clientFolder, template, headers, needed }: WorkerOptions,
  boot: SiteBoot,
): WorkerPlan {
  const html = renderBareShell(template, boot);
  const files = readdirSync(path.join(clientFolder, 'assets'))
    .map((name) => `/assets/${name}`)
    .filter(isPart)
    .sort();
  const first = new Set([...[...html.matchAll(NAMED_FILE)].map(([, file = '']) => file), ...needed]);
  const parts = files.filter((file) => !first.has(file));
  const shell = { html, headers: { ...headers(), 'content-type': 'text/html; charset=utf-8' } };
  return { version: digest(JSON.stringify([script, shell, [...first], parts])), shell, first: [...first], parts };
}

/**
 * Serves the service worker (docs/adr/0099), or, where it is switched off, the script that removes it: browsers look
 * here by themselves with every document, so that this needs no page that works. The plan is a part of the script, so
 * that both are always of one version.
 */
export function registerServiceWorker(app: FastifyInstance, options: WorkerOptions): void {
  const { scripts, isOn, boot, bootNow } = options;
  const made = new Map<string, string>();
  async function text(): Promise<string> {
    if (!isOn) return scripts.remove;
    const now = { ...boot, ...(await bootNow()), requestId: '' };
    const key = JSON.stringify(now);
    const script =
      made.get(key) ?? `self.sitePlan=${JSON.stringify(planOf(scripts.work, options, now))};\n${scripts.work}`;
    made.set(key, script);
    return script;
  }
  app.get(WORKER_PATH, async (request, reply) => {
    const script = await text();
    const etag = `"${digest(script)}"`;
    void reply.headers({ 'cache-control': 'no-cache', 'service-worker-allowed': '/', etag });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(script);
  });
}
