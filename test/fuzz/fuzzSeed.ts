import { spawnSync } from 'node:child_process';

const SEEDS = 2 ** 31;

const anySeed = () => Math.floor(Math.random() * SEEDS);
/** The seed that repeats a run, where one is given. */
const givenSeed = () => (process.env.FUZZ_SEED === undefined ? undefined : Number(process.env.FUZZ_SEED));

/** The seed of a long run: FUZZ_SEED, else another one each time. */
export const seedOfRun = (): number => givenSeed() ?? anySeed();

/**
 * The seed of the short run: FUZZ_SEED, else a number from the commit at hand. Every commit tries something else, and
 * two people who test one commit try the same: a failure belongs to a change and not to a date. By chance outside of a
 * checkout.
 */
export function seedOfCommit(): number {
  const given = givenSeed();
  if (given !== undefined) return given;
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  const hash = /^[0-9a-f]{8}/u.exec(stdout ?? '')?.[0];
  return hash === undefined ? anySeed() : Number.parseInt(hash, 16) % SEEDS;
}
