import type { RecordFields } from '#domain/records/core/record.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Records that are asked about at once, and rows that are shown for one: the likeliest of them. */
const MOST_ASKED = 500;
const MOST_ROWS = 5;

/** A record that readers have and something hangs on, and the rows of a sheet that may be it. */
export interface SheetQuestion {
  recordId: string;
  /** What hangs on it: `2 closures`. */
  hanging: readonly string[];
  /** What readers have. */
  was: RecordFields;
  /** The likeliest first, with what each is called until it is decided. */
  candidates: readonly { id: string; fields: RecordFields }[];
}

/** What was decided: the id of the row that the record is; empty for none of them; null for nothing yet. */
export interface StoredQuestion extends SheetQuestion {
  same: string | null;
}

/** A sheet as it was when it could not be published. */
interface AskedOf {
  sheetId: number;
  revision: number;
}

/** Asks about records that a publication could not tell; what was decided of other ones of the same revision is kept. */
export async function storeQuestions(
  db: Database,
  { sheetId, revision }: AskedOf,
  questions: readonly SheetQuestion[],
): Promise<void> {
  const asked = questions.slice(0, MOST_ASKED).map(({ candidates, ...question }) => ({
    ...question,
    candidates: candidates.slice(0, MOST_ROWS).map(({ id, fields }) => ({ id, fields })),
  }));
  await db.transaction(async (tx) => {
    await tx.rows(
      '/* sheetQuestions.forget */ DELETE FROM sheet_question WHERE sheet_id = $1 AND (same IS NULL OR revision <> $2)',
      [sheetId, revision],
    );
    await tx.rows(
      `/* sheetQuestions.ask */ INSERT INTO sheet_question (sheet_id, revision, record_id, hanging, was, candidates)
       SELECT $1, $3, q->>'recordId', ARRAY(SELECT jsonb_array_elements_text(q->'hanging')), q->'was', q->'candidates' FROM jsonb_array_elements($2::jsonb) AS q
       ON CONFLICT (sheet_id, record_id) DO UPDATE SET hanging = excluded.hanging, was = excluded.was, candidates = excluded.candidates,
         same = NULL, decided_by = NULL, decided_at = NULL`,
      [sheetId, JSON.stringify(asked), revision],
    );
  });
}

/** What is asked of a revision of a sheet, and what was decided, in the order of the records. */
export const questionsOf = (db: Pick<Database, 'rows'>, { sheetId, revision }: AskedOf): Promise<StoredQuestion[]> =>
  db.rows<StoredQuestion>(
    `/* sheetQuestions.list */ SELECT record_id AS "recordId", hanging, was, candidates, same FROM sheet_question WHERE sheet_id = $1 AND revision = $2 ORDER BY record_id`,
    [sheetId, revision],
  );

/**
 * Decides which of the rows asked about a record is. @param same - the id of the row; null for none of them.
 * @returns false where that is not asked, or no longer.
 */
export async function decideQuestion(
  tx: Database,
  { sheetId, revision }: AskedOf,
  { recordId, same, staffId }: { recordId: string; same: string | null; staffId: number },
): Promise<boolean> {
  const decided = await tx.one(
    `/* sheetQuestions.decide */ UPDATE sheet_question SET same = coalesce($3, ''), decided_by = $4, decided_at = now()
     WHERE sheet_id = $1 AND revision = $5 AND record_id = $2 AND ($3::text IS NULL OR candidates @> jsonb_build_array(jsonb_build_object('id', $3::text))) RETURNING 1`,
    [sheetId, recordId, same, staffId, revision],
  );
  return decided !== null;
}

/** Forgets what was asked of a sheet: it was published. */
export const forgetQuestions = (tx: Pick<Database, 'rows'>, sheetId: number): Promise<unknown> =>
  tx.rows('/* sheetQuestions.done */ DELETE FROM sheet_question WHERE sheet_id = $1', [sheetId]);
