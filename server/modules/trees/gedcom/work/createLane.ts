/** Lets so many pieces of work run at once; the others wait in their order. */
export function createLane(
  width: number,
): <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  // A place is taken at once and handed on as it is: what comes between two steps of a promise finds none free.
  const next = () => {
    const first = waiting.shift();
    if (first) first();
    else running -= 1;
  };
  /** @throws AbortError when the signal fires while it waits. */
  async function turn(signal: AbortSignal): Promise<void> {
    if (running < width) {
      running += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(go), 1);
        reject(signal.reason as Error);
      };
      waiting.push(go);
      signal.addEventListener('abort', leave, { once: true });
    });
  }
  return async (work, signal) => {
    signal.throwIfAborted();
    await turn(signal);
    try {
      return await work();
    } finally {
      next();
    }
  };
}
