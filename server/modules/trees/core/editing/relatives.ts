import { readTreeDocument } from '#domain/trees/core/documents/readTreeDocument.ts';
import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { TreePerson, TreeSex } from '#domain/trees/core/model/treePerson.ts';
import type { TreeStory } from '#domain/trees/core/model/treeStory.ts';
import { addRelative, type TreeRelation } from '#domain/trees/core/relatives/addRelative.ts';
import { mergePersons } from '#domain/trees/core/relatives/mergePersons.ts';
import type { RelationOutcome } from '#domain/trees/core/relatives/relationOutcome.ts';
import { removePerson, unlinkRelative } from '#domain/trees/core/relatives/removePerson.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';

import { treeNotFound } from '../openTree.ts';
import { documentRows, mentionRows } from '../reading/documentRows.ts';
import { linksOfPersons } from '../reading/familyLinks.ts';
import { asProblems } from './asProblems.ts';
import type { Editing, EditPlan } from './editTree.ts';
import { currentDocument } from './saveDocument.ts';

/** A plan to relate two people. */
export interface Relating {
  personId: number;
  relation: TreeRelation;
  familyId: number | null;
  /** A new person; null when it is one of the tree. */
  person: unknown;
  existingPersonId: number | null;
}

async function personBy(editing: Editing, id: number): Promise<TreePerson> {
  const stored = await currentDocument(editing, 'person', id);
  if (!stored) throw treeNotFound();
  return stored.body;
}

async function familiesOf({ tx, treeId }: Editing, ids: readonly number[]): Promise<TreeFamily[]> {
  const links = [
    ...(await linksOfPersons(tx, treeId, ids, 'partner')),
    ...(await linksOfPersons(tx, treeId, ids, 'child')),
  ];
  return (await documentRows(tx, treeId, 'family', [...new Set(links.map(({ familyId }) => familyId))])).map(
    ({ body }) => body,
  );
}

async function storiesOf({ tx, treeId }: Editing, id: number): Promise<TreeStory[]> {
  const mentions = await mentionRows(tx, treeId, 'person', [id]);
  return (
    await documentRows(
      tx,
      treeId,
      'story',
      mentions.map((row) => row.id),
    )
  ).map(({ body }) => body);
}

async function sexesOf({ tx, treeId }: Editing, ids: readonly number[]): Promise<(id: number) => TreeSex> {
  const rows = await tx.rows<{ id: number; sex: TreeSex }>(
    '/* trees.sexes */ SELECT id, sex FROM tree_person WHERE tree_id = $1 AND id = ANY($2::int[])',
    [treeId, ids],
  );
  const sexes = new Map(rows.map(({ id, sex }) => [id, sex]));
  return (id) => sexes.get(id) ?? 'u';
}

const asPlan = ({ changes, problem }: RelationOutcome, action: string, personId: number): EditPlan =>
  problem ? { problems: [{ field: '', message: problem.text }] } : { action, personId, changes };

/** Adds a relative who is new, or is in the tree. The outcome is about the relative. */
export async function planRelative(
  editing: Editing,
  { personId, relation, familyId, person, existingPersonId }: Relating,
): Promise<EditPlan> {
  await personBy(editing, personId);
  const families = await familiesOf(editing, existingPersonId === null ? [personId] : [personId, existingPersonId]);
  const sexOf = await sexesOf(
    editing,
    families.flatMap(({ partners }) => partners),
  );
  if (existingPersonId !== null) {
    const relative = await personBy(editing, existingPersonId);
    return asPlan(
      addRelative(families, {
        personId,
        relation,
        familyId,
        relative,
        isNew: false,
        newFamilyId: editing.nextId,
        sexOf,
      }),
      'link',
      existingPersonId,
    );
  }
  if (person == null) throw refusal('BAD_USER_INPUT', 'Say who the relative is.');
  const read = readTreeDocument('person', person);
  if (read.problems) return { problems: asProblems(read.problems) };
  const relative = { ...read.document, id: editing.nextId };
  return asPlan(
    addRelative(families, {
      personId,
      relation,
      familyId,
      relative,
      isNew: true,
      newFamilyId: editing.nextId + 1,
      sexOf,
    }),
    'add-relative',
    relative.id,
  );
}

/** Takes a person out of a family. */
export async function planUnlinking(editing: Editing, personId: number, familyId: number): Promise<EditPlan> {
  const family = await currentDocument(editing, 'family', familyId);
  return asPlan(unlinkRelative(family?.body ?? null, personId), 'unlink', personId);
}

/** Removes a person from the tree, their families and stories. */
export async function planRemovingPerson(editing: Editing, personId: number): Promise<EditPlan> {
  const person = await personBy(editing, personId);
  const families = await familiesOf(editing, [personId]);
  return { action: 'remove', personId, changes: removePerson(person, families, await storiesOf(editing, personId)) };
}

/** Makes two people of the tree one. */
export async function planMerging(
  editing: Editing,
  keepId: number,
  otherId: number,
  document: unknown,
): Promise<EditPlan> {
  const [keep, other] = [await personBy(editing, keepId), await personBy(editing, otherId)];
  const read = readTreeDocument('person', document, [keep, other]);
  if (read.problems) return { problems: asProblems(read.problems) };
  const families = await familiesOf(editing, [keepId, otherId]);
  return asPlan(
    mergePersons({ keep, other, document: read.document }, families, await storiesOf(editing, otherId)),
    'merge',
    keepId,
  );
}
