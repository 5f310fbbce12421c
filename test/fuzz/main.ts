import { figure } from '#domain/kernel/wording/countInWords.ts';

import { fuzzAddresses } from './fuzzAddresses.ts';
import { fuzzRows } from './fuzzRows.ts';
import { seedOfRun } from './fuzzSeed.ts';
import { fuzzGedcom } from './gedcom/fuzzGedcom.ts';

// `npm run fuzz`: each fuzz at length. FUZZ_SEED repeats a run, FUZZ_RUNS says how many inputs, a name among the
// arguments which.

/** Megabytes that a run may have grown by when it ends; more is a leak. */
const MOST_GROWTH = 64;

const seed = seedOfRun();
const wanted = process.argv.slice(2);
console.log(`FUZZ_SEED=${seed}`);
let hasFailed = false;
for (const fuzz of [fuzzGedcom, fuzzAddresses, fuzzRows]) {
  if (wanted.length > 0 && !wanted.some((word) => fuzz.name.toLowerCase().includes(word.toLowerCase()))) continue;
  const runs = Number(process.env.FUZZ_RUNS ?? fuzz.runs.long);
  try {
    const { seconds, longestMs, heap } = await fuzz.run({
      runs,
      seed,
      atTenth: (megabytes) => console.log(`  ${fuzz.name}: ${megabytes} MB in use`),
    });
    const growth = (heap.at(-1) ?? 0) - (heap[0] ?? 0);
    console.log(
      `ok ${fuzz.name}: ${figure(runs)} inputs in ${Math.round(seconds)} s, the longest ${Math.round(longestMs)} ms, memory ${heap[0] ?? 0} to ${heap.at(-1) ?? 0} MB`,
    );
    if (growth > MOST_GROWTH) throw new Error(`memory grew by ${growth} MB`);
  } catch (error) {
    hasFailed = true;
    console.error(
      `failed: ${fuzz.name} (FUZZ_SEED=${seed})\n${(error as Error).message}`,
      (error as Error).cause ?? '',
    );
  }
}
process.exit(hasFailed ? 1 : 0);
