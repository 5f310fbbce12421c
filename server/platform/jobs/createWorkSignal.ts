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
