import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Has other threads go before this one where processors are short. Linux counts priority by thread; elsewhere the whole
 * process would be meant, so nothing is changed there.
 * @param niceness - 0 is as other threads, 19 last
 */
export function lowerThreadPriority(niceness: number): void {
  if (process.platform === 'linux') setPriority(niceness);
}

/**
 * Has other processes go before this one where processors are short. On Linux each thread has a priority of its own,
 * which those it starts inherit: those that Node.js has started by now are lowered one by one.
 * @param niceness - 0 is as other processes, 19 last
 */
export function lowerProcessPriority(niceness: number): void {
  setPriority(niceness);
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync('/proc/self/task')) {
    try {
      setPriority(Number(thread), niceness);
    } catch {
      // It has ended meanwhile.
    }
  }
}
