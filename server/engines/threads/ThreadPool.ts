import type { Log } from '#server/platform/config/log.ts';

import { abortable } from './abortable.ts';
import { SearchThread } from './SearchThread.ts';

interface Queued<Task> {
  task: Task;
  signal: AbortSignal | undefined;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** A thread that keeps dying is a defect to be seen, not to be hidden by restarts without end. */
const MOST_RESTARTS = 20;

/** Threads that answer searches, each one at a time; what waits stays here, so that it can still be called off. */
export class ThreadPool<Task> {
  private threads: SearchThread<Task>[] = [];
  private readonly queue: Queued<Task>[] = [];
  private readonly log: Log;
  private readonly worker: ConstructorParameters<typeof SearchThread>[0];
  private view: Task | null = null;
  private restarts = 0;
  private isClosed = false;

  constructor(worker: ConstructorParameters<typeof SearchThread>[0], size: number, log: Log) {
    this.worker = worker;
    this.log = log;
    for (let at = 0; at < size; at++) this.threads.push(this.start());
  }

  /** Searches that begin from now on see what this task shows; those under way finish on the old. */
  show(view: Task): void {
    this.view = view;
    for (const thread of this.threads) this.showTo(thread);
  }

  /** @throws AbortError when the signal fires before the answer. */
  ask<Value>(task: Task, signal?: AbortSignal): Promise<Value> {
    if (this.isClosed) return Promise.reject(new Error('The search engine is closed'));
    return abortable(
      new Promise<Value>((resolve, reject) => {
        const queued: Queued<Task> = { task, signal, resolve: resolve as (value: unknown) => void, reject };
        this.queue.push(queued);
        this.next();
      }),
      signal,
    );
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { reject } of this.queue.splice(0)) reject(new Error('The search engine is closed'));
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  private next(): void {
    for (const thread of this.threads) {
      if (thread.load > 0) continue;
      let queued = this.queue.shift();
      // A task that was called off while waiting has its AbortError already.
      while (queued?.signal?.aborted) queued = this.queue.shift();
      if (!queued) return;
      const { task, signal, resolve, reject } = queued;
      thread
        .ask(task, signal)
        .then(resolve, reject)
        .finally(() => this.next());
    }
  }

  private start(): SearchThread<Task> {
    const thread: SearchThread<Task> = new SearchThread<Task>(this.worker, (error) => {
      if (this.isClosed) return;
      this.log.error({ code: error.name }, 'a search thread was lost');
      this.threads = this.threads.filter((other) => other !== thread);
      if (++this.restarts > MOST_RESTARTS) return;
      this.threads.push(this.start());
      this.next();
    });
    this.showTo(thread);
    return thread;
  }

  /** A thread is busy while it opens segments: what waits must be handed over afterwards. */
  private showTo(thread: SearchThread<Task>): void {
    if (this.view === null) return;
    thread
      .ask(this.view)
      .catch(() => undefined)
      .finally(() => this.next());
  }
}
