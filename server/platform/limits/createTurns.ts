/** Runs something as soon as there is room for it. @param whose - who shares the room of one */
export type InTurn<Whose> = <Result>(whose: Whose, act: () => Promise<Result>) => Promise<Result>;

/**
 * Makes room for so many things at once in this process, and for so many of one asker; the others wait, the first come first.
 * For what takes memory while it runs.
 */
export function createTurns<Whose extends number | string>({ most, mostOfOne }: { most: number; mostOfOne: number }): InTurn<Whose> {
  const running: Whose[] = [];
  const waiting: { whose: Whose; begin: () => void }[] = [];
  const hasRoom = (whose: Whose) => running.length < most && running.filter((other) => other === whose).length < mostOfOne;

  function startNext(): void {
    const at = waiting.findIndex(({ whose }) => hasRoom(whose));
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    if (!next) return;
    running.push(next.whose);
    next.begin();
  }

  return async (whose, act) => {
    await new Promise<void>((begin) => {
      waiting.push({ whose, begin });
      startNext();
    });
    try {
      return await act();
    } finally {
      running.splice(running.indexOf(whose), 1);
      startNext();
    }
  };
}
