/** Work that is handed over while the next is made. */
export interface Handover {
  /** Starts a piece of work once the one before is done. @throws what that one threw */
  next: (work: () => Promise<void>) => Promise<void>;
  /** Waits for the last one. @throws what it threw */
  done: () => Promise<void>;
  /**
   * Waits for it whatever becomes of it: where what makes the work broke off, nothing may be taken back under its feet.
   */
  settled: () => Promise<void>;
}

/** Does one piece of work at a time, such as the storing of a batch, while its maker prepares the next. */
export function createHandover(): Handover {
  let last: Promise<void> = Promise.resolve();
  const settled = (): Promise<void> => last.catch(() => undefined);
  return {
    async next(work) {
      await last;
      last = work();
      // Awaited in the next round; a failure meanwhile must not count as unhandled.
      void settled();
    },
    done: () => last,
    settled,
  };
}
