import type { RouteMatch } from '#domain/kernel/routes/matchRoute.ts';
import { goneSince } from '#server/engines/search/records/goneRecords.ts';
import { withdrawalOfRecord, withdrawalOfSet } from '#server/engines/search/records/withdrawals.ts';
import type { Database } from '#server/platform/db/database.ts';

/** By route: whether what the address names was here, and has been taken away. */
const GONE: Readonly<Record<string, (db: Database, match: RouteMatch, search: string) => Promise<boolean>>> = {
  'records.transcript': (db, _match, search) => isRecordGone(db, search),
  'images.viewer': (db, _match, search) => isRecordGone(db, search),
  'records.set': async (db, { params }) => (await withdrawalOfSet(db, params.recordSetId ?? '')) !== null,
  'landing.free-record-set': async (db, { params }) => (await withdrawalOfSet(db, params.recordSet ?? '')) !== null,
};

async function isRecordGone(db: Database, search: string): Promise<boolean> {
  const id = new URLSearchParams(search).get('id') ?? '';
  return (await goneSince(db, id)) !== null || (await withdrawalOfRecord(db, id)) !== null;
}

/**
 * Judges whether the document of a page that is not found answers 410: its entry or its record set was published, and
 * is not any more. While the database cannot say, it does not.
 */
export const createIsContentGone =
  (db: Database) =>
  async (match: RouteMatch, search: string): Promise<boolean> =>
    (await GONE[match.route.id]?.(db, match, search).catch(() => false)) ?? false;
