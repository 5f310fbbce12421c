import { attachedTo, attachMedium } from '#domain/trees/core/editing/attachMedium.ts';
import { readFactKey } from '#domain/trees/core/factKey.ts';
import type { DocumentChange } from '#domain/trees/core/model/treeDocument.ts';
import { MEDIA_PROBLEM_TEXTS } from '#domain/trees/person/mediaRules.ts';
import type { TreeEditOutcome } from '#server/modules/kernel/graphql/types.generated.ts';
import {
  editTree,
  type Editing,
  treeNotFound,
  type OpenedTree,
  documentRows,
} from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { keepMediaFile, readMediaFile } from './keepMediaFile.ts';
import type { UploadRequest } from './uploadTickets.ts';

/**
 * The change of whatever the medium belongs to: a fact of the person or of a family of theirs, where it is still there,
 * else the person.
 */
async function attached(
  { tx, treeId }: Editing,
  { personId, fact }: Pick<UploadRequest, 'personId' | 'fact'>,
  mediumId: number,
): Promise<DocumentChange> {
  const [person] = await documentRows(tx, treeId, 'person', [personId]);
  if (!person) throw treeNotFound();
  const key = fact === null ? null : readFactKey(fact);
  const [family] = key?.familyId == null ? [] : await documentRows(tx, treeId, 'family', [key.familyId]);
  if (
    key &&
    family &&
    family.body.partners.includes(personId) &&
    family.body.facts.some(({ id }) => id === key.factId)
  ) {
    const { whole, factIds } = attachedTo(family.body, mediumId);
    return {
      kind: 'family',
      id: family.id,
      before: family.body,
      after: attachMedium(family.body, mediumId, { whole, factIds: [...factIds, key.factId] }),
    };
  }
  const ofFact = key?.familyId === null && person.body.facts.some(({ id }) => id === key.factId) ? [key.factId] : [];
  return {
    kind: 'person',
    id: personId,
    before: person.body,
    after: attachMedium(person.body, mediumId, { whole: ofFact.length === 0, factIds: ofFact }),
  };
}

/**
 * Takes a file into a tree: its bytes are kept, a medium is made of it, and it gets its place with the person, all as
 * one change.
 * @returns what changed; `problems` where nothing did
 * @throws GraphQLError that there is no such person
 */
export async function addTreeMedium(
  db: Database,
  opened: OpenedTree & { memberId: number },
  { personId, fact, medium }: Pick<UploadRequest, 'personId' | 'fact' | 'medium'>,
  bytes: Buffer,
): Promise<Pick<TreeEditOutcome, 'changeId' | 'problems'>> {
  const file = await readMediaFile(bytes);
  if ('problem' in file)
    return { changeId: null, problems: [{ field: 'file', message: MEDIA_PROBLEM_TEXTS[file.problem] }] };
  return editTree(db, opened, async (editing) => {
    const { tx, treeId, nextId } = editing;
    const change = await attached(editing, { personId, fact }, nextId);
    const stored = await keepMediaFile(tx, { treeId, ownerId: opened.tree.ownerId }, file);
    if ('problem' in stored) return { problems: [{ field: 'file', message: MEDIA_PROBLEM_TEXTS[stored.problem] }] };
    const made = { ...medium, id: nextId, mimeType: file.type, storedAs: stored.storedAs };
    return {
      action: 'add-picture',
      personId,
      changes: [{ kind: 'medium', id: nextId, before: null, after: made }, change],
    };
  });
}
