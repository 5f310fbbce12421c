import type fc from 'fast-check';

/** Something that is tried with inputs no one thought of. */
export interface Fuzz<Input> {
  name: string;
  inputs: fc.Arbitrary<Input>;
  /** Throws, or rejects, where an input shows a fault. */
  check: (input: Input) => void | Promise<void>;
  /** Inputs of the run among the tests, and of `npm run fuzz`. */
  runs: { short: number; long: number };
}

/** A fuzz whatever its inputs are. */
export type AnyFuzz = {
  run: (options: FuzzOptions) => Promise<FuzzFigures>;
  name: string;
  runs: Fuzz<unknown>['runs'];
};

export interface FuzzOptions {
  runs: number;
  seed: number;
  /** Called for each tenth of a run. */
  atTenth?: (heapMegabytes: number) => void;
}

/** What a run was like. */
export interface FuzzFigures {
  runs: number;
  seconds: number;
  /** Milliseconds of computing for the input that took longest. */
  longestMs: number;
  /** Megabytes in use after each tenth of the run. */
  heap: number[];
}
