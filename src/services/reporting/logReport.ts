import type { ErrorSource } from '#domain/kernel/errors/errorReport.ts';

import { siteLog } from '../log/siteLog.ts';

/** What is known about the circumstances of an error. */
export interface ErrorContext {
  source: ErrorSource;
  /** Default `error`. */
  level?: 'error' | 'warning';
  /** Metric key of a measurement that failed, or the parameter of an address. */
  key?: string;
}

/** Writes what is reported to this browser's log: its kind, never the error's words. */
export function logReport({ source, level = 'error', key }: ErrorContext): void {
  siteLog[level === 'error' ? 'error' : 'warn'](`Reported: ${source}`, key === undefined ? undefined : { key });
}
