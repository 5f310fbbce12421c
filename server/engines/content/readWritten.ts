import type { Database } from '#server/platform/db/database.ts';

import type { WrittenText } from './markdown/createMarkdownSource.ts';

/** What staff wrote in the browser and readers are to see, and the newest drafts, each where nothing came after it. */
export async function readWritten(db: Pick<Database, 'rows'>): Promise<WrittenText[]> {
  const rows = await db.rows<Omit<WrittenText, 'read'>>(
    `/* content.written */ SELECT name, revision, is_draft AS "isDraft" FROM content_text this
     WHERE markdown IS NOT NULL AND NOT EXISTS (SELECT FROM content_text later
       WHERE later.name = this.name AND later.revision > this.revision AND (this.is_draft OR NOT later.is_draft))
     ORDER BY name, is_draft`,
  );
  return rows.map((row) => ({
    ...row,
    read: async () => {
      const found = await db.rows<{ markdown: string }>(
        '/* content.markdown */ SELECT markdown FROM content_text WHERE revision = $1',
        [row.revision],
      );
      if (!found[0]) throw new Error(`The text ${row.name} of revision ${row.revision} is not there.`);
      return found[0].markdown;
    },
  }));
}
