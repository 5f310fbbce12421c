import { transcriptAddress } from '#domain/records/core/transcriptAddress.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { MyRecord, MyRecordFrom } from '#server/modules/kernel/graphql/types.generated.ts';
import { openedRecords } from '#server/modules/search/diary/index.ts';

/** Records in the list; the last saved. */
const MOST = 200;

/** Where records of the member `$1` are, each with the moment it came there. */
const SAVED = `SELECT c.source_id AS id, c.made_at AS at, 'CLIPPING' AS place FROM clipping c WHERE c.member_id = $1 AND c.kind = 'record' AND c.removed_at IS NULL
  UNION ALL SELECT i.ref, i.added_at, 'RESEARCH' FROM research_item i JOIN research_folder f ON f.id = i.folder_id WHERE i.added_by = $1 AND i.kind = 'RECORD' AND i.removed_at IS NULL AND f.removed_at IS NULL
  UNION ALL SELECT p.record_id, p.bought_at, 'PURCHASE' FROM item_purchase p WHERE p.member_id = $1`;

/** Records that a member clipped, added to research or bought, the last first; what is closed since is left out. */
export async function myRecords({ db }: RequestContext, memberId: number): Promise<MyRecord[]> {
  const rows = await db.rows<{ id: string; savedAt: Date; savedIn: MyRecordFrom[] }>(
    `/* myRecords.saved */ SELECT id, max(at) AS "savedAt", array_agg(DISTINCT place ORDER BY place) AS "savedIn" FROM (${SAVED}) AS saved GROUP BY id ORDER BY max(at) DESC, id LIMIT ${MOST}`,
    [memberId],
  );
  const named = await openedRecords(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, savedAt, savedIn }) => {
    const found = named.get(id);
    return found
      ? [
          {
            id,
            address: transcriptAddress(id),
            name: found.name,
            recordSet: found.recordSet,
            savedAt: savedAt.toISOString(),
            savedIn,
          },
        ]
      : [];
  });
}
