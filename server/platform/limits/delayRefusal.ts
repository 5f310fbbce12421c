import { setTimeout } from 'node:timers/promises';

/** Milliseconds that the answer to someone who asks for too much is late: a second, and up to another. */
const DELAY_MS = 1_000;
/** Answers held back at once; each keeps a socket and a few kilobytes. */
const MOST_DELAYED = 1_000;

let delayed = 0;

/**
 * Waits a second or two before someone is refused for asking too much. A program that goes on asking then asks no more
 * often than that on each of its connections, instead of as fast as the site can refuse it; a person does not notice.
 * Where very many wait already it settles at once: what is held back has a bound, too.
 */
export async function delayRefusal(): Promise<void> {
  if (delayed >= MOST_DELAYED) return;
  delayed += 1;
  try {
    // Each by another time: many who were refused together would all come back at the same moment.
    await setTimeout(DELAY_MS * (1 + Math.random()));
  } finally {
    delayed -= 1;
  }
}
