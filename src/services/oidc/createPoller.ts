import { onReturn } from './onReturn.ts';

/** Why nothing can be said yet: the site gave no answer, or the code that asks it did not arrive. */
export type NoAnswer = 'site' | 'code';

/** Milliseconds between two polls: doubled each time, up to the longest. */
const TRY_MS = 1_000;
const LONGEST_TRY_MS = 60_000;

/** Polls until there is an answer. */
export interface Poller<Found extends object> {
  /**
   * Resolves with the answer, however long it takes.
   * @param onUnanswered - called after each poll without one, the first only where there is no connection: one that
   * fails is mostly a moment's
   */
  find: (onUnanswered: (why: NoAnswer) => void) => Promise<Found | null>;
  /** Waits for the answer to what is being polled for, or until it is said that there is none yet. */
  settled: () => Promise<void>;
  /** Whether it was said that there is no answer yet; calls need not wait for one. */
  isUnanswered: () => boolean;
  /** Polls now rather than later. */
  again: () => void;
}

/**
 * Polls until there is an answer: a site that is starting, a lost connection or a slow network say
 * nothing about whether a reader is signed in.
 * @param poll - asks once
 */
export function createPoller<Found extends object>(poll: () => Promise<Found | null | NoAnswer>): Poller<Found> {
  let finding: Promise<Found | null> | null = null;
  let isUnanswered = false;
  let said = Promise.resolve();
  let wake: () => void = () => undefined;

  /** So long, or until the reader or the connection comes back. */
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      wake = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const timer = setTimeout(wake, ms);
      const stop = onReturn(wake);
    });

  async function keepPolling(onUnanswered: (why: NoAnswer) => void): Promise<Found | null> {
    for (let tries = 0; ; tries += 1) {
      const answer = await poll();
      if (typeof answer !== 'string') return answer;
      if (tries > 0 || !navigator.onLine) onUnanswered(answer);
      await pause(Math.min(TRY_MS * 2 ** tries, LONGEST_TRY_MS));
    }
  }

  function start(onUnanswered: (why: NoAnswer) => void): Promise<Found | null> {
    let say: () => void = () => undefined;
    said = new Promise((resolve) => {
      say = resolve;
    });
    const onNone = (why: NoAnswer) => {
      isUnanswered = true;
      say();
      onUnanswered(why);
    };
    return keepPolling(onNone).finally(() => {
      isUnanswered = false;
      finding = null;
    });
  }

  return {
    find: (onUnanswered) => (finding ??= start(onUnanswered)),
    settled: async () => {
      if (finding && !isUnanswered) await Promise.race([finding, said]);
    },
    isUnanswered: () => isUnanswered,
    again: () => wake(),
  };
}
