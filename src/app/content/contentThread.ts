import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

import { siteRoutes } from '#domain/kernel/routes/siteRoutes.ts';
import type {
  ContentRequest,
  FromContentThread,
  ReadyContent,
  ToContentThread,
} from '#domain/site/content/firstContent.ts';
import { filesOfPage, type PageFiles } from '#domain/site/content/pageFiles.ts';
import type { Entitlements } from '#features/kernel/grants/index.ts';

import { createPickStyles } from './pickStyles.ts';
import { type RenderedContent, renderContent, loadPages } from './renderContent.tsx';

const { clientFolder, contentFolder } = workerData as { clientFolder: string; contentFolder: string };
const files = JSON.parse(readFileSync(path.join(contentFolder, 'pageFiles.json'), 'utf8')) as PageFiles;
const routes = new Map(siteRoutes.map((route) => [route.id, route]));
const pickStyles = createPickStyles(clientFolder);

const say = (message: FromContentThread): void => parentPort?.postMessage(message);

const questions = new Map<number, (answer: Response) => void>();
let asked = 0;

/** Questions go to the thread that has the database; there are no others. */
globalThis.fetch = (_address, init) =>
  new Promise((resolve) => {
    asked += 1;
    questions.set(asked, resolve);
    say({ kind: 'ask', question: asked, body: String(init?.body) });
  });

/** What React writes before all else for pictures of high priority. */
const PICTURES = /^(?:<link rel="preload" as="image"[^>]*>)+/u;

/** What the first paint needs, from what was rendered. */
function ready({ routeId, address }: ContentRequest, { html, state }: RenderedContent): ReadyContent {
  const route = routes.get(routeId);
  const own = route ? filesOfPage(files, route, new URL(address).search) : [];
  const { css, sheets } = pickStyles(own, html);
  const scripts = [...(files.hydrate ?? []), ...own].filter((name) => name.endsWith('.js')).map((name) => `/${name}`);
  const pictures = PICTURES.exec(html)?.[0] ?? '';
  return { pictures, html: html.slice(pictures.length), state: JSON.stringify(state), css, sheets, scripts };
}

let last: Promise<unknown> = loadPages();

/** One page after the other: each has the thread's address to itself. */
parentPort?.on('message', (message: ToContentThread) => {
  if (message.kind === 'answer') {
    questions.get(message.question)?.(
      new Response(message.body, { status: message.status, headers: { 'content-type': 'application/json' } }),
    );
    questions.delete(message.question);
    return;
  }
  const { id, ...request } = message;
  last = last.then(async () => {
    try {
      const content = await renderContent(request as ContentRequest<Entitlements>);
      say({ kind: 'drawn', id, content: content && ready(request, content) });
    } catch (error) {
      say({ kind: 'failed', id, reason: error instanceof Error ? error.message : String(error) });
    }
  });
});
