import type { Worker } from 'node:worker_threads';

import { startWorker } from '#server/platform/threads/startWorker.ts';

import { abortError } from './abortable.ts';
import type { Reply, Request } from './messages.ts';

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** A worker thread that is asked tasks and answers in order; it calls `serveSearches`. */
export class SearchThread<Task> {
  private readonly worker: Worker;
  private readonly cancelled = new Int32Array(new SharedArrayBuffer(4));
  private readonly waiting = new Map<number, Waiting>();
  private lastTicket = 0;
  private failure: Error | null = null;

  /** @param onLost - called once when the thread ends by itself. */
  constructor(worker: Parameters<typeof startWorker>[0], onLost: (error: Error) => void) {
    this.worker = startWorker(worker, { workerData: { cancelled: this.cancelled }, name: 'search' });
    this.worker.on('message', (reply: Reply) => this.settle(reply));
    const lose = (error: Error): void => {
      if (this.failure) return;
      this.failure = error;
      for (const { reject } of this.waiting.values()) reject(error);
      this.waiting.clear();
      onLost(error);
    };
    this.worker.on('error', lose);
    this.worker.on('exit', (code) => lose(new Error(`A search thread ended with code ${code}`)));
    // The server lives by its socket; threads alone do not keep a finished command running.
    this.worker.unref();
  }

  /** Tasks handed over and not answered yet. */
  get load(): number {
    return this.waiting.size;
  }

  /** @throws AbortError when the signal fires first, Error when the task fails or the thread is lost. */
  ask<Value>(task: Task, signal?: AbortSignal): Promise<Value> {
    if (this.failure) return Promise.reject(this.failure);
    if (signal?.aborted) return Promise.reject(abortError());
    const ticket = (this.lastTicket = (this.lastTicket % 0x7fffffff) + 1);
    const cancel = (): void => {
      Atomics.store(this.cancelled, 0, ticket);
    };
    signal?.addEventListener('abort', cancel, { once: true });
    return new Promise<Value>((resolve, reject) => {
      this.waiting.set(ticket, { resolve: resolve as (value: unknown) => void, reject });
      this.worker.postMessage({ ticket, task } satisfies Request<Task>);
    }).finally(() => signal?.removeEventListener('abort', cancel));
  }

  async close(): Promise<void> {
    this.failure ??= new Error('The search engine is closed');
    for (const { reject } of this.waiting.values()) reject(this.failure);
    this.waiting.clear();
    await this.worker.terminate();
  }

  private settle(reply: Reply): void {
    const waiting = this.waiting.get(reply.ticket);
    this.waiting.delete(reply.ticket);
    if (!waiting) return;
    if (!('error' in reply)) waiting.resolve(reply.value);
    else waiting.reject(reply.error.isCancelled ? abortError() : new Error(reply.error.message));
  }
}
