import type { IncomingHttpHeaders } from 'node:http';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Database } from '#server/platform/db/database.ts';
import { createLimiter, type Allowance } from '#server/platform/limits/createLimiter.ts';
import { leaseFrom } from '#server/platform/limits/leaseFrom.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';

import { problemOf } from './problems.ts';
import { sendProblem } from './sendProblem.ts';

/**
 * Whether a request was made by a page of this site. Browsers mark it in headers that scripts cannot set; a request
 * that says nothing is refused, because another site's form could be behind it.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === publicUrl;
}

/** Who may use an endpoint, and how much. */
export interface Admission {
  db: Database;
  publicUrl: string;
  /** Keeps the counters apart from all others. */
  name: string;
  ofNetwork: Allowance;
  ofAll: Allowance;
}

/** Leases of an allowance: one write for that part of what comes. */
const LEASES = 10;

/**
 * A hook for endpoints where pages of this site report something that no one waits for. Answers 403 to other sites'
 * pages and 429 to what is too much, before the body is read; lets everything else go on. All copies of the server
 * count together; while the database is away each counts by itself, since that is when there is something to report.
 */
export function admitOwnPages({ db, publicUrl, name, ofNetwork, ofAll }: Admission) {
  const limit = (whose: string, allowance: Allowance) =>
    leaseFrom(createLimiter(db, `${name}${whose}`, allowance, 'counts-here'), Math.ceil(allowance.points / LEASES));
  const network = limit('OfNetwork', ofNetwork);
  const all = limit('OfAll', ofAll);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!isSameOrigin(request.headers, publicUrl)) return sendProblem(request, reply, problemOf(403));
    const wait = (await network.take(networkOf(request.ip))) ?? (await all.take('all'));
    if (wait === null) return undefined;
    return sendProblem(request, reply.header('retry-after', String(wait)), problemOf(429));
  };
}
