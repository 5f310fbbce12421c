import { setTimeout as delay } from 'node:timers/promises';

import { inMegabytes } from '#domain/kernel/wording/sizeInWords.ts';

import { HealthFault, type HealthFound, type HealthProbe } from './health.ts';

/** What the site depends on, as far as its health is looked at. */
export interface HealthPorts {
  /** What can be searched. @throws Error when the database or the index does not answer. */
  search: () => Promise<HealthFound>;
  /** Writes something small. @throws Error when the database takes no writes. */
  write: () => Promise<void>;
  /** Bytes that may still be written to the data folder's disk. @throws Error when that is unknown. */
  freeBytes: () => Promise<number>;
}

/** What was seen last, for the metrics. */
export interface HealthSight {
  isWritable: boolean;
  /** Null while it is unknown. */
  freeBytes: number | null;
}

interface ProbeOptions {
  /** Free bytes below which the site is not ready; 0: any number will do. */
  wantedBytes: number;
  /** Called after each look. */
  onSight: (sight: HealthSight) => void;
  /** Milliseconds since 1970-01-01 UTC. */
  now?: () => number;
}

/** How often something is written, in milliseconds: often enough to notice, seldom enough to cost nothing. */
const WRITE_EVERY_MS = 10_000;
/** A write that takes longer counts as failed, and the next look waits for it instead of sending another. */
const WRITE_PATIENCE_MS = 1_000;

/**
 * Makes the probe of the whole site: it answers, its database takes writes, and its disk has room. Whatever is not so
 * is named in words for an operator. A write is made every ten seconds, and its outcome counts until the next.
 */
export function siteHealthProbe(
  { search, write, freeBytes }: HealthPorts,
  { wantedBytes, onSight, now = Date.now }: ProbeOptions,
): HealthProbe {
  let wroteAt = Number.NEGATIVE_INFINITY;
  let isWritable = false;
  let underWay: Promise<void> | null = null;

  const writeOnce = (): Promise<void> => {
    wroteAt = now();
    // Until it is known, it is not so: a write that hangs must not look like one that went well.
    isWritable = false;
    return write()
      .then(
        () => void (isWritable = true),
        () => undefined,
      )
      .finally(() => (underWay = null));
  };

  const lookAtWrites = async (): Promise<boolean> => {
    if (now() - wroteAt < WRITE_EVERY_MS && isWritable) return true;
    await Promise.race([(underWay ??= writeOnce()), delay(WRITE_PATIENCE_MS, undefined, { ref: false })]);
    return isWritable;
  };

  return async () => {
    const asked = search();
    // What is written and what is free is reported whether or not the search answers: this is when it is wanted.
    asked.catch(() => undefined);
    const free = await freeBytes().catch(() => null);
    const sight: HealthSight = { isWritable: await lookAtWrites(), freeBytes: free };
    onSight(sight);
    const found = await asked;
    if (!sight.isWritable) throw new HealthFault('the database takes no writes');
    if (free !== null && free < wantedBytes)
      throw new HealthFault(
        `the disk is nearly full: ${inMegabytes(free)} free, ${inMegabytes(wantedBytes)} wanted (DISK_FREE_MB)`,
      );
    return found;
  };
}
