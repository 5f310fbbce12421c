import type { TreeSource } from '#domain/trees/core/model/treeSource.ts';
import type { TreeRelation } from '#domain/trees/core/relatives/addRelative.ts';
import { applyRecord } from '#domain/trees/hints/recordTaking/applyRecord.ts';
import type { MergeChoice } from '#domain/trees/hints/recordTaking/mergeRows.ts';
import { isSourceOf } from '#domain/trees/hints/recordTaking/recordCitation.ts';
import { isAddable } from '#domain/trees/hints/recordTaking/recordRelatives.ts';
import type { RecordMergeInput } from '#server/modules/kernel/graphql/types.generated.ts';
import { type Editing, type EditPlan, treeNotFound } from '#server/modules/trees/core/index.ts';

import { readPersonWithKin } from './computing/readHintPerson.ts';
import { type OpenRecord, recordBeside } from './readRecordMerge.ts';

/** A plan to take a record into a tree. */
export interface RecordTaking {
  open: OpenRecord;
  /** Null makes a new person. */
  personId: number | null;
  newAs: { relation: TreeRelation; personId: number } | null;
  input: RecordMergeInput;
  publicUrl: string;
}

const CHOICES = { PERSON: 'person', RECORD: 'record', BOTH: 'both' } as const satisfies Record<string, MergeChoice>;

/** The set's source where the tree has it. */
async function sourceIn({ tx, treeId }: Editing, title: string): Promise<TreeSource[]> {
  const rows = await tx.rows<{ body: TreeSource }>(
    "/* hints.source */ SELECT body FROM tree_document WHERE tree_id = $1 AND kind = 'source' AND body ->> 'title' = $2 ORDER BY id LIMIT 20",
    [treeId, title],
  );
  return rows.map(({ body }) => body);
}

/** Takes a record into a person, or makes a person of it, with the relatives chosen: one change. */
export async function planRecord(
  editing: Editing,
  { open, personId, newAs, input, publicUrl }: RecordTaking,
): Promise<EditPlan> {
  const beside = await recordBeside(editing.tx, editing.treeId, personId, open, publicUrl);
  if (!beside) throw treeNotFound();
  const related = newAs && (await readPersonWithKin(editing.tx, editing.treeId, newAs.personId));
  if (newAs && !related) throw treeNotFound();
  const chosen = new Set(input.relatives);
  const isNew = personId === null;
  const id = personId ?? editing.nextId;
  const outcome = applyRecord({
    record: beside.citable,
    person: { ...beside.person, id },
    isNew,
    newAs,
    families: [...beside.families, ...(related ? [...related.families, ...related.parentFamilies] : [])],
    couple: beside.couple,
    rows: beside.rows,
    choices: new Map(input.choices.map(({ key, choice }) => [key, CHOICES[choice]])),
    relatives: beside.relatives.filter((relative) => chosen.has(relative.key) && isAddable(relative, beside.known)),
    source: (await sourceIn(editing, open.set.name)).find((source) => isSourceOf(source, beside.citable)) ?? null,
    nextId: isNew ? id + 1 : editing.nextId,
  });
  return outcome.problem === undefined
    ? { action: 'add-record', personId: id, changes: outcome.changes }
    : { problems: [{ field: 'relatives', message: outcome.problem }] };
}
