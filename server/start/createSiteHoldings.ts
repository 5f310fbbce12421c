import { PAGED_CENSUSES } from '#domain/site/content/censusOfPage.ts';
import type { Holding, SiteHoldings } from '#domain/site/content/siteBoot.ts';
import type { Database } from '#server/platform/db/database.ts';

/** An import may bring the first issue, a change of the catalogue the first plan, while the site runs. */
const KNOWN_MS = 60_000;

type Held = Record<Holding, boolean> & { censuses: number[] };

const HELD = `/* documents.held */ SELECT
  EXISTS (SELECT FROM open_issue) AS newspapers,
  EXISTS (SELECT FROM address) AS addresses,
  EXISTS (SELECT FROM plan p JOIN price r ON r.plan_id = p.id WHERE p.is_offered AND r.valid_from <= now() AND (r.valid_to IS NULL OR r.valid_to > now())) AS plans,
  EXISTS (SELECT FROM institution) AS libraries,
  ARRAY(SELECT y FROM unnest($1::integer[]) AS y WHERE EXISTS (
    SELECT FROM record_set s JOIN record_set_coverage c ON c.record_set_id = s.id AND c.generation = s.live_generation
    WHERE lower(s.subcategory) = 'census' AND y = ANY(c.years)) ORDER BY y) AS censuses`;

/**
 * What the site holds and sells, so that its menus and guides offer that and nothing else. The database is asked once a
 * minute at most; while it cannot say, what was known before stays.
 *
 * @param now - milliseconds, as `Date.now`.
 */
export function createSiteHoldings(
  db: Pick<Database, 'one'>,
  now: () => number = Date.now,
): () => Promise<SiteHoldings> {
  let known: SiteHoldings = {};
  let askedAt = -Infinity;
  // Who comes before the first answer waits for it: a site that holds nothing yet is another one.
  let first: Promise<void> | null = null;
  const ask = async (): Promise<void> => {
    const held = await db.one<Held>(HELD, [PAGED_CENSUSES]).catch(() => null);
    if (!held) return;
    const { censuses, ...rest } = held;
    const holds = (Object.keys(rest) as Holding[]).filter((holding) => rest[holding]);
    known = { ...(holds.length > 0 && { holds }), ...(censuses.length > 0 && { heldCensuses: censuses }) };
  };
  return async () => {
    if (now() - askedAt < KNOWN_MS) {
      await first;
      return known;
    }
    askedAt = now();
    const asking = ask();
    first ??= asking;
    await asking;
    return known;
  };
}
