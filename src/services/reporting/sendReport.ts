import type { ErrorReport } from '#domain/kernel/errors/errorReport.ts';
import { requestIdOf } from '#domain/kernel/errors/failure.ts';

import { readSiteBoot } from '../config/siteBoot.ts';
import { countCrash } from '../measuring/countCrash.ts';
import { patternOf } from '../routing/patternOf.ts';
import { errorClassOf, framesOf } from './describeThrown.ts';
import { type ErrorContext, logReport } from './logReport.ts';

/** Reports of one document at most: a page that fails in a circle must not shout for ever. */
const MOST_REPORTS = 30;
/** The same report is not sent again within this time. */
const AGAIN_MS = 60_000;

const sentAt = new Map<string, number>();
let count = 0;

function isNews(report: ErrorReport): boolean {
  const key = [report.source, report.errorClass, report.routePattern, report.key, report.frames[0]].join(' ');
  const last = sentAt.get(key);
  if (count >= MOST_REPORTS || (last !== undefined && Date.now() - last < AGAIN_MS)) return false;
  sentAt.set(key, Date.now());
  count += 1;
  return true;
}

/** Sends one report to `POST /api/error-reports`, unless it was just sent. Fire and forget. */
export function sendReport(error: unknown, { source, level = 'error', key }: ErrorContext): void {
  countCrash(source).catch((failure: unknown) => {
    const context = { source: 'instrumentation', key: 'page_crash' } as const;
    logReport(context);
    sendReport(failure, context);
  });
  const boot = readSiteBoot();
  const report: ErrorReport = {
    source,
    level,
    errorClass: errorClassOf(error),
    routePattern: patternOf(window.location.pathname),
    requestId: requestIdOf(error) ?? (boot.requestId || null),
    version: boot.version,
    key: key ?? null,
    frames: framesOf(error),
  };
  if (!isNews(report)) return;
  const request = {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  };
  fetch(new URL('/api/error-reports', window.location.origin), request).catch(() => undefined);
}
