/** Some of many things that come one after the other. */
export interface Spread<Thing> {
  add: (thing: Thing) => void;
  /** At most as many as were wanted, in their order, spread evenly over all that came; all where fewer came. */
  chosen: () => Thing[];
}

/**
 * Chooses a few of any number of things evenly, without keeping them all: every second one goes when twice as many are
 * held as are wanted, and from then on only every second one is looked at. The same things give the same choice.
 *
 * @param wanted - how many, from 1.
 */
export function createSpread<Thing>(wanted: number): Spread<Thing> {
  let held: Thing[] = [];
  let step = 1;
  let seen = 0;
  return {
    add(thing) {
      if (seen % step === 0) held.push(thing);
      seen += 1;
      if (held.length < wanted * 2) return;
      held = held.filter((_, at) => at % 2 === 0);
      step *= 2;
    },
    chosen: () => {
      const bucket = (at: number): number => Math.floor((at * wanted) / held.length);
      return held.filter((_, at) => bucket(at) !== bucket(at - 1));
    },
  };
}
