import type { RouteMatch } from '#domain/kernel/routes/matchRoute.ts';
import type { RecordFields } from '#domain/records/core/record.ts';
import { type JsonLd, recordJsonLd } from '#domain/records/transcript/recordJsonLd.ts';
import type { Database } from '#server/platform/db/database.ts';

/**
 * Structured data for the document of a transcript that visitors read whole; null for every other page and record, and
 * while the database cannot say.
 */
export const createRecordStructuredData =
  (db: Database, publicUrl: string) =>
  async ({ route }: RouteMatch, search: string): Promise<JsonLd | null> => {
    const id = route.id === 'records.transcript' ? new URLSearchParams(search).get('id') : null;
    if (id === null) return null;
    const row = await db
      .one<{ fields: RecordFields; name: string; repository: string | null }>(
        `/* documents.structuredData */ SELECT r.fields, s.name, s.repository FROM record_live r JOIN record_set s ON s.id = r.record_set_id
         WHERE r.id = $1 AND NOT r.is_closed AND s.access = 'free'`,
        [id],
      )
      .catch(() => null);
    return row && recordJsonLd(row.fields, row, `${publicUrl}/transcript?id=${encodeURIComponent(id)}`);
  };
