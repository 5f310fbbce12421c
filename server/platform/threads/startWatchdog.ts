import inspector from 'node:inspector';

import { startWorker } from './startWorker.ts';

/** Several beats in each second that the other thread counts. */
const BEAT_MS = 250;

/**
 * Ends this process, saying so on standard error, once its event loop has stood still for so many seconds. Not while a
 * debugger is attached, which holds it on purpose.
 *
 * @param seconds - 0: never
 * @returns stops it
 */
export function startWatchdog(seconds: number): () => Promise<void> {
  if (seconds === 0 || inspector.url() !== undefined) return () => Promise.resolve();
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const timer = setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
  const worker = startWorker('watchdogWorker', { name: 'watchdog', workerData: { beats, seconds } });
  worker.unref();
  return async () => {
    await worker.terminate();
    clearInterval(timer);
  };
}
