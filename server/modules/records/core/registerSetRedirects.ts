import type { FastifyInstance } from 'fastify';

import { setNamed } from '#server/engines/search/records/setNames.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Pages of one record set. */
const PAGES = ['/record-sets', '/free-ancestry-records'] as const;

/**
 * Sends readers of a record set’s earlier addresses on to the present one. Any other address is left to its page. Not
 * for good: a set may get an earlier name again, and a browser that had kept the way from there would go in a circle.
 */
export function registerSetRedirects(app: FastifyInstance, db: Database): void {
  for (const page of PAGES) {
    app.get<{ Params: { set: string } }>(`${page}/:set`, async ({ params: { set }, url }, reply) => {
      const named = await setNamed(db, set).catch(() => null);
      if (!named || named.slug === set) return reply.callNotFound();
      const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
      return reply.redirect(`${page}/${named.slug}${query}`, 302);
    });
  }
}
