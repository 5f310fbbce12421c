import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import fc from 'fast-check';

import type { AnyFuzz, Fuzz, FuzzFigures, FuzzOptions } from './fuzz.ts';

/**
 * Milliseconds of computing that one input may take. On a quick machine none takes a fifth of it; those shared with
 * others are several times slower.
 */
const MOST_MS = 10_000;
/** Characters shown of an input with a fault. */
const LONGEST_TOLD = 300;
const MEGABYTE = 1024 ** 2;

let collect: (() => void) | null = null;
/** What is in use and not merely not yet cleared away, in megabytes. */
function heapInUse(): number {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
  return Math.round(process.memoryUsage().heapUsed / MEGABYTE);
}

const computingMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/**
 * Makes a fuzz that can be run: each input is checked and timed by the computing it took, which other work does not
 * lengthen.
 */
export function createFuzz<Input>({ name, inputs, check, runs: wanted }: Fuzz<Input>): AnyFuzz {
  async function run({ runs, seed, atTenth }: FuzzOptions): Promise<FuzzFigures> {
    const begun = Date.now();
    const heap: number[] = [];
    let [done, longestMs] = [0, 0];
    const property = fc.asyncProperty(inputs, async (input) => {
      const before = computingMs();
      await check(input);
      const ms = computingMs() - before;
      longestMs = Math.max(longestMs, ms);
      done += 1;
      if (done % Math.ceil(runs / 10) === 0) {
        heap.push(heapInUse());
        atTenth?.(heap.at(-1) ?? 0);
      }
      if (ms > MOST_MS) throw new Error(`this input took ${Math.round(ms)} ms`);
    });
    const found = await fc.check(property, { numRuns: runs, seed, endOnFailure: true });
    // The input itself may be a megabyte; its seed and number make it again.
    if (found.failed)
      throw new Error(
        `input ${found.numRuns} of FUZZ_SEED=${seed}: ${fc.stringify(found.counterexample).slice(0, LONGEST_TOLD)}`,
        { cause: found.errorInstance },
      );
    return { runs, seconds: (Date.now() - begun) / 1_000, longestMs, heap };
  }
  return { name, runs: wanted, run };
}
