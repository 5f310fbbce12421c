import type {
  ClosedIssues,
  IssueClosure,
  IssuesChange,
  NewspaperClosures,
} from '#server/modules/kernel/graphql/types.generated.ts';
import { memberNameSql } from '#server/modules/records/sheets/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What is listed. */
const MOST = { closed: 500, history: 50 };

/** SQL of a day; of one that never comes the last of the calendar. */
const dayShown = (column: string): string =>
  `CASE WHEN ${column} = 'infinity' THEN '9999-12-31' ELSE ${column}::text END`;

/** What of a newspaper is closed or withdrawn, and how that came; null where there is no such newspaper. */
export async function newspaperClosures(db: Database, id: string): Promise<NewspaperClosures | null> {
  const title = await db.one('/* newspaperDesk.closuresOf */ SELECT 1 AS one FROM newspaper_title WHERE id = $1', [id]);
  if (!title) return null;
  const closed = await db.rows<ClosedIssues>(
    `/* newspaperDesk.closed */ SELECT min(date)::text AS "from", max(date)::text AS "to", count(*)::int AS issues, ${dayShown('closed_until')} AS until, is_withdrawn AS "isWithdrawn", coalesce(why, '') AS why
     FROM (SELECT date, closed_until, removed_at IS NOT NULL AS is_withdrawn, closed_why AS why,
         row_number() OVER (ORDER BY date, edition) - row_number() OVER (PARTITION BY closed_until, removed_at IS NOT NULL, closed_why ORDER BY date, edition) AS run
       FROM newspaper_issue WHERE title_id = $1) AS issue
     WHERE closed_until IS NOT NULL OR is_withdrawn GROUP BY closed_until, is_withdrawn, why, run ORDER BY 1, 2 LIMIT ${MOST.closed}`,
    [id],
  );
  const history = await db.rows<Omit<IssueClosure, 'at' | 'change'> & { at: Date; change: Lowercase<IssuesChange> }>(
    `/* newspaperDesk.closureHistory */ SELECT change, from_date::text AS "from", to_date::text AS "to", issues, ${dayShown('until')} AS until, why, made_at AS at,
       ${memberNameSql('c.member_id')} AS by
     FROM issue_closure c WHERE title_id = $1 ORDER BY id DESC LIMIT ${MOST.history}`,
    [id],
  );
  return {
    closed,
    history: history.map(({ at, change, ...done }) => ({
      ...done,
      change: change.toUpperCase() as IssuesChange,
      at: at.toISOString(),
    })),
  };
}
