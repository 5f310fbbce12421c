/** Runs a piece of work as soon as it is its turn. Settles as the work does. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets pieces of work follow one another in the order they are asked for, whatever becomes of the one before. A piece
 * must not wait for a later one.
 */
export function oneByOne(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
