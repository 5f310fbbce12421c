import { createHash } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Registry, Counter, Histogram } from 'prom-client';

import { CONSENT_COOKIE, CONSENT_GROUPS, parseConsent } from '#domain/kernel/consent/consentGroups.ts';
import { VISIT_COOKIE } from '#domain/kernel/consent/visitCookie.ts';
import { readMeasurement, METRICS, type Measurement, type MetricKey } from '#domain/site/measuring/metrics.ts';
import { readPageView } from '#domain/site/measuring/readPageView.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { admitOwnPages } from '#server/platform/http/admitOwnPages.ts';
import { cookieOf } from '#server/platform/http/cookieOf.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

import { PageViewTally } from './PageViewTally.ts';

type Observe = (labels: Record<string, string>, value: number) => void;

function register(key: MetricKey, registry: Registry): Observe {
  const { help, labels, buckets } = METRICS[key];
  const options = { name: `muniment_browser_${key}`, help, labelNames: Object.keys(labels), registers: [registry] };
  if (buckets === null) {
    const counter = new Counter({ ...options, name: `${options.name}_total` });
    return (given, value) => counter.inc(given, value);
  }
  const histogram = new Histogram({ ...options, buckets: [...buckets] });
  return (given, value) => histogram.observe(given, value);
}

/**
 * Registers every measure of `domain/site/measuring/metrics.ts`; what it returns observes one that `readMeasurement`
 * let in.
 */
function createBrowserMetrics(registry: Registry): (measurement: Measurement) => void {
  const observers = new Map((Object.keys(METRICS) as MetricKey[]).map((key) => [key, register(key, registry)]));
  return ({ metricKey, labels, value }) => observers.get(metricKey)?.({ ...labels }, value);
}

/** What measuring needs. */
export interface MeasuringOptions {
  publicUrl: string;
  db: Database;
  log: Log;
  registry: Registry;
}

/** Bytes of a body; an address may be long, a measurement is not. */
const PAGE_VIEW_LIMIT = 8192;
const MEASUREMENT_LIMIT = 1024;
/** A minute's worth from one network, a reading room full of people among them, and from all of them. */
const PER_NETWORK = { points: 1200, duration: 60 };
const ALTOGETHER = { points: 30_000, duration: 60 };

/** Of a page view whose reader said yes: whether a member looked, and which visit it belongs to. */
function singleOf({ headers, body }: FastifyRequest): { isMember: boolean; visit: string | null } | null {
  try {
    if (parseConsent(cookieOf(headers.cookie, CONSENT_COOKIE))[CONSENT_GROUPS.performance] !== true) return null;
    const visit = cookieOf(headers.cookie, VISIT_COOKIE);
    const isMember = typeof (body as { memberId?: unknown }).memberId === 'number';
    return {
      isMember,
      visit: visit === null ? null : createHash('sha256').update(visit).digest('base64url').slice(0, 22),
    };
  } catch {
    return null;
  }
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : text;
  } catch {
    return null;
  }
}

/**
 * Mounts what pages of this site report about their use: `POST /api/page-view`, a page that was viewed, and `POST
 * /api/instrumentation`, one measurement for `/metrics`. Every view is counted by day and route; a
 * single view is kept only when the consent cookie says yes to C0002. Answers 204, 400, 403 to pages from elsewhere,
 * 413 and 429.
 */
export function registerMeasuring(app: FastifyInstance, { publicUrl, db, log, registry }: MeasuringOptions): void {
  const tally = new PageViewTally(db, log);
  app.addHook('onClose', () => tally.close());
  const observe = createBrowserMetrics(registry);
  const onRequest = admitOwnPages({ db, publicUrl, name: 'measures', ofNetwork: PER_NETWORK, ofAll: ALTOGETHER });
  const done = (reply: FastifyReply) => reply.code(204).header('cache-control', 'no-store').send();

  app.post('/api/page-view', { bodyLimit: PAGE_VIEW_LIMIT, onRequest }, async (request, reply) => {
    const view = readPageView(request.body);
    if (!view) return sendProblem(request, reply, problemOf(400));
    const seenAt = new Date();
    const single = singleOf(request);
    tally.add(view.path, seenAt, single && { ...view, ...single, seenAt });
    return done(reply);
  });

  // A request without cors cannot say that it is JSON.
  app.post('/api/instrumentation', { bodyLimit: MEASUREMENT_LIMIT, onRequest }, async (request, reply) => {
    const measurement = readMeasurement(parsed(request.body));
    if (!measurement) return sendProblem(request, reply, problemOf(400));
    observe(measurement);
    return done(reply);
  });
}
