import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

import { type ContentRequest, type DrawnContent, drawContent, loadPages } from './drawContent.tsx';
import { createPickStyles } from './pickStyles.ts';
import { stylesAside } from './stylesAside.ts';

const { clientFolder } = workerData as { clientFolder: string };
const pickStyles = createPickStyles(path.join(clientFolder, 'assets'));

type Message = ({ kind: 'draw'; id: number } & ContentRequest) | { kind: 'answer'; question: number; status: number; body: string };

const questions = new Map<number, (answer: Response) => void>();
let asked = 0;

/** Questions go to the thread that has the database; there are no others. */
globalThis.fetch = (_address, init) =>
  new Promise((resolve) => {
    asked += 1;
    questions.set(asked, resolve);
    parentPort?.postMessage({ kind: 'ask', question: asked, body: String(init?.body) });
  });

/** What the first paint needs, from what was drawn. */
function ready(routeId: string, { html, state }: DrawnContent) {
  const { css, scripts } = pickStyles(routeId, html);
  const aside = stylesAside(html);
  return { html: aside.html, state: JSON.stringify(state), css: css + aside.css, scripts };
}

let last: Promise<unknown> = loadPages();

/** One page after the other: each has the thread's address to itself. */
parentPort?.on('message', (message: Message) => {
  if (message.kind === 'answer') {
    questions.get(message.question)?.(new Response(message.body, { status: message.status, headers: { 'content-type': 'application/json' } }));
    questions.delete(message.question);
    return;
  }
  const { id, ...request } = message;
  last = last.then(async () => {
    try {
      const content = await drawContent(request);
      parentPort?.postMessage({ kind: 'drawn', id, content: content && ready(request.routeId, content) });
    } catch (error) {
      parentPort?.postMessage({ kind: 'failed', id, reason: error instanceof Error ? error.message : String(error) });
    }
  });
});
