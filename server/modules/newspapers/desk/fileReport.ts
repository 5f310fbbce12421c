import type { BroughtIssue, NewspaperFileReport } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What the importer says of a file, as it is kept. */
export type FileReport = NewspaperFileReport;

/** Issues of a report that are taken, or may be. */
export const takeable = ({ issues }: FileReport): BroughtIssue[] => issues.filter(({ state }) => state !== 'REFUSED');

/** What the importer says of a file; null until it is checked. */
export const reportOf = async (db: Pick<Database, 'one'>, id: number): Promise<FileReport | null> =>
  (
    await db.one<{ report: FileReport | null }>(
      '/* newspaperFiles.report */ SELECT report FROM newspaper_file WHERE id = $1',
      [id],
    )
  )?.report ?? null;
