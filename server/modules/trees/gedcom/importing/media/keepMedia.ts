import { keepMediaFile, readMediaFile } from '#server/modules/trees/person/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { GedcomSource } from '../gedcomSource.ts';
import { eachMediaFile } from './eachMediaFile.ts';
import { createMediaTally, type MediaFiles } from './mediaFiles.ts';

/**
 * Keeps the files of an archive that a tree just filled from it names, and says in its media where. Call it in the
 * transaction that fills the tree: with it, everything goes that was kept.
 */
export async function keepMedia(
  tx: Database,
  tree: { treeId: number; ownerId: number },
  source: GedcomSource,
  named: ReadonlyMap<string, number>,
  afterEach: (count: number) => void | Promise<void>,
): Promise<MediaFiles> {
  const tally = createMediaTally(source.media.length);
  const storedFiles: { fileName: string; storedAs: string }[] = [];
  await eachMediaFile(
    source,
    named,
    tally,
    async ({ bytes, fileNames }) => {
      const file = await readMediaFile(bytes);
      if ('problem' in file) return file.problem;
      const result = await keepMediaFile(tx, tree, file);
      if ('problem' in result) return result.problem;
      storedFiles.push(...fileNames.map((fileName) => ({ fileName, storedAs: result.storedAs })));
      return null;
    },
    afterEach,
  );
  if (storedFiles.length > 0) {
    await tx.rows(
      `/* gedcomFill.media */ UPDATE tree_document d SET body = jsonb_set(d.body, '{storedAs}', to_jsonb(k.stored)) FROM unnest($2::text[], $3::text[]) AS k(file, stored)
       WHERE d.tree_id = $1 AND d.kind = 'medium' AND d.body ->> 'fileName' = k.file`,
      [tree.treeId, storedFiles.map(({ fileName }) => fileName), storedFiles.map(({ storedAs }) => storedAs)],
    );
  }
  return tally.result();
}
