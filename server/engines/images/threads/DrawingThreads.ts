import type { Worker } from 'node:worker_threads';

import { startWorker } from '#server/platform/threads/startWorker.ts';

import type { DrawReply, DrawTask } from './messages.ts';

interface Thread {
  worker: Worker;
  /** Settles what the thread is at; null while it has nothing to do. */
  settle: ((reply: DrawReply) => void) | null;
}

/** Threads that make pictures, so that drawing never holds up the thread that answers requests. */
export class DrawingThreads {
  private threads: Thread[] = [];
  private isClosed = false;

  /**
   * Makes one picture. A thread is started when none is free: how many there are is for the caller to bound.
   * @throws Error when the picture cannot be made, the thread is lost, or the threads were closed.
   */
  async draw(task: DrawTask): Promise<Buffer> {
    if (this.isClosed) throw new Error('The drawing threads are closed.');
    const thread = this.threads.find(({ settle }) => settle === null) ?? this.start();
    const reply = await new Promise<DrawReply>((settle) => {
      thread.settle = settle;
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

  private start(): Thread {
    const thread: Thread = { worker: startWorker('imageWorker', { name: 'images' }), settle: null };
    this.threads.push(thread);
    const answer = (reply: DrawReply): void => {
      const { settle } = thread;
      thread.settle = null;
      settle?.(reply);
    };
    const lose = (reason: string): void => {
      this.threads = this.threads.filter((other) => other !== thread);
      answer({ error: reason });
    };
    thread.worker.on('message', answer);
    thread.worker.on('error', (error) => lose(error.message));
    thread.worker.on('exit', (code) => lose(`A drawing thread ended with code ${code}.`));
    // The server lives by its socket; threads alone do not keep a finished command running.
    thread.worker.unref();
    return thread;
  }
}
