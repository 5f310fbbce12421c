import type { Database } from '#server/platform/db/database.ts';

/** A newspaper with figures of the issues that are held. */
export interface HeldTitle {
  id: string;
  slug: string;
  name: string;
  placeName: string | null;
  county: string | null;
  country: string | null;
  /** Weekdays from 1, Monday; null where the curator gives none. */
  publishesOn: readonly number[] | null;
  /** `1824-02-17`. */
  firstIssue: string;
  lastIssue: string;
  issueCount: number;
  pageCount: number;
  articleCount: number;
  sourceNote: string | null;
  rights: string | null;
  attribution: string | null;
  isSample: boolean;
}

const HELD = `SELECT title.id, slug, name, place_name AS "placeName", county, country, publishes_on AS "publishesOn",
    min(date)::text AS "firstIssue", max(date)::text AS "lastIssue", count(*)::int AS "issueCount",
    sum(pages)::int AS "pageCount", sum(articles)::int AS "articleCount",
    source_note AS "sourceNote", rights, attribution, is_sample AS "isSample"
  FROM newspaper_title title JOIN open_issue ON title_id = title.id`;

/** Newspapers of which issues are held, in the order of their names. */
export const heldTitles = (db: Database): Promise<HeldTitle[]> =>
  db.rows<HeldTitle>(`/* newspapers.titles */ ${HELD} GROUP BY title.id ORDER BY sort_key, title.id`);

/** One newspaper by its id or by its name in addresses; null when there is none, or none of its issues is held. */
export const heldTitle = (db: Database, name: { id: string } | { slug: string }): Promise<HeldTitle | null> =>
  'id' in name
    ? db.one<HeldTitle>(`/* newspapers.titleById */ ${HELD} WHERE title.id = $1 GROUP BY title.id`, [name.id])
    : db.one<HeldTitle>(`/* newspapers.titleBySlug */ ${HELD} WHERE slug = $1 GROUP BY title.id`, [name.slug]);
