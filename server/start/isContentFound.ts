import type { RouteMatch } from '#domain/routes/matchRoute.ts';

import type { Database } from '../db/database.ts';

/** By route: whether what the address names is there. Closed records are: their page says so without a name. */
const CONTENT: Readonly<Record<string, { sql: string; nameOf: (match: RouteMatch, search: string) => string | null }>> = {
  'records.transcript': {
    sql: '/* documents.record */ SELECT 1 AS one FROM record_live WHERE id = $1',
    nameOf: (_match, search) => new URLSearchParams(search).get('id'),
  },
  'records.set': {
    sql: '/* documents.recordSet */ SELECT 1 AS one FROM record_set WHERE id = $1 AND live_generation IS NOT NULL',
    nameOf: ({ params }) => params.recordSetId ?? null,
  },
};
// Longer than any id, and NUL is no text to PostgreSQL.
const NO_ID = /^.{300,}$|\0/su;

/**
 * Judges whether a document of a page that shows one record or one set answers 404, so that crawlers and link previews
 * do not keep addresses that lead nowhere. While the database cannot say, the page is served and says itself.
 */
export const createIsContentFound =
  (db: Database) =>
  async (match: RouteMatch, search: string): Promise<boolean> => {
    const content = CONTENT[match.route.id];
    if (!content) return true;
    const name = content.nameOf(match, search);
    if (name === null || NO_ID.test(name)) return false;
    return db.one(content.sql, [name]).then(
      (row) => row !== null,
      () => true,
    );
  };
