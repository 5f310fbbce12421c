import type { RecordFields } from '#domain/records/core/record.ts';
import { pagesOf } from '#server/engines/images/pagesOf.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A record that may be shown to everyone. */
export interface ExhibitChoice {
  recordId: string;
  pageId: string;
}

interface Candidate {
  id: string;
  fields: RecordFields;
}

/** Sets that are looked through before the home page goes without. */
const MOST_SETS = 8;
/** Households of one set that are looked at; the first with a page in full view is taken. */
const MOST_CANDIDATES = 40;
/** A household smaller than this says little about how people lived. */
const LEAST_HOUSEHOLD = 4;
/** The day whose point is the first record of any set. */
const SET_START = 0;

/** Censuses first: everyone can read what a household is. */
const freeSets = async (db: Database): Promise<string[]> =>
  (
    await db.rows<{ id: string }>(
      `/* exhibit.sets */ SELECT id FROM record_set WHERE access = 'free' AND live_generation IS NOT NULL
       ORDER BY lower(subcategory) = 'census' DESC, lower(source_country) = 'england' DESC, id LIMIT ${MOST_SETS}`,
    )
  ).map(({ id }) => id);

/**
 * Records from a point of the set onwards that another day moves. The point is worked out from record numbers, so that
 * no set is too large for it.
 */
const candidatesOf = (db: Database, setId: string, day: number, least: number): Promise<Candidate[]> =>
  db.rows<Candidate>(
    `/* exhibit.candidates */ WITH live AS (SELECT live_generation AS generation FROM record_set WHERE id = $1),
       span AS (SELECT min(no) AS first, max(no) AS last FROM record, live WHERE record_set_id = $1 AND record.generation = live.generation)
     SELECT r.id, r.fields FROM record r, live, span
     WHERE r.record_set_id = $1 AND r.generation = live.generation AND NOT r.is_closed
       AND r.no >= span.first + ($2::bigint * 7919) % greatest(1, (span.last - span.first) * 9 / 10)
       AND r.fields ? 'LastName' AND r.fields ? 'FirstName'
       AND (r.group_key IS NULL OR r.group_order = 1)
       AND ($3 <= 1 OR (SELECT count(*) FROM record m WHERE m.record_set_id = $1 AND m.generation = r.generation AND m.group_key = r.group_key) >= $3)
     ORDER BY r.no LIMIT ${MOST_CANDIDATES}`,
    [setId, day, least],
  );

/** The first of some records whose place on its page is known and whose page hides nothing. */
async function firstInFullView(db: Database, candidates: readonly Candidate[]): Promise<ExhibitChoice | null> {
  const pages = pagesOf(db);
  const withPages = await pages.withPages(candidates.map(({ id }) => id));
  for (const { id } of candidates) {
    if (!withPages.has(id)) continue;
    const pageId = await pages.pageOf(id);
    const page = pageId === null ? null : await pages.page(pageId);
    if (!page || page.lines.some(({ isClosed }) => isClosed)) continue;
    const line = page.lines.find(({ recordId }) => recordId === id)?.region;
    // Not in the last third: the lines below it are shown, too.
    if (line && line.y < (page.height * 2) / 3) return { recordId: id, pageId: page.id };
  }
  return null;
}

/**
 * The record that the home page shows: of a set that is free to everyone, with its page. A household where there is
 * one.
 *
 * @param day - a whole number that changes once a day; another day, another record.
 * @returns null where no published page is open to everyone.
 */
export async function chooseExhibit(db: Database, day: number): Promise<ExhibitChoice | null> {
  for (const least of [LEAST_HOUSEHOLD, 1]) {
    for (const setId of await freeSets(db)) {
      // From the point of the day to the end of the set, and where nothing there can be shown, from its start.
      for (const from of [day, SET_START]) {
        const found = await firstInFullView(db, await candidatesOf(db, setId, from, least));
        if (found) return found;
      }
    }
  }
  return null;
}
