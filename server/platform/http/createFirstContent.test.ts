import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { NO_ADDRESSES } from '#domain/site/content/siteBoot.ts';
import { silentLog } from '#server/platform/config/log.ts';

import { createFirstContent } from './createFirstContent.ts';
import type { FirstContent } from './FirstContent.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-content-'));
afterAll(() => rmSync(folder, { recursive: true }));
const opened: FirstContent[] = [];
afterEach(async () => void (await Promise.all(opened.splice(0).map((content) => content.close()))));

/**
 * Draws one page after the other, as what it is answered. A page `/slow` is never drawn, `/long` in 300 milliseconds,
 * `/broken` fails, `/end` ends the thread.
 */
const THREAD = `
import { parentPort } from 'node:worker_threads';
let answered;
async function drawn(page) {
  if (page === '/end') process.exit(1);
  if (page === '/slow') return new Promise(() => undefined);
  if (page === '/long') await new Promise((resolve) => setTimeout(resolve, 300));
  if (page === '/broken') return { kind: 'failed', reason: 'broken' };
  parentPort.postMessage({ kind: 'ask', question: 1, body: page });
  return { kind: 'drawn', content: { html: await new Promise((resolve) => { answered = resolve; }), state: '{}', css: '', sheets: [], scripts: [] } };
}
let last = Promise.resolve();
parentPort.on('message', (message) => {
  if (message.kind === 'answer') return answered(message.body);
  last = last.then(async () => parentPort.postMessage({ id: message.id, ...(await drawn(new URL(message.address).pathname)) }));
});`;

function aThread(patience: { longestMs?: number; stuckMs?: number; restMs?: number } = {}) {
  const file = path.join(folder, 'thread.mjs');
  writeFileSync(file, THREAD);
  const content = createFirstContent({ file, clientFolder: folder, log: silentLog, longestMs: 300, ...patience });
  opened.push(content);
  const draw = (page: string, network = '192.0.2.1') =>
    content.draw(
      {
        routeId: 'home.visitor',
        address: `https://records.example.org${page}`,
        boot: {
          name: 'Muniment',
          shortName: 'Muniment',
          mode: 'demo',
          version: '1',
          publicUrl: '',
          addresses: NO_ADDRESSES,
          requestId: '',
        },
        entitlements: {},
        consent: {},
        width: 412,
        userAgent: '',
      },
      async (body) => ({ status: 200, body: `answer to ${body}` }),
      network,
    );
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

  it('is left out at once for the oldest page of the network that asks for most, while too many wait for it', async () => {
    const draw = aThread({ longestMs: 900 });
    await drawnAtLast(draw, '/a');
    const started = performance.now();
    const [first, oldest, ...others] = Array.from({ length: 8 }, () => draw('/long'));
    const reader = draw('/a', '198.51.100.7');
    expect(await oldest).toBeNull();
    expect(performance.now() - started).toBeLessThan(290);
    expect([(await reader)?.html, (await first)?.html]).toEqual(['answer to /a', 'answer to /long']);
    await Promise.all(others);
  });

  it('is left out when the thread breaks down, and for a while after', async () => {
    const draw = aThread();
    await drawnAtLast(draw, '/a');
    expect([await draw('/end'), await draw('/a')]).toEqual([null, null]);
  });

  it('is still drawn for some after a rush of pages that no one waits for any more', async () => {
    const draw = aThread({ longestMs: 900 });
    await drawnAtLast(draw, '/a');
    const rush = await Promise.all(Array.from({ length: 8 }, () => draw('/long')));
    expect(rush.filter((content) => content !== null).length).toBeGreaterThan(0);
    expect((await draw('/long'))?.html).toBe('answer to /long');
  });

  it('comes again after a page that is never drawn', async () => {
    const draw = aThread({ stuckMs: 500, restMs: 50 });
    await drawnAtLast(draw, '/a');
    expect(await draw('/slow')).toBeNull();
    await delay(400);
    expect(await drawnAtLast(draw, '/a')).toBe('answer to /a');
  });
});
