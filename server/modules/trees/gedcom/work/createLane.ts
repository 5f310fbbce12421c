/** Lets so many pieces of work run at once; the others wait in their order. */
export function createLane(width: number): <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const next = () => {
    running -= 1;
    waiting.shift()?.();
  };
  /** @throws AbortError when the signal fires while it waits. */
  async function turn(signal: AbortSignal): Promise<void> {
    if (running < width) return;
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
    running += 1;
    try {
      return await work();
    } finally {
      next();
    }
  };
}
