import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { builtBundle, bundledFile } from '#server/platform/config/startedFrom.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { PdfAnswer, PdfQuestion } from './pdfAnswers.ts';

/** What a file may take: seconds for a page, and bytes of memory beyond what the import has. */
export interface PdfLimits {
  longestMs: number;
  mostBytes: number;
}

const LIMITS: PdfLimits = { longestMs: 60_000, mostBytes: 1.5 * 1024 ** 3 };
const HEAP_MB = 1_024;
/** How often memory is looked at, in milliseconds. */
const LOOK_MS = 50;

let sources: string | null = null;

/** The address of the reader of PDF. @throws UserError when its package is not installed. */
function readerAddress(): string {
  try {
    return pathToFileURL(
      createRequire(path.join(projectRoot(), 'package.json')).resolve('pdfjs-dist/legacy/build/pdf.mjs'),
    ).href;
  } catch {
    throw new UserError(
      'Reading PDF files needs the package pdfjs-dist, which is not installed here: run npm install with optional packages.',
    );
  }
}

/** A thread that reads one PDF. A file that takes too long or too much memory ends its thread and nothing else. */
export class PdfThread {
  private readonly worker: Worker;
  private readonly limits: PdfLimits;
  private isLost = false;

  constructor(limits: PdfLimits = LIMITS) {
    this.limits = limits;
    this.worker = new Worker(
      builtBundle('pdfWorker') ?? (sources ??= bundledFile('server/importers/newspapers/pdf/pdfWorker.ts')),
      {
        name: 'pdf',
        workerData: { reader: readerAddress() },
        resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
        stdout: true,
        stderr: true,
      },
    );
  }

  /** Whether it can be asked again. */
  get isAlive(): boolean {
    return !this.isLost;
  }

  /** Asks one thing at a time. A thread that is lost over it says why. */
  async ask(question: PdfQuestion): Promise<PdfAnswer> {
    if (this.isLost) return { problem: 'could not be read' };
    const before = process.memoryUsage.rss();
    return new Promise((resolve) => {
      const settle = (answer: PdfAnswer) => {
        clearTimeout(timer);
        clearInterval(watch);
        // Ours only: those that Node has of its own carry the messages.
        for (const event of ['message', 'error', 'exit']) this.worker.removeAllListeners(event);
        // What an ended thread still says is of no interest.
        this.worker.on('error', () => undefined);
        resolve(answer);
      };
      const lose = (problem: string) => {
        this.isLost = true;
        void this.worker.terminate();
        settle({ problem });
      };
      const timer = setTimeout(() => lose('takes too long to read'), this.limits.longestMs);
      const watch = setInterval(
        () => process.memoryUsage.rss() - before > this.limits.mostBytes && lose('takes too much memory to read'),
        LOOK_MS,
      );
      this.worker.once('message', settle);
      this.worker.once('error', (error: NodeJS.ErrnoException) =>
        lose(
          error.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? 'takes too much memory to read'
            : `cannot be read: ${error.message}`,
        ),
      );
      this.worker.once('exit', () => lose('cannot be read'));
      this.worker.postMessage(question);
    });
  }

  /** Ends it. */
  async close(): Promise<void> {
    this.isLost = true;
    await this.worker.terminate();
  }
}
