import path from 'node:path';
import { Worker } from 'node:worker_threads';

import type {
  ContentRequest,
  FromContentThread,
  ReadyContent,
  ToContentThread,
} from '#domain/site/content/firstContent.ts';
import type { Log } from '#server/platform/config/log.ts';

import type { AskAsVisitor, FirstContent } from './FirstContent.ts';

/** A document waits this long for its content, in milliseconds, and goes without it then. */
const LONGEST_MS = 700;
/**
 * Pages that wait for the thread at most, with the one that is drawn. Others are sent without content: a rush is served
 * by browsers.
 */
const MOST_WAITING = 8;
const MOST_MEGABYTES = 256;
/** A page that is drawn for so long, in milliseconds, never will be: the thread is ended. */
const STUCK_MS = 30_000;
/** After the thread broke down, pages go without content for so long, in milliseconds. */
const REST_MS = 10_000;

const say = (worker: Worker, message: ToContentThread): void => worker.postMessage(message);

/** A page whose document waits for its content, or did. */
interface Page {
  request: ContentRequest;
  /** Whose reader asked for it. */
  network: string;
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
  stuckMs?: number;
  restMs?: number;
}

/**
 * Draws the first content of pages in a thread of its own (docs/adr/0087), one after another. The thread starts at
 * once, and again with a page after it broke down.
 */
export function createFirstContent({
  file,
  clientFolder,
  log,
  longestMs = LONGEST_MS,
  stuckMs = STUCK_MS,
  restMs = REST_MS,
}: FirstContentOptions): FirstContent {
  /** The oldest first. */
  const waiting: Page[] = [];
  let drawing: { id: number; page: Page; watch: NodeJS.Timeout } | null = null;
  let lastNetwork = '';
  let thread: Worker | null = null;
  let last = 0;
  let restsUntil = 0;
  let isClosed = false;

  function fail(reason: unknown): void {
    if (!thread) return;
    void thread.terminate();
    thread = null;
    restsUntil = Date.now() + restMs;
    if (drawing) clearTimeout(drawing.watch);
    for (const { settle } of [...waiting.splice(0), ...(drawing ? [drawing.page] : [])]) settle(null);
    drawing = null;
    if (!isClosed) log.error({ err: reason }, 'the thread of first content ended');
  }

  function start(): Worker {
    const worker = new Worker(file, {
      workerData: { clientFolder, contentFolder: path.dirname(file) },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    worker.unref();
    worker.on('error', (error) => thread === worker && fail(error));
    worker.on('exit', () => thread === worker && fail(new Error('ended')));
    worker.on('message', (told: FromContentThread) => thread === worker && hear(worker, told));
    return worker;
  }

  function hear(worker: Worker, told: FromContentThread): void {
    if (told.kind === 'ask') {
      const answer = drawing ? drawing.page.ask(told.body) : Promise.reject(new Error('no page is drawn'));
      answer
        .catch(() => ({ status: 503, body: '{}' }))
        .then(
          (found) => say(worker, { kind: 'answer', question: told.question, ...found }),
          () => undefined,
        );
      return;
    }
    if (told.kind === 'failed') log.warn({ reason: told.reason }, 'first content could not be drawn');
    if (drawing?.id !== told.id) return;
    clearTimeout(drawing.watch);
    drawing.page.settle(told.kind === 'drawn' ? told.content : null);
    drawing = null;
    drawNext();
  }

  /**
   * Of the network with the most pages the oldest goes without content: one that asks for many leaves the others
   * theirs.
   */
  function makeRoom(): void {
    const count = ({ network }: Page) => waiting.filter((page) => page.network === network).length;
    const oldest = waiting.reduce<Page | null>(
      (most, page) => (most && count(most) >= count(page) ? most : page),
      null,
    );
    if (!oldest) return;
    waiting.splice(waiting.indexOf(oldest), 1);
    oldest.settle(null);
  }

  /**
   * Networks take turns. Of each the latest page comes first: in a rush those before it have waited nearly as long as
   * they may, and would go without all the same.
   */
  function drawNext(): void {
    if (drawing) return;
    const page = waiting.findLast(({ network }) => network !== lastNetwork) ?? waiting.at(-1);
    if (!page) return;
    waiting.splice(waiting.indexOf(page), 1);
    lastNetwork = page.network;
    thread ??= start();
    last += 1;
    drawing = { id: last, page, watch: setTimeout(() => fail(new Error('a page was never drawn')), stuckMs).unref() };
    say(thread, { kind: 'draw', id: last, ...page.request });
  }

  thread = start();
  return {
    draw(request: ContentRequest, ask: AskAsVisitor, network: string) {
      if (isClosed || Date.now() < restsUntil) return Promise.resolve(null);
      if (waiting.length + (drawing ? 1 : 0) >= MOST_WAITING) makeRoom();
      return new Promise((resolve) => {
        const settle = (content: ReadyContent | null) => {
          clearTimeout(timer);
          resolve(content);
        };
        const page: Page = { request, network, settle, ask };
        const timer = setTimeout(() => {
          // A page that is being drawn is drawn to its end: the thread cannot leave off.
          const at = waiting.indexOf(page);
          if (at >= 0) waiting.splice(at, 1);
          settle(null);
        }, longestMs);
        waiting.push(page);
        drawNext();
      });
    },
    async close() {
      isClosed = true;
      await thread?.terminate();
    },
  };
}
