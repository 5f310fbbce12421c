import { tokenWords } from '#domain/newspapers/search/tokenWords.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type Fault, Rejected } from './IssueDraft.ts';

/** A zone in shares of its page, so that scans of other sizes can be compared. */
interface PlacedZone {
  no: string;
  id: string;
  pageId: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  text: string;
}

/** A zone of an article that was closed when an import began. */
export interface ClosedPlace extends PlacedZone {
  reason: string;
}

/** Share of the smaller of two zones that both have, from which on they are of one text. */
const LEAST_SHARED = 0.2;
/** Share of a closed zone that articles must have taken over. */
const LEAST_COVERED = 0.5;
/** Share of its words that must be in them: two machines read most long words alike, and another page has others. */
const LEAST_ALIKE = 0.5;
const SHORTEST_WORD = 5;
/** So few words prove nothing. */
const FEWEST_WORDS = 3;

const placedZones = <Row extends PlacedZone>(tx: Database, issueId: string, onlyClosed: boolean): Promise<Row[]> =>
  tx.rows<Row>(
    `/* newspapers.placedZones */ SELECT a.no::text AS no, a.id, hidden_reason AS reason, zone.page_id AS "pageId", x::real / page.width AS left, y::real / page.height AS top,
       (x + zone.width)::real / page.width AS right, (y + zone.height)::real / page.height AS bottom,
       coalesce(array_to_string((string_to_array(text, E'\\n'))[first_line + 1 : last_line + 1], ' '), '') AS text
     FROM newspaper_article a JOIN article_zone zone ON zone.article_no = a.no JOIN newspaper_page page ON page.id = zone.page_id
     LEFT JOIN page_text ON page_text.page_id = page.id AND revision = (SELECT max(revision) FROM page_text latest WHERE latest.page_id = page.id)
     WHERE a.issue_id = $1 AND NOT a.is_removed AND (NOT $2 OR hidden_reason IS NOT NULL)`,
    [issueId, onlyClosed],
  );

/**
 * The places of closed articles of an issue; to be called when an import holds the issue, before it stores the first
 * page.
 */
export const closedPlaces = (tx: Database, issueId: string): Promise<ClosedPlace[]> =>
  placedZones<ClosedPlace>(tx, issueId, true);

const areaOf = ({ left, top, right, bottom }: PlacedZone): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);
const shared = (a: PlacedZone, b: PlacedZone): number =>
  a.pageId === b.pageId
    ? Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
    : 0;

const longWords = (text: string): Set<string> =>
  new Set(
    text
      .split(' ')
      .flatMap(tokenWords)
      .filter(({ length }) => length >= SHORTEST_WORD),
  );

/** Whether zones hold what a closed one held, as far as its place and its words tell. */
function isTakenOver(place: ClosedPlace, zones: readonly PlacedZone[]): boolean {
  if (zones.reduce((sum, zone) => sum + shared(place, zone), 0) < LEAST_COVERED * areaOf(place)) return false;
  const words = longWords(place.text);
  const now = longWords(zones.map(({ text }) => text).join(' '));
  return words.size < FEWEST_WORDS || [...words].filter((word) => now.has(word)).length >= LEAST_ALIKE * words.size;
}

/**
 * Closes the articles that an import has put at the places of closed ones: ids count articles on a page, and other
 * files may count them otherwise. To be called in the transaction of the import, after its articles.
 *
 * @param name - of what is imported.
 * @param report - is given each article that was closed along.
 * @throws Rejected where a page is still there and no article has taken over what was closed on it.
 */
export async function keepClosed(
  tx: Database,
  issueId: string,
  places: readonly ClosedPlace[],
  name: string,
  report: (fault: Fault) => void,
): Promise<void> {
  if (places.length === 0) return;
  const zones = await placedZones<PlacedZone>(tx, issueId, false);
  const pages = new Set(
    (
      await tx.rows<{ id: string }>('/* newspapers.pagesLeft */ SELECT id FROM newspaper_page WHERE issue_id = $1', [
        issueId,
      ])
    ).map(({ id }) => id),
  );
  const closing = places
    .filter(({ pageId }) => pages.has(pageId))
    .flatMap((place) => {
      const own = zones.filter((zone) => shared(place, zone) > LEAST_SHARED * Math.min(areaOf(place), areaOf(zone)));
      if (!isTakenOver(place, own))
        throw new Rejected(
          name,
          0,
          `has no article at the place of the closed article ${place.id}: open that first, then close what it has become`,
        );
      return own.map(({ no }) => ({ no, reason: place.reason }));
    });
  const closed = await tx.rows<{ id: string }>(
    `/* newspapers.keepClosed */ UPDATE newspaper_article a SET hidden_reason = closing.reason FROM json_to_recordset($1) AS closing(no bigint, reason text) WHERE a.no = closing.no AND a.hidden_reason IS NULL RETURNING a.id`,
    [JSON.stringify(closing)],
  );
  for (const id of new Set(closed.map((article) => article.id)))
    report({
      file: name,
      line: 0,
      reason: `article ${id} was closed: it has the place of a closed article. Open it if it is another`,
    });
}
