import { setPriority } from 'node:os';

/**
 * Has other threads go before this one where processors are short. Linux counts priority by thread; elsewhere the whole
 * process would be meant, so nothing is changed there.
 * @param niceness - 0 is as other threads, 19 last
 */
export function lowerThreadPriority(niceness: number): void {
  if (process.platform === 'linux') setPriority(niceness);
}
