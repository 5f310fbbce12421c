import type { ReportState } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Most reports in one list; no one reads more. */
const MOST = 200;

/** A table of what members ask of staff. */
interface ReportTable {
  /** In the names of its statements: `corrections`. */
  name: string;
  table: string;
  /** As SQL selects them. */
  columns: string;
  /** The column of the moment it arrived. */
  arrived: string;
}

/** The two lists of a table of reports: a member's own, and all in one state for staff. */
export function reportLists<Report extends object>({ name, table, columns, arrived }: ReportTable) {
  return {
    /** Newest first. */
    ofMember: (db: Database, memberId: number): Promise<Report[]> =>
      db.rows(
        `/* ${name}.ofMember */ SELECT ${columns} FROM ${table} WHERE member_id = $1 ORDER BY ${arrived} DESC, id DESC LIMIT ${MOST}`,
        [memberId],
      ),
    /** The longest waiting first, else the last decided first. */
    inState: (db: Database, state: ReportState): Promise<Report[]> =>
      db.rows(
        `/* ${name}.inState */ SELECT ${columns} FROM ${table} WHERE state = $1
         ORDER BY CASE WHEN state = 'WAITING' THEN ${arrived} END, decided_at DESC, id LIMIT ${MOST}`,
        [state],
      ),
  };
}
