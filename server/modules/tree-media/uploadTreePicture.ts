import { emptyMedium } from '#domain/trees/documents/emptyDocuments.ts';
import { MOST_TREE_PICTURES, type TreePictureResult } from '#domain/trees/editing/treePictureRules.ts';
import type { Database } from '#server/db/database.ts';
import type { TreeEditOutcome } from '#server/graphql/types.generated.ts';
import { decodePicture } from '#server/modules/profile/pictures/decodePicture.ts';
import { treeNotFound, type OpenedTree } from '#server/modules/trees/access/openTree.ts';
import { editTree } from '#server/modules/trees/editing/editTree.ts';
import { documentRows } from '#server/modules/trees/reading/documentRows.ts';

import { copyPicture } from './copyPicture.ts';
import { requireTreePictureAllowance } from './requireTreePictureAllowance.ts';
import { keepTreePicture, treePictureCount } from './treePictureStore.ts';

/** A picture on its way into a tree. */
export interface SentPicture {
  /** Number of the person it becomes a medium of. */
  personId: number;
  title: string;
  fileName: string;
  /** A data URL, or base64 alone. */
  picture: string;
}

const LONGEST = 250;

/**
 * Takes a picture into a tree: its copies are kept, a medium is made of it, and the person gets it, all as one change.
 * @throws GraphQLError `RATE_LIMITED`, or that there is no such person
 */
export async function uploadTreePicture(
  db: Database,
  opened: OpenedTree & { memberId: number },
  { personId, title, fileName, picture }: SentPicture,
): Promise<{ result: TreePictureResult; outcome: TreeEditOutcome | null }> {
  const refused = (result: TreePictureResult) => ({ result, outcome: null });
  const bytes = decodePicture(picture);
  if (typeof bytes === 'string') return refused(bytes);
  await requireTreePictureAllowance(db, opened.memberId);
  if ((await treePictureCount(db, opened.tree.id)) >= MOST_TREE_PICTURES) return refused('TREE_IS_FULL');
  const copies = await copyPicture(bytes);
  if (typeof copies === 'string') return refused(copies);
  let isFull = false;
  const outcome = await editTree(db, opened, async ({ tx, treeId, nextId }) => {
    // Counted again while nobody else changes the tree: pictures that came at once were all counted before any was kept.
    isFull = (await treePictureCount(tx, treeId)) >= MOST_TREE_PICTURES;
    if (isFull) return { problems: [] };
    const [person] = await documentRows(tx, treeId, 'person', [personId]);
    if (!person) throw treeNotFound();
    const medium = { ...emptyMedium(nextId), title: title.trim().slice(0, LONGEST), fileName: fileName.slice(0, LONGEST), mimeType: 'image/webp', storedAs: await keepTreePicture(tx, treeId, copies) };
    return {
      action: 'add-picture',
      personId,
      changes: [
        { kind: 'medium', id: nextId, before: null, after: medium },
        { kind: 'person', id: personId, before: person.body, after: { ...person.body, mediaIds: [...person.body.mediaIds, nextId] } },
      ],
    };
  });
  return isFull ? refused('TREE_IS_FULL') : { result: 'SAVED', outcome };
}
