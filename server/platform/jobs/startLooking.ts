/**
 * Looks for work now and again after each rest, for as long as the server runs; two looks never overlap.
 *
 * @param look - does what it finds and answers with the milliseconds until the next look. It handles its own failures; `isStopped` says
 *   whether no other look will follow.
 * @returns stops it; resolves when the look under way has ended
 */
export function startLooking(look: (isStopped: () => boolean) => Promise<number>): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  const next = () => {
    underWay = look(() => isStopped).then((restMs) => {
      if (!isStopped) timer = setTimeout(next, restMs).unref();
    });
  };
  next();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underWay;
  };
}
