import type { Database } from '#server/platform/db/database.ts';

/** Changes of a text that are shown. */
const MOST_CHANGES = 100;

/** One change of a text, as it is kept. */
export interface StoredTextChange {
  revision: number;
  staff: string | null;
  changedAt: Date;
  isDraft: boolean;
  isRemoval: boolean;
}

/** What was written in one change. */
export interface StoredText {
  /** Null: the text of the files held again. */
  markdown: string | null;
  isDraft: boolean;
}

/** The changes of a text, the newest first. */
export const textChanges = (db: Pick<Database, 'rows'>, name: string): Promise<StoredTextChange[]> =>
  db.rows<StoredTextChange>(
    `/* contentText.changes */ SELECT t.revision, t.changed_at AS "changedAt", t.is_draft AS "isDraft",
       t.markdown IS NULL AS "isRemoval", nullif(trim(m.first_name || ' ' || m.last_name), '') AS staff
     FROM content_text t LEFT JOIN member m ON m.id = t.changed_by WHERE t.name = $1 ORDER BY t.revision DESC LIMIT $2`,
    [name, MOST_CHANGES],
  );

/** Lets one change after the other be decided, until the transaction ends. @returns the newest of the text, 0 for none */
export async function lockText(tx: Pick<Database, 'rows' | 'one'>, name: string): Promise<number> {
  await tx.rows('/* contentText.lock */ LOCK TABLE content_text IN SHARE ROW EXCLUSIVE MODE');
  const newest = await tx.one<{ revision: number }>(
    '/* contentText.newest */ SELECT coalesce(max(revision), 0) AS revision FROM content_text WHERE name = $1',
    [name],
  );
  return newest?.revision ?? 0;
}

/** What a change of the text wrote; null where there was no such change of it. */
export const textOfChange = (tx: Pick<Database, 'one'>, name: string, revision: number): Promise<StoredText | null> =>
  tx.one<StoredText>(
    `/* contentText.change */ SELECT markdown, is_draft AS "isDraft" FROM content_text WHERE name = $1 AND revision = $2`,
    [name, revision],
  );

/** Keeps a change. @returns its revision */
export async function keepText(
  tx: Pick<Database, 'one'>,
  { name, markdown, isDraft, staffId }: StoredText & { name: string; staffId: number },
): Promise<number> {
  const kept = await tx.one<{ revision: number }>(
    '/* contentText.keep */ INSERT INTO content_text (name, markdown, is_draft, changed_by) VALUES ($1, $2, $3, $4) RETURNING revision',
    [name, markdown, isDraft, staffId],
  );
  if (!kept) throw new Error('A text was not stored.');
  return kept.revision;
}
