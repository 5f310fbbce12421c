import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { beats, seconds } = workerData as { beats: Int32Array; seconds: number };
let seen = Atomics.load(beats, 0);
let missed = 0;

// Its own ticks are counted and not the clock: a machine that slept, or a process that was paused, has missed nothing.
setInterval(() => {
  const now = Atomics.load(beats, 0);
  missed = now === seen ? missed + 1 : 0;
  seen = now;
  if (missed < seconds) return;
  // No log and no orderly end: both would need the thread that hangs.
  writeSync(
    2,
    `The site has been stuck in one calculation for ${seconds} s: its process is ended, to be started again (WATCHDOG_SECONDS).\n`,
  );
  process.kill(process.pid, 'SIGKILL');
}, 1_000);
