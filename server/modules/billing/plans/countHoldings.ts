import type { HoldingCounts } from '#domain/billing/plans/holdingsInWords.ts';
import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import { MINUTE_MS } from '#domain/kernel/values/durations.ts';
import { pagesForSubscribers } from '#server/engines/newspapers/issueAccess.ts';
import { isPageOpen } from '#server/engines/search/records/closures.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import type { Database } from '#server/platform/db/database.ts';

/**
 * How long counts are shown before they are counted again: a list of plans is open to everyone, and they change with
 * imports.
 */
const LASTS_MS = 10 * MINUTE_MS;

interface Counted {
  until: number;
  counts: Promise<HoldingCounts>;
}

const remembered = new WeakMap<Database, Counted>();

async function countNow(db: Database, now: number): Promise<HoldingCounts> {
  const [sets, newspapers, others] = await Promise.all([
    createRecordSetStore({ db }).all(),
    pagesForSubscribers(db),
    db.one<{ images: number; addresses: number; trees: number }>(
      `/* plans.countHoldings */ WITH closed AS (SELECT id, live_generation, closed_until FROM record_set WHERE access = 'subscribers' AND live_generation IS NOT NULL)
       SELECT (SELECT count(*) FROM closed JOIN image_book b ON b.record_set_id = closed.id JOIN page_image i ON i.book_id = b.id WHERE ${isPageOpen('i', 'b', 'closed', '$1')})::int AS images,
         (SELECT coalesce(sum(r.households), 0) FROM closed JOIN address_reading r ON r.record_set_id = closed.id AND r.generation = closed.live_generation)::int AS addresses,
         (SELECT count(*) FROM tree WHERE owner_id IS NOT NULL AND is_public AND needs_subscription AND is_ready)::int AS trees`,
      [dayOf(new Date(now))],
    ),
  ]);
  const closed = sets.filter(({ access }) => access === 'subscribers');
  return {
    records: { records: closed.reduce((sum, { recordCount }) => sum + recordCount, 0), sets: closed.length },
    images: others?.images ?? 0,
    newspapers,
    addresses: others?.addresses ?? 0,
    trees: others?.trees ?? 0,
    ofSet: new Map(sets.map(({ id, name, recordCount }) => [id, { name, records: recordCount }])),
  };
}

/** What there is on the site that only a plan opens; at most ten minutes old. @param now - in ms since 1970 */
export function countHoldings(db: Database, now = Date.now()): Promise<HoldingCounts> {
  const known = remembered.get(db);
  if (known && now < known.until) return known.counts;
  const counts = countNow(db, now);
  remembered.set(db, { until: now + LASTS_MS, counts });
  // A failure is asked about again.
  counts.catch(() => remembered.delete(db));
  return counts;
}
