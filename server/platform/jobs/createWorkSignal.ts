/** Says in this process that work waits. Other copies of the server find it at their next look. */
export interface WorkSignal {
  ring: () => void;
  /** @returns ends it */
  listen: (onRing: () => void) => () => void;
}

/** A bell between what queues work and what looks for it (`startLooking`). */
export function createWorkSignal(): WorkSignal {
  const listeners = new Set<() => void>();
  return {
    ring: () => listeners.forEach((onRing) => onRing()),
    listen(onRing) {
      listeners.add(onRing);
      return () => void listeners.delete(onRing);
    },
  };
}
