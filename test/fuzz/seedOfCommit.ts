import { spawnSync } from 'node:child_process';

const SEEDS = 2 ** 31;

/**
 * The seed of the short run: FUZZ_SEED, else a number from the commit at hand. Every commit tries something else, and whoever
 * tests one commit tries the same: a failure belongs to a change and not to the day. By chance outside of a checkout.
 */
export function seedOfCommit(): number {
  if (process.env.FUZZ_SEED !== undefined) return Number(process.env.FUZZ_SEED);
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  const hash = /^[0-9a-f]{8}/u.exec(stdout ?? '')?.[0];
  return hash === undefined ? Math.floor(Math.random() * SEEDS) : Number.parseInt(hash, 16) % SEEDS;
}
