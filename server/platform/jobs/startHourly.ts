import { HOUR_MS } from '#domain/kernel/values/durations.ts';

import { type RepeatedWork, startEvery } from './startEvery.ts';

/**
 * Does the work now and every hour until the returned function is called; that waits for work under way. A failure ends
 * nothing.
 */
export const startHourly = (hourly: Omit<RepeatedWork, 'everyMs'>): (() => Promise<void>) =>
  startEvery({ ...hourly, everyMs: HOUR_MS });
