/**
 * Runs something as soon as there is room for it.
 * @param whose - who shares the room of one
 * @param signal - fires when no one waits for it any more
 */
export type InTurn<Whose> = <Result>(whose: Whose, act: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** How much runs at once in this process, and of one asker. */
export interface TurnLimits {
  most: number;
  mostOfOne: number;
  /** Milliseconds that one waits at most. Default: as long as it takes. */
  patienceMs?: number;
}

/** What waited was not started: it waited too long, or its asker has gone. */
export class TurnMissed extends Error {}

/**
 * Makes room for so many things at once in this process, and for so many of one asker; the others wait. Askers take
 * turns: whose came first is next, and what they ask beside waits behind the others'. For what takes memory or
 * connections while it runs.
 */
export function createTurns<Whose extends number | string>({ most, mostOfOne, patienceMs }: TurnLimits): InTurn<Whose> {
  const running: Whose[] = [];
  const waiting: { whose: Whose; start: () => void }[] = [];
  const hasRoom = (whose: Whose) =>
    running.length < most && running.filter((other) => other === whose).length < mostOfOne;

  function startNext(): void {
    const at = waiting.findIndex(({ whose }) => hasRoom(whose));
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    if (!next) return;
    running.push(next.whose);
    waiting.sort((one, other) => Number(one.whose === next.whose) - Number(other.whose === next.whose));
    next.start();
  }

  const turnOf = (whose: Whose, signal?: AbortSignal) =>
    new Promise<void>((start, fail) => {
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const place = { whose, start: () => (stopWaiting(), start()) };
      function giveUp(): void {
        stopWaiting();
        waiting.splice(waiting.indexOf(place), 1);
        fail(new TurnMissed('There was no turn in time.'));
      }
      const timer = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs);
      signal?.addEventListener('abort', giveUp);
      waiting.push(place);
      if (signal?.aborted) giveUp();
      else startNext();
    });

  return async (whose, act, signal) => {
    await turnOf(whose, signal);
    try {
      return await act();
    } finally {
      running.splice(running.indexOf(whose), 1);
      startNext();
    }
  };
}
