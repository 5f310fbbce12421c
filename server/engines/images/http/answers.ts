import type { FastifyReply, FastifyRequest } from 'fastify';

import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

/**
 * Headers of what everyone may have and what members may. Free pages may be read by scripts and shown by pages of other
 * sites (IIIF asks for it); what is for members stays with this site, since the reader is known by a cookie.
 * A record may be closed at any moment: no cache, shared or the browser's own, may show a copy without asking again,
 * and every answer, 304 too, is given only after the asker's right to the page was looked at.
 */
export function access(reply: FastifyReply, isFree: boolean): FastifyReply {
  return reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', isFree ? 'cross-origin' : 'same-origin')
    .header('cache-control', isFree ? 'public, no-cache' : 'private, no-cache')
    .header('vary', isFree ? 'Accept' : 'Accept, Cookie, Authorization');
}

/** Nothing there, or nothing for this reader: both look the same. */
export const missing = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(request, reply.header('access-control-allow-origin', '*'), problemOf(404));

/** A request that no image answers, with the rule that it breaks. */
export const sendRefusal = (reply: FastifyReply, status: 400 | 429 | 501 | 503, message: string): FastifyReply =>
  reply
    .code(status)
    .header('access-control-allow-origin', '*')
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(message);

/** True when the asker has this very version; then 304 is sent. */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const tag = `"${version}"`;
  void reply.header('etag', tag);
  const known = (request.headers['if-none-match'] ?? '').split(',').map((entry) => entry.trim().replace(/^W\//u, ''));
  if (!known.includes(tag) && !known.includes('*')) return false;
  void reply.code(304);
  return true;
}

/** JSON-LD where it is asked for, else JSON (Image API 3, section 5.1; Presentation API 3, section 6.3). */
export const jsonType = (request: FastifyRequest, context: string): string =>
  (request.headers.accept ?? '').includes('application/ld+json')
    ? `application/ld+json;profile="${context}"`
    : 'application/json; charset=utf-8';
