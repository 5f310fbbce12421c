import type { SheetEncoding } from '#domain/records/sheets/sheetEncodings.ts';
import type { Database } from '#server/platform/db/database.ts';

/** How long a file of text may be read again in another character set: so long its bytes are kept. */
const KEPT_FOR = `interval '30 days'`;

/** SQL of whether a file that was read may be read again. */
export const MAY_BE_READ_AGAIN = `(stage = 'done' AND encodings <> '[]' AND changed_at > now() - ${KEPT_FOR})`;

/** SQL of the numbers of files whose bytes are read again, or may be. */
export const OF_BYTES_TO_READ = `SELECT coalesce(bytes_of, id) FROM sheet_file WHERE ${MAY_BE_READ_AGAIN} OR stage = 'waiting'`;

/**
 * Has the bytes of a file that a sheet holds be read again in another character set, as a file of its own: the one before
 * stays in the history.
 *
 * @returns false where its bytes are no longer kept, or it cannot be read so.
 */
export const readAgain = async (
  tx: Pick<Database, 'one'>,
  { fileId, encoding, staffId }: { fileId: number; encoding: SheetEncoding; staffId: number },
): Promise<boolean> =>
  (await tx.one(
    `/* sheetFiles.readAgain */ INSERT INTO sheet_file (sheet_id, member_id, name, bytes, stage, chosen, encoding, bytes_of)
     SELECT sheet_id, $3, name, bytes, 'waiting', chosen, $2, coalesce(bytes_of, id) FROM sheet_file
     WHERE id = $1 AND ${MAY_BE_READ_AGAIN} AND encoding <> $2 AND encodings @> jsonb_build_array(jsonb_build_object('encoding', $2::text))
       AND NOT EXISTS (SELECT FROM sheet_file other WHERE other.sheet_id = sheet_file.sheet_id AND other.stage IN ('arriving', 'waiting')) RETURNING id`,
    [fileId, encoding, staffId],
  )) !== null;
