import { entryPaths, type PackedMedium } from '#domain/trees/gedcom/archive/entryPaths.ts';
import type { StoredMediaType } from '#domain/trees/person/mediaRules.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A file of a tree that goes into an archive. */
export interface MediaToPack extends PackedMedium {
  storedAs: string;
  /** What it is written as. */
  type: StoredMediaType;
}

const ENDINGS: Readonly<Record<StoredMediaType, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
};

/**
 * Pictures leave as what they came as, since few programs of families read WebP; what came as anything else leaves as
 * JPEG.
 */
const writtenAs = (mimeType: string): StoredMediaType =>
  mimeType === 'image/png' || mimeType === 'image/webp' ? mimeType : 'image/jpeg';

/** Media of a tree whose bytes are kept and that go into a file, by number: where they lie in its archive. */
export async function mediaToPack(
  db: Database,
  treeId: number,
  isWritten: (id: number) => boolean,
): Promise<Map<number, MediaToPack>> {
  const rows = await db.rows<{ id: number; fileName: string; mimeType: string; storedAs: string; isPicture: boolean }>(
    `/* gedcomExport.media */ SELECT d.id, d.body ->> 'fileName' AS "fileName", d.body ->> 'mimeType' AS "mimeType", d.body ->> 'storedAs' AS "storedAs", p.name IS NOT NULL AS "isPicture"
     FROM tree_document d LEFT JOIN tree_picture p ON p.tree_id = d.tree_id AND p.name = d.body ->> 'storedAs' LEFT JOIN tree_file f ON f.tree_id = d.tree_id AND f.name = d.body ->> 'storedAs'
     WHERE d.tree_id = $1 AND d.kind = 'medium' AND (p.name IS NOT NULL OR f.name IS NOT NULL) ORDER BY d.id`,
    [treeId],
  );
  const media = rows
    .filter(({ id }) => isWritten(id))
    .map((row) => ({ ...row, type: row.isPicture ? writtenAs(row.mimeType) : ('application/pdf' as const) }));
  const paths = entryPaths(
    media.map(({ id, fileName, storedAs, type }) => ({ id, fileName, storedAs, endings: ENDINGS[type] })),
  );
  return new Map(
    media.flatMap(({ id, storedAs, type }) => {
      const path = paths.get(id);
      return path ? [[id, { ...path, storedAs, type }] as const] : [];
    }),
  );
}
