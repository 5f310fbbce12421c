import type { Worker } from 'node:worker_threads';

/** What a thread answers: the bytes of what was asked for. Errors cross as data. */
export type WorkReply = { bytes: Uint8Array } | { error: string };

/** A thread, or a process in the place of one. */
export interface Workhand extends Pick<Worker, 'ref' | 'unref'> {
  postMessage: (task: unknown) => void;
  terminate: () => Promise<unknown>;
  on: (event: string, listener: (...said: unknown[]) => void) => unknown;
}

interface Options {
  /** Milliseconds one task may take: far more than the largest one does on a busy machine. */
  longestMs: number;
  /** Starts one thread. */
  start: () => Workhand;
}

interface Thread {
  worker: Workhand;
  /** Settles what the thread is at; null while it has nothing to do. */
  settle: ((reply: WorkReply) => void) | null;
}

/**
 * Threads or processes that do one kind of work, such as drawing, so that it never holds up the thread that answers
 * requests.
 */
export class WorkThreads<Task> {
  private threads: Thread[] = [];
  private isClosed = false;
  private readonly longestMs: number;
  private readonly startThread: () => Workhand;

  constructor({ longestMs, start }: Options) {
    this.longestMs = longestMs;
    this.startThread = start;
  }

  /**
   * Does one task. A thread is started when none is free: how many there are is for the caller to bound. A thread that
   * takes too long over a task is ended; the next task gets a new one.
   * @throws Error when the task cannot be done or takes too long, the thread is lost, or the threads were closed.
   */
  async run(task: Task): Promise<Buffer> {
    if (this.isClosed) throw new Error('The threads are closed.');
    const thread = this.threads.find(({ settle }) => settle === null) ?? this.start();
    const reply = await new Promise<WorkReply>((settle) => {
      const timer = setTimeout(() => this.giveUp(thread), this.longestMs).unref();
      thread.settle = (answer) => {
        clearTimeout(timer);
        thread.worker.unref();
        settle(answer);
      };
      // A command that waits for a task must not end before it is done.
      thread.worker.ref();
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
    this.lose(thread, `A task was given up after ${this.longestMs / 1000} seconds.`);
    void thread.worker.terminate();
  }

  private lose(thread: Thread, reason: string): void {
    this.threads = this.threads.filter((other) => other !== thread);
    this.answer(thread, { error: reason });
  }

  private answer(thread: Thread, reply: WorkReply): void {
    const { settle } = thread;
    thread.settle = null;
    settle?.(reply);
  }

  private start(): Thread {
    const thread: Thread = { worker: this.startThread(), settle: null };
    this.threads.push(thread);
    thread.worker.on('message', (reply) => this.answer(thread, reply as WorkReply));
    thread.worker.on('error', (error) => this.lose(thread, (error as Error).message));
    thread.worker.on('exit', (code) => this.lose(thread, `A thread ended with code ${String(code)}.`));
    // The server lives by its socket; threads that have nothing to do keep no finished command running.
    thread.worker.unref();
    return thread;
  }
}
