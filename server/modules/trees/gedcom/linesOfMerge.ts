import { type MergedLines, mergedLines } from '#domain/trees/gedcom/mergedLines.ts';
import { parseRecord } from '#domain/trees/gedcom/reading/createRecordBuilder.ts';
import type { Database } from '#server/platform/db/database.ts';

import { dialectOfTree } from './export/treeForExport.ts';

/**
 * What becomes of the lines of a person's record when the person is merged into another; nothing of a person who came
 * with no file. Costs the reading of one record.
 */
export async function linesOfMerge(db: Database, treeId: number, personId: number): Promise<MergedLines> {
  const row = await db.one<{ lines: string }>(
    "/* gedcom.recordOfPerson */ SELECT lines FROM tree_gedcom_record WHERE tree_id = $1 AND kind = 'person' AND document_id = $2",
    [treeId, personId],
  );
  const record = row && parseRecord(row.lines);
  const dialect = record ? await dialectOfTree(db, treeId) : null;
  return record && dialect ? mergedLines(record, dialect) : { moved: [], dropped: [] };
}
