import type { FastifyInstance } from 'fastify';

import { readErrorReport } from '#domain/kernel/errors/errorReport.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';

import { admitOwnPages } from './admitOwnPages.ts';
import type { Metrics } from './metrics.ts';
import { problemOf } from './problems.ts';
import { sendProblem } from './sendProblem.ts';

/** What the endpoint needs. */
export interface ErrorReportOptions {
  publicUrl: string;
  db: Database;
  log: Log;
  metrics: Metrics;
}

/** Bytes of a report; a real one has a few hundred. */
const BODY_LIMIT = 8192;
/** Reports of one network, and of all together, that are written down in a minute. */
const PER_NETWORK = { points: 30, duration: 60 };
const ALTOGETHER = { points: 600, duration: 60 };

/**
 * Mounts `POST /api/error-reports`, where the pages of this site report failures (spec 1 section 8). Each is one
 * line of the log and one count of `muniment_browser_errors_total`; only known words and codes pass. Answers 204, 400
 * for what is no report, 403 for other sites' pages, 413 and 429.
 */
export function registerErrorReports(app: FastifyInstance, { publicUrl, db, log, metrics }: ErrorReportOptions): void {
  const onRequest = admitOwnPages({ db, publicUrl, name: 'errorReports', ofNetwork: PER_NETWORK, ofAll: ALTOGETHER });
  app.post('/api/error-reports', { bodyLimit: BODY_LIMIT, onRequest }, async (request, reply) => {
    const report = readErrorReport(request.body);
    if (!report) return sendProblem(request, reply, problemOf(400));
    log[report.level === 'warning' ? 'warn' : 'error']({ requestId: request.id, report }, 'browser error');
    metrics.browserErrorReported(report.source);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
