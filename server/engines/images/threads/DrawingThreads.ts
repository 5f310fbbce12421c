import type { Worker } from 'node:worker_threads';

import { startWorker } from '#server/platform/threads/startWorker.ts';

import type { DrawReply, DrawTask } from './messages.ts';

/** Milliseconds one picture may take: far more than the largest page does on a busy machine. */
const LONGEST_MS = 60_000;

interface Options {
  longestMs?: number;
  /** Starts one thread. */
  start?: () => Worker;
}

interface Thread {
  worker: Worker;
  /** Settles what the thread is at; null while it has nothing to do. */
  settle: ((reply: DrawReply) => void) | null;
}

/** Threads that make pictures, so that drawing never holds up the thread that answers requests. */
export class DrawingThreads {
  private threads: Thread[] = [];
  private isClosed = false;
  private readonly longestMs: number;
  private readonly startThread: () => Worker;

  constructor({ longestMs = LONGEST_MS, start = () => startWorker('imageWorker', { name: 'images' }) }: Options = {}) {
    this.longestMs = longestMs;
    this.startThread = start;
  }

  /**
   * Makes one picture. A thread is started when none is free: how many there are is for the caller to bound. A thread that
   * takes too long over a picture is ended; the next picture gets a new one.
   * @throws Error when the picture cannot be made or takes too long, the thread is lost, or the threads were closed.
   */
  async draw(task: DrawTask): Promise<Buffer> {
    if (this.isClosed) throw new Error('The drawing threads are closed.');
    const thread = this.threads.find(({ settle }) => settle === null) ?? this.start();
    const reply = await new Promise<DrawReply>((settle) => {
      const timer = setTimeout(() => this.giveUp(thread), this.longestMs).unref();
      thread.settle = (answer) => {
        clearTimeout(timer);
        settle(answer);
      };
      thread.worker.postMessage(task);
    });
    if ('error' in reply) throw new Error(reply.error);
    return Buffer.from(reply.bytes.buffer, reply.bytes.byteOffset, reply.bytes.byteLength);
  }

  /** Ends the threads; what they are at fails. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }

  /** Ends a thread that is stuck. Its end is not waited for: what it is at may not let go at once. */
  private giveUp(thread: Thread): void {
    this.lose(thread, `A picture was given up after ${this.longestMs / 1000} seconds.`);
    void thread.worker.terminate();
  }

  private lose(thread: Thread, reason: string): void {
    this.threads = this.threads.filter((other) => other !== thread);
    this.answer(thread, { error: reason });
  }

  private answer(thread: Thread, reply: DrawReply): void {
    const { settle } = thread;
    thread.settle = null;
    settle?.(reply);
  }

  private start(): Thread {
    const thread: Thread = { worker: this.startThread(), settle: null };
    this.threads.push(thread);
    thread.worker.on('message', (reply: DrawReply) => this.answer(thread, reply));
    thread.worker.on('error', (error) => this.lose(thread, error.message));
    thread.worker.on('exit', (code) => this.lose(thread, `A drawing thread ended with code ${code}.`));
    // The server lives by its socket; threads alone do not keep a finished command running.
    thread.worker.unref();
    return thread;
  }
}
