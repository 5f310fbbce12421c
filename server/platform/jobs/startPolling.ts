import { outsideRequests } from '#server/platform/db/requestScope.ts';

/** Says in this process that work waits. Other copies of the server find it at their next look. */
export interface WorkSignal {
  notify: () => void;
  /** @returns ends it */
  listen: (onRing: () => void) => () => void;
}

/** A bell between what queues work and what looks for it (`startPolling`). */
export function createWorkSignal(): WorkSignal {
  const listeners = new Set<() => void>();
  return {
    notify: () => listeners.forEach((onRing) => onRing()),
    listen(onRing) {
      listeners.add(onRing);
      return () => void listeners.delete(onRing);
    },
  };
}

/**
 * Looks for work now and again after each rest, for as long as the server runs; two looks never overlap.
 *
 * @param look - does what it finds and answers with the milliseconds until the next look. It handles its own failures;
 * `isStopped` says
 *   whether no other look will follow.
 * @param signal - ends a rest when it rings, and has another look follow the one under way at once. Default none.
 * @returns stops it; resolves when the look under way has ended
 */
export function startPolling(
  look: (isStopped: () => boolean) => Promise<number>,
  signal?: WorkSignal,
): () => Promise<void> {
  let isStopped = false;
  let hasRung = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  const next = () => {
    timer = undefined;
    hasRung = false;
    // A request that rings does not wait, nor does its time count.
    underWay = outsideRequests(() => look(() => isStopped)).then((restMs) => {
      if (!isStopped) timer = setTimeout(next, hasRung ? 0 : restMs).unref();
    });
  };
  const ignore = signal?.listen(() => {
    hasRung = true;
    if (timer === undefined) return;
    clearTimeout(timer);
    next();
  });
  next();
  return async () => {
    isStopped = true;
    ignore?.();
    clearTimeout(timer);
    await underWay;
  };
}
