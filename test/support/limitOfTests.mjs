// The light runner has no limit for a test (ADR 137): one that waits for what never happens would hold up the whole run.
import { addEventHandler, getState } from 'jest-circus';

/** Seconds a test, or what prepares it, may take: a loaded machine must not look like a hang. */
const MOST_SECONDS = process.env.MUNIMENT_LONG_TESTS ? 1_800 : 300;
// Tests replace the clock.
const { setTimeout, clearTimeout } = globalThis;

/** The same function, which fails when it has not ended after {@link MOST_SECONDS}. */
function limited(work, title) {
  // One with a parameter is handed a callback, which no test here uses.
  if (!work || work.length > 0) return work;
  return async () => {
    let timer;
    const late = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`${title}: not ended after ${MOST_SECONDS} s`)), MOST_SECONDS * 1_000);
    });
    try {
      return await Promise.race([work(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

addEventHandler((event) => {
  const { currentDescribeBlock: block } = getState();
  if (event.name === 'add_test') {
    const test = block.children.at(-1);
    test.fn = limited(test.fn, test.name);
  } else if (event.name === 'add_hook') {
    const hook = block.hooks.at(-1);
    hook.fn = limited(hook.fn, hook.type);
  }
});
