import { SearchUnavailable } from '#server/engines/SearchUnavailable.ts';
import { abortable } from '#server/engines/threads/abortable.ts';
import type { Log } from '#server/platform/config/log.ts';

/** How often engines look for new generations, in milliseconds. */
export const POLL_MS = 2_000;

/** Keeps an index in step with the published sets. */
export interface Follower {
  /** True once everything published at the start is in the index, and not while it is of no use (`behind`). */
  isReady: () => boolean;
  /** Whether the last look found that the index does not answer: a cluster that is away. */
  isAway: () => boolean;
  /**
   * Resolves then; rejects with AbortError when the signal fires first, and with SearchUnavailable when a look finds
   * that the index does not answer, or when it was ready before: that may take long.
   */
  whenReady: (signal?: AbortSignal) => Promise<void>;
  /** Looks now, after a look under way. Rejects when the index could not be brought up to date. */
  look: () => Promise<void>;
  /** No more looks; resolves when the last has ended. */
  stop: () => Promise<void>;
}

/**
 * Looks for new generations at once and from then on at intervals: any publication, in any process, is noticed. A
 * failed look is logged and repeated.
 *
 * @param sync - brings the index up to date; never run twice at once. It calls `behind` where nothing may be answered
 * until it has.
 */
export function followSets(
  sync: (behind: () => void) => Promise<void>,
  { log, pollMs }: { log: Log; pollMs: number },
): Follower {
  let isReady = false;
  let wasReady = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let away: SearchUnavailable | null = null;
  const waiting: (() => void)[] = [];
  /** Those who wait see how the look has ended. */
  const ended = (found: SearchUnavailable | null): void => {
    away = found;
    for (const goOn of waiting.splice(0)) goOn();
  };

  const behind = (): void => {
    isReady = false;
  };
  const look = (): Promise<void> => {
    const run = turn.catch(() => undefined).then(() => (isStopped ? undefined : sync(behind)));
    turn = run;
    return run.then(
      () => {
        isReady = wasReady = true;
        ended(null);
      },
      (error: unknown) => {
        ended(error instanceof SearchUnavailable ? error : null);
        throw error;
      },
    );
  };
  const poll = (): void => {
    look()
      .catch((error: unknown) => {
        if (!isStopped)
          log.error(
            { code: (error as { code?: string }).code ?? (error as Error).name },
            'the search index could not be brought up to date',
          );
      })
      .finally(() => {
        if (!isStopped) timer = setTimeout(poll, pollMs).unref();
      });
  };
  poll();

  return {
    isReady: () => isReady,
    isAway: () => away !== null,
    whenReady: async (signal) => {
      while (!isReady) {
        if (away) throw away;
        if (wasReady) throw new SearchUnavailable('behind');
        await abortable(new Promise<void>((resolve) => waiting.push(resolve)), signal);
      }
    },
    look,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await turn.catch(() => undefined);
    },
  };
}
