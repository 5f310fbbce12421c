import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { NO_ADDRESSES } from '#domain/site/content/siteBoot.ts';
import { silentLog } from '#server/platform/config/log.ts';

import { createFirstContent } from './createFirstContent.ts';
import type { FirstContent } from './FirstContent.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-content-'));
afterAll(() => rmSync(folder, { recursive: true }));
const opened: FirstContent[] = [];
afterEach(async () => void (await Promise.all(opened.splice(0).map((content) => content.close()))));

/** Draws what it is answered. A page `/slow` is never drawn, `/broken` fails, `/end` ends the thread. */
const THREAD = `
import { parentPort } from 'node:worker_threads';
let id = 0;
parentPort.on('message', (message) => {
  if (message.kind === 'answer') return parentPort.postMessage({ kind: 'drawn', id, content: { html: message.body, state: '{}', css: '', sheets: [], scripts: [] } });
  id = message.id;
  const page = new URL(message.address).pathname;
  if (page === '/end') process.exit(1);
  if (page === '/broken') parentPort.postMessage({ kind: 'failed', id, reason: 'broken' });
  else if (page !== '/slow') parentPort.postMessage({ kind: 'ask', question: 1, body: page });
});`;

function aThread() {
  const file = path.join(folder, 'thread.mjs');
  writeFileSync(file, THREAD);
  const content = createFirstContent({ file, clientFolder: folder, log: silentLog, longestMs: 300 });
  opened.push(content);
  const draw = (page: string, longest?: string) =>
    content.draw({ routeId: 'home.visitor', address: `https://records.example.org${page}`, boot: { mode: 'demo', version: '1', publicUrl: '', addresses: NO_ADDRESSES, requestId: longest ?? '' }, entitlements: {}, consent: {}, width: 412, userAgent: '' }, async (body) => ({ status: 200, body: `answer to ${body}` }));
  return draw;
}

/** A thread takes a moment to start. */
async function drawnAtLast(draw: ReturnType<typeof aThread>, page: string) {
  for (let left = 50; left > 0; left -= 1) {
    const content = await draw(page);
    if (content) return content.html;
  }
  return null;
}

describe('first content', () => {
  it('is drawn from the answers that this site gives', async () => {
    expect(await drawnAtLast(aThread(), '/a')).toBe('answer to /a');
  });

  it('is left out where it cannot be drawn or takes too long', async () => {
    const draw = aThread();
    await drawnAtLast(draw, '/a');
    expect([await draw('/broken'), await draw('/slow')]).toEqual([null, null]);
  });

  it('is left out at once while too many pages wait for it', async () => {
    const draw = aThread();
    await drawnAtLast(draw, '/a');
    const started = performance.now();
    const slow = Array.from({ length: 8 }, () => draw('/slow'));
    expect(await draw('/a')).toBeNull();
    expect(performance.now() - started).toBeLessThan(290);
    expect(await Promise.all(slow)).toEqual(Array(8).fill(null));
  });

  it('is left out when the thread breaks down, and for a while after', async () => {
    const draw = aThread();
    await drawnAtLast(draw, '/a');
    expect([await draw('/end'), await draw('/a')]).toEqual([null, null]);
  });
});
