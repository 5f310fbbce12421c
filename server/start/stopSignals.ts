const PARENT_EVERY_MS = 500;

/**
 * Calls back when this process is asked to end: SIGTERM, SIGINT, or the end of the npm that started it, since npm runs
 * us under a shell that keeps SIGTERM to itself.
 * @param onStop - called once.
 * @param onImpatience - called for every signal after the first: someone does not want to wait.
 */
export function listenForStop(onStop: () => void, onImpatience: () => void): void {
  let asked = false;
  const ask = () => {
    if (asked) return onImpatience();
    asked = true;
    onStop();
  };
  process.on('SIGTERM', ask);
  process.on('SIGINT', ask);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    if (!asked) ask();
  }, PARENT_EVERY_MS);
  timer.unref();
}
