/** Someone who waits for work to be done. */
export interface WaitingReader {
  /** Fires when they have gone. */
  signal: AbortSignal;
  /** Whose share of the work it counts for, such as their network. Default that of all who do not say. */
  whose?: string;
}

/**
 * Work that readers wait for, a few at a time; the same work asked for twice is done once. Whose first work waits
 * longest is next: readers go round.
 */
export interface WorkQueue {
  /**
   * The result of `work`. Work that no one waits for any more is not started.
   * @throws the signal's reason for a reader who has gone; QueueFull when too much waits already, for the asker with
   * most in the line.
   */
  run<Made>(key: string, reader: WaitingReader, work: () => Promise<Made>): Promise<Made>;
}

/** More waits than can be done in good time. */
export class QueueFull extends Error {
  constructor() {
    super('Too many images are being made.');
  }
}

/** What becomes of work that its last reader leaves before its turn. */
const abandoned = () => new Error('No one is waiting for this image.');

interface Job {
  waiting: number;
  result: Promise<unknown>;
}

/** A job in the line. */
interface Place {
  job: Job;
  whose: string;
  begin: () => void;
  drop: (reason: Error) => void;
}

/** Bounds of a queue. */
interface QueueOptions {
  /** Things done at a time. */
  atOnce: number;
  /** Things that may wait. */
  most: number;
  /** Awaited at each job's turn, before it starts. Default nothing. */
  before?: () => Promise<void>;
}

/** An empty queue. */
export function createWorkQueue({ atOnce, most, before = () => Promise.resolve() }: QueueOptions): WorkQueue {
  const jobs = new Map<string, Job>();
  const line: Place[] = [];
  let running = 0;

  /**
   * Makes room in a line that is too long: the asker with most in it loses what they asked for last; of several with as
   * much, who came last.
   */
  function makeRoom(): void {
    const counts = new Map<string, number>();
    for (const { whose } of line) counts.set(whose, (counts.get(whose) ?? 0) + 1);
    const largest = Math.max(...counts.values());
    const at = line.findLastIndex(({ whose }) => counts.get(whose) === largest);
    line.splice(at, 1)[0]?.drop(new QueueFull());
  }

  const turn = async (job: Job, whose: string): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    // A finished job passes its place on, so `running` stays.
    await new Promise<void>((begin, drop) => {
      line.push({ job, whose, begin, drop });
      if (line.length > most) makeRoom();
    });
  };
  const end = () => {
    const next = line.shift();
    if (!next) {
      running -= 1;
      return;
    }
    // What they asked for beside waits behind everyone else's.
    line.sort((one, other) => Number(one.whose === next.whose) - Number(other.whose === next.whose));
    next.begin();
  };

  /** Work that its last reader has left takes no room in the line. */
  function leaveLine(job: Job): void {
    const at = line.findIndex((waiting) => waiting.job === job);
    if (at >= 0) line.splice(at, 1)[0]?.drop(abandoned());
  }

  async function begin<Made>(
    job: Job,
    { key, whose }: { key: string; whose: string },
    work: () => Promise<Made>,
  ): Promise<Made> {
    try {
      await turn(job, whose);
      try {
        if (job.waiting > 0) await before();
        if (job.waiting === 0) throw abandoned();
        return await work();
      } finally {
        end();
      }
    } finally {
      if (jobs.get(key) === job) jobs.delete(key);
    }
  }

  return {
    async run<Made>(key: string, { signal, whose = '' }: WaitingReader, work: () => Promise<Made>): Promise<Made> {
      signal.throwIfAborted();
      // A job that every reader has left gives up: a new reader needs one of their own.
      let job = jobs.get(key);
      if (!job || job.waiting === 0) {
        const fresh: Job = { waiting: 0, result: Promise.resolve() };
        fresh.result = begin(fresh, { key, whose }, work);
        fresh.result.catch(() => undefined);
        jobs.set(key, fresh);
        job = fresh;
      }
      const shared = job;
      shared.waiting += 1;
      return new Promise<Made>((resolve, reject) => {
        const leave = () => {
          shared.waiting -= 1;
          if (shared.waiting === 0) leaveLine(shared);
          reject(signal.reason as Error);
        };
        signal.addEventListener('abort', leave, { once: true });
        void (shared.result as Promise<Made>)
          .then(resolve, reject)
          .finally(() => signal.removeEventListener('abort', leave));
      });
    },
  };
}
