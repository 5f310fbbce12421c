import path from 'node:path';
import { Worker } from 'node:worker_threads';

import type { ContentRequest, FromContentThread, ReadyContent, ToContentThread } from '#domain/site/content/firstContent.ts';
import type { Log } from '#server/platform/config/log.ts';

import type { AskAsVisitor, FirstContent } from './FirstContent.ts';

/** A document waits this long for its content, in milliseconds, and goes without it then. */
const LONGEST_MS = 700;
/** Pages that wait for the thread at most. More are sent without content: a rush is served by browsers. */
const MOST_WAITING = 8;
const MOST_MEGABYTES = 256;
/** After the thread broke down, pages go without content for so long, in milliseconds. */
const REST_MS = 10_000;

const say = (worker: Worker, message: ToContentThread): void => worker.postMessage(message);

interface Waiting {
  settle: (content: ReadyContent | null) => void;
  ask: AskAsVisitor;
}

interface FirstContentOptions {
  /** The application built for a thread (rspack.content.config.ts). */
  file: string;
  /** The built browser application, for its stylesheets. */
  clientFolder: string;
  log: Log;
  longestMs?: number;
}

/**
 * Draws the first content of pages in a thread of its own (docs/adr/0087), one after another. The thread starts at
 * once, and again with a page after it broke down.
 */
export function createFirstContent({ file, clientFolder, log, longestMs = LONGEST_MS }: FirstContentOptions): FirstContent {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let last = 0;
  let restsUntil = 0;
  let isClosed = false;

  function fail(reason: unknown): void {
    if (!thread) return;
    thread = null;
    restsUntil = Date.now() + REST_MS;
    for (const { settle } of waiting.values()) settle(null);
    waiting.clear();
    if (!isClosed) log.error({ err: reason }, 'the thread of first content ended');
  }

  function start(): Worker {
    const worker = new Worker(file, { workerData: { clientFolder, contentFolder: path.dirname(file) }, resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
    worker.unref();
    worker.on('error', fail);
    worker.on('exit', () => thread === worker && fail(new Error('ended')));
    worker.on('message', (told: FromContentThread) => {
      if (told.kind === 'ask') {
        // The thread draws one page at a time: the oldest that waits is the one that asks.
        const ask = waiting.values().next().value?.ask;
        const answer = ask ? ask(told.body) : Promise.reject(new Error('no page waits'));
        answer.catch(() => ({ status: 503, body: '{}' })).then((found) => say(worker, { kind: 'answer', question: told.question, ...found }), () => undefined);
        return;
      }
      if (told.kind === 'failed') log.warn({ reason: told.reason }, 'first content could not be drawn');
      waiting.get(told.id)?.settle(told.kind === 'drawn' ? told.content : null);
      waiting.delete(told.id);
    });
    return worker;
  }

  thread = start();
  return {
    draw(request: ContentRequest, ask: AskAsVisitor) {
      if (isClosed || waiting.size >= MOST_WAITING || Date.now() < restsUntil) return Promise.resolve(null);
      thread ??= start();
      last += 1;
      const id = last;
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(null), longestMs);
        const settle = (content: ReadyContent | null) => {
          clearTimeout(timer);
          resolve(content);
        };
        // A page that took too long is still drawn, and keeps its place until it is: the next would only wait as well.
        waiting.set(id, { settle, ask });
        if (thread) say(thread, { kind: 'draw', id, ...request });
      });
    },
    async close() {
      isClosed = true;
      await thread?.terminate();
    },
  };
}
