// What Jest's own runner does and the light one leaves out (ADR 137): a test that waits for what never happens fails
// after a time, and so does one during which an error is caught by nothing. The one would hold up the whole run; the
// other would end the worker, for which the runner then waits for good.
import { addEventHandler, getState } from 'jest-circus';

/** Seconds a test, or what prepares it, may take: a loaded machine must not look like a hang. */
const MOST_SECONDS = process.env.MUNIMENT_LONG_TESTS ? 1_800 : 300;
// Tests replace the clock.
const { setTimeout, clearTimeout } = globalThis;

/** Fails what is running; of an error between two tests, the next. */
let fail = null;
let unexpected = null;
process.on('uncaughtException', (error) => {
  unexpected ??= error;
  fail?.(error);
});

/** The same work, which fails of an error that nothing caught, and when it has not ended after {@link MOST_SECONDS}. */
function guarded(work, title) {
  // One with a parameter is handed a callback, which no test here uses.
  if (!work || work.length > 0) return work;
  return async () => {
    let timer;
    const failed = new Promise((_resolve, reject) => {
      fail = reject;
      timer = setTimeout(() => reject(new Error(`${title}: not ended after ${MOST_SECONDS} s`)), MOST_SECONDS * 1_000);
    });
    try {
      const result = await Promise.race([work(), failed]);
      if (unexpected) throw unexpected;
      return result;
    } finally {
      clearTimeout(timer);
      fail = null;
      unexpected = null;
    }
  };
}

addEventHandler((event) => {
  const { currentDescribeBlock: block } = getState();
  if (event.name === 'add_test') {
    const test = block.children.at(-1);
    test.fn = guarded(test.fn, test.name);
  } else if (event.name === 'add_hook') {
    const hook = block.hooks.at(-1);
    hook.fn = guarded(hook.fn, hook.type);
  }
});
