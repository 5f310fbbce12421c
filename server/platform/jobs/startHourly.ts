import { type RepeatedWork, startEvery } from './startEvery.ts';

const HOUR_MS = 3_600_000;

/** Does the work now and every hour until the returned function is called; that waits for work under way. A failure ends nothing. */
export const startHourly = (hourly: Omit<RepeatedWork, 'everyMs'>): (() => Promise<void>) => startEvery({ ...hourly, everyMs: HOUR_MS });
