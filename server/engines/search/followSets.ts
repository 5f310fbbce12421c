import type { Log } from '#server/platform/config/log.ts';

import { abortable } from './abortable.ts';

/** How often engines look for new generations, in milliseconds. */
export const POLL_MS = 2_000;

/** Keeps an index in step with the published sets. */
export interface Follower {
  /** True once everything published at the start is in the index. */
  isReady: () => boolean;
  /** Resolves then; rejects with AbortError when the signal fires first. */
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
 * @param sync - brings the index up to date; never run twice at once.
 */
export function followSets(sync: () => Promise<void>, { log, pollMs }: { log: Log; pollMs: number }): Follower {
  let isReady = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let announceReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    announceReady = resolve;
  });

  const look = (): Promise<void> => {
    const run = turn.catch(() => undefined).then(() => (isStopped ? undefined : sync()));
    turn = run;
    return run.then(() => {
      isReady = true;
      announceReady();
    });
  };
  const poll = (): void => {
    look()
      .catch((error: unknown) => {
        if (!isStopped) log.error({ code: (error as { code?: string }).code ?? (error as Error).name }, 'the search index could not be brought up to date');
      })
      .finally(() => {
        if (!isStopped) timer = setTimeout(poll, pollMs).unref();
      });
  };
  poll();

  return {
    isReady: () => isReady,
    whenReady: (signal) => (isReady ? Promise.resolve() : abortable(ready, signal)),
    look,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await turn.catch(() => undefined);
    },
  };
}
