import { encodingName, type SheetEncoding } from '#domain/records/sheets/sheetEncodings.ts';
import type { Database } from '#server/platform/db/database.ts';
import { IS_KEPT_FAILED } from '#server/platform/jobs/arrivingFiles.ts';

/**
 * How long a file of text may be read again in another character set, and a spreadsheet without what is hidden: so long
 * their bytes are kept.
 */
const KEPT_FOR = `interval '30 days'`;

/** SQL of whether a file that was read may be read again. */
export const MAY_BE_READ_AGAIN = `(stage = 'done' AND (encodings <> '[]' OR hidden_rows + hidden_columns > 0) AND changed_at > now() - ${KEPT_FOR})`;

/** SQL of the numbers of files whose bytes are read again, or may be; also where that failed and staff may retry it. */
export const OF_BYTES_TO_READ = `SELECT coalesce(bytes_of, id) FROM sheet_file WHERE ${MAY_BE_READ_AGAIN} OR stage = 'waiting' OR ${IS_KEPT_FAILED}`;

/** How a file is to be read again: in another character set, or without what is hidden, or with it. */
type Again = { encoding: SheetEncoding } | { leavesHidden: boolean };

/**
 * Has the bytes of a file that a sheet holds be read again, as a file of its own: the one before stays in the history.
 *
 * @returns false where its bytes are no longer kept, or it cannot be read so.
 */
export async function readAgain(
  tx: Pick<Database, 'one'>,
  { fileId, staffId, ...again }: Again & { fileId: number; staffId: number },
): Promise<boolean> {
  const [encoding, leavesHidden] = 'encoding' in again ? [again.encoding, null] : [null, again.leavesHidden];
  const made = await tx.one(
    `/* sheetFiles.readAgain */ INSERT INTO sheet_file (sheet_id, member_id, name, bytes, stage, chosen, encoding, leaves_hidden, bytes_of)
     SELECT sheet_id, $3, name, bytes, 'waiting', chosen, $2, coalesce($4, false), coalesce(bytes_of, id) FROM sheet_file
     WHERE id = $1 AND ${MAY_BE_READ_AGAIN}
       AND ($2::text IS NULL OR encoding <> $2 AND encodings @> jsonb_build_array(jsonb_build_object('encoding', $2::text)))
       AND ($4::boolean IS NULL OR hidden_rows + hidden_columns > 0 AND leaves_hidden <> $4)
       AND NOT EXISTS (SELECT FROM sheet_file other WHERE other.sheet_id = sheet_file.sheet_id AND other.stage IN ('arriving', 'waiting')) RETURNING id`,
    [fileId, encoding, staffId, leavesHidden],
  );
  return made !== null;
}

/** Whether a file was read again from the bytes of the one that its sheet holds: the sheet may have gone back to another. */
export const hasBytesOf = async (tx: Pick<Database, 'one'>, id: number, heldFileId: number | null): Promise<boolean> =>
  (await tx.one(
    `/* sheetFiles.hasBytesOf */ SELECT FROM sheet_file f JOIN sheet_file held ON f.bytes_of = coalesce(held.bytes_of, held.id) WHERE f.id = $1 AND held.id = $2`,
    [id, heldFileId],
  )) !== null;

/** What was done with a file that was read again, for the history. @param again - its character set, or `shown` or `all` */
export const readAgainInWords = (again: string): string => {
  if (again === 'all') return 'read again with what is hidden';
  return again === 'shown' ? 'read again without what is hidden' : `read again as ${encodingName(again)}`;
};
