/** Work that readers wait for, a few at a time; the same work asked for twice is done once. */
export interface WorkQueue {
  /**
   * What `work` makes. Work that nobody waits for any more is not begun.
   * @throws the signal's reason for a reader who has gone; QueueFull when too much waits already.
   */
  run<Made>(key: string, signal: AbortSignal, work: () => Promise<Made>): Promise<Made>;
}

/** More waits than can be done in good time. */
export class QueueFull extends Error {
  constructor() {
    super('Too many images are being made.');
  }
}

interface Job {
  waiting: number;
  result: Promise<unknown>;
}

/** A queue that does `atOnce` things at a time and lets `most` wait. */
export function createWorkQueue(atOnce: number, most: number): WorkQueue {
  const jobs = new Map<string, Job>();
  const line: (() => void)[] = [];
  let running = 0;

  const turn = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (line.length >= most) throw new QueueFull();
    // Whoever ends hands its place on, so `running` stays.
    await new Promise<void>((begin) => line.push(begin));
  };
  const end = () => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };

  async function begin<Made>(job: Job, key: string, work: () => Promise<Made>): Promise<Made> {
    try {
      await turn();
      try {
        if (job.waiting === 0) throw new Error('Nobody waits for this image any more.');
        return await work();
      } finally {
        end();
      }
    } finally {
      if (jobs.get(key) === job) jobs.delete(key);
    }
  }

  return {
    async run<Made>(key: string, signal: AbortSignal, work: () => Promise<Made>): Promise<Made> {
      signal.throwIfAborted();
      // A job that everybody has left gives up at its turn: whoever comes now needs one of their own.
      let job = jobs.get(key);
      if (!job || job.waiting === 0) {
        const fresh: Job = { waiting: 0, result: Promise.resolve() };
        fresh.result = begin(fresh, key, work);
        fresh.result.catch(() => undefined);
        jobs.set(key, fresh);
        job = fresh;
      }
      const shared = job;
      shared.waiting += 1;
      return new Promise<Made>((resolve, reject) => {
        const leave = () => {
          shared.waiting -= 1;
          reject(signal.reason as Error);
        };
        signal.addEventListener('abort', leave, { once: true });
        void (shared.result as Promise<Made>).then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
      });
    },
  };
}
