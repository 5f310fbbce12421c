import { fuzzAddresses } from './fuzzAddresses.ts';
import { fuzzRows } from './fuzzRows.ts';
import { seedOfCommit } from './fuzzSeed.ts';
import { fuzzGedcom } from './gedcom/fuzzGedcom.ts';

const seed = seedOfCommit();

describe(`inputs no one thought of, FUZZ_SEED=${seed}`, () => {
  it.each([fuzzGedcom, fuzzAddresses, fuzzRows])(
    '$name are read or refused in words, none for longer than ten seconds',
    async (fuzz) => {
      process.stdout.write(`FUZZ_SEED=${seed} repeats the fuzz of ${fuzz.name}\n`);
      const { runs, heap } = await fuzz.run({ runs: fuzz.runs.short, seed });
      expect([runs, heap]).toEqual([fuzz.runs.short, expect.arrayContaining([expect.any(Number)])]);
    },
  );
});
