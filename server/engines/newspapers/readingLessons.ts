import type { LearnedCost } from '#domain/newspapers/search/misreadings/confusions.ts';
import type { ReadingLesson } from '#server/engines/articles/articleSearch.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A site that nothing was corrected on. */
export const NOTHING_LEARNED: ReadingLesson = { no: 0, costs: [] };

/** Corrections that are read at once: more than most sites will ever have. The newest say how the pages are misread. */
const MOST_LINES = 200_000;

/** A line as it is corrected now. */
export interface CorrectedLine {
  pageId: string;
  /** As the machine read it. */
  read: string;
  after: string;
  /** Null: a former member. */
  member: number | null;
}

/** The latest lesson; null before the first. */
export async function latestLesson(db: Database): Promise<(ReadingLesson & { learnedAt: Date }) | null> {
  return db.one<{ no: number; costs: LearnedCost[]; learnedAt: Date }>(
    '/* lessons.latest */ SELECT id AS no, costs, learned_at AS "learnedAt" FROM reading_lesson ORDER BY id DESC LIMIT 1',
  );
}

/** When a correction came into force. */
const IN_FORCE_AT = 'coalesce(c.decided_at, c.made_at)';

/**
 * Lines whose correction is in force: of each line the one applied last. Those that wait for review are not among them.
 */
export function correctedLines(
  db: Database,
  { since = null, until = null }: { since?: Date | null; until?: Date | null } = {},
): Promise<CorrectedLine[]> {
  return db.rows<CorrectedLine>(
    `/* lessons.lines */ SELECT DISTINCT ON (c.page_id, c.line) c.page_id AS "pageId", c.after, c.member_id AS member,
       (SELECT f.before FROM line_correction f WHERE f.page_id = c.page_id AND f.line = c.line ORDER BY f.id LIMIT 1) AS read
     FROM (SELECT * FROM line_correction c WHERE c.state = 'applied' AND c.line IS NOT NULL AND ($1::timestamptz IS NULL OR ${IN_FORCE_AT} > $1) AND ($2::timestamptz IS NULL OR ${IN_FORCE_AT} <= $2) ORDER BY c.id DESC LIMIT ${MOST_LINES}) AS c
     ORDER BY c.page_id, c.line, c.changed_revision DESC, c.id DESC`,
    [since, until],
  );
}

/** How many lines came to be corrected since the latest lesson, or ever; counting ends at so many. */
export async function linesSince(db: Database, since: Date | null, most: number): Promise<number> {
  const row = await db.one<{ lines: number }>(
    `/* lessons.since */ SELECT count(*)::int AS lines FROM (SELECT FROM line_correction c WHERE c.state = 'applied' AND c.line IS NOT NULL AND ($1::timestamptz IS NULL OR ${IN_FORCE_AT} > $1) LIMIT $2) AS counted`,
    [since, most],
  );
  return row?.lines ?? 0;
}

/** Stores a lesson, which the index of articles follows at its next look. */
export async function keepLesson(
  db: Database,
  lines: number,
  costs: readonly LearnedCost[],
  learnedAt: Date,
): Promise<void> {
  await db.rows('/* lessons.keep */ INSERT INTO reading_lesson (lines, costs, learned_at) VALUES ($1, $2, $3)', [
    lines,
    JSON.stringify(costs),
    learnedAt,
  ]);
}
