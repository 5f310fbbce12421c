import { emptyFamily, emptyName, emptyPerson } from '#domain/trees/core/documents/emptyDocuments.ts';
import type { TreeCitation } from '#domain/trees/core/model/treeCitation.ts';
import type { DocumentChange } from '#domain/trees/core/model/treeDocument.ts';
import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import type { TreeSource } from '#domain/trees/core/model/treeSource.ts';
import { addRelative, type TreeRelation } from '#domain/trees/core/relatives/addRelative.ts';

import { factOfClaim, mergeFact, mergePerson } from './mergeFacts.ts';
import type { MergeChoice, MergeRow } from './mergeRows.ts';
import { type CitableRecord, recordCitation, recordSource } from './recordCitation.ts';
import { factClaim } from './recordClaim.ts';
import type { RecordRelative } from './recordRelatives.ts';

/** A plan to take a record into a tree. */
export interface RecordPlan {
  record: CitableRecord;
  person: TreePerson;
  /** The person has still to be made, with the id they carry. */
  isNew: boolean;
  /** Whose relative a new person is; null: no one's, or the person is in the tree already. */
  newAs: { relation: TreeRelation; personId: number } | null;
  /** All families of the person, and the relative of each new person. */
  families: readonly TreeFamily[];
  /** The couple whose marriage is recorded; null where the tree has no such couple. */
  couple: TreeFamily | null;
  rows: readonly MergeRow[];
  /** By the key of the claim; what is not chosen is as suggested. */
  choices: ReadonlyMap<string, MergeChoice>;
  /** Relatives who are taken in as new people. */
  relatives: readonly RecordRelative[];
  /** The record's source where the tree has it already. */
  source: TreeSource | null;
  /** The first number that no document of the tree has. */
  nextId: number;
}

/** What taking a record in changes; or why it cannot be. */
export type RecordOutcome =
  | { changes: readonly DocumentChange[]; problem?: never }
  | { changes?: never; problem: string };

/** Families as they become, one change after the other. */
function createFamilies(before: readonly TreeFamily[]) {
  const now = new Map(before.map((family) => [family.id, family]));
  const original = new Map(before.map((family) => [family.id, family]));
  return {
    all: () => [...now.values()],
    set: (family: TreeFamily) => void now.set(family.id, family),
    changes: (): DocumentChange[] =>
      [...now.values()]
        .filter((family) => original.get(family.id) !== family)
        .map((after) => ({ kind: 'family', id: after.id, before: original.get(after.id) ?? null, after })),
  };
}

/** A relative of the record as a new person, every fact cited. */
function personOf(
  id: number,
  { given, surname, note, sex, born, birthPlace }: RecordRelative,
  citation: TreeCitation,
): TreePerson {
  const birth =
    born === null && birthPlace === null
      ? []
      : [factOfClaim('f1', factClaim('birth', 'Birth', { date: born, place: birthPlace }), citation)];
  const name = { ...emptyName(), given, surname, citations: [{ ...citation, note }] };
  return { ...emptyPerson(id), sex, names: [name], facts: birth };
}

/** The person of the tree themselves. A record they are of is worth a citation even when nothing of it is taken. */
function mergedPerson({ person, rows, choices }: RecordPlan, citation: TreeCitation): TreePerson {
  const merged = mergePerson(person, rows, (row) => choices.get(row.claim.key) ?? row.suggested, citation);
  const isCited = [...merged.facts, ...merged.names].some(({ citations }) =>
    citations.some(({ recordId }) => recordId === citation.recordId),
  );
  return isCited ? merged : { ...merged, citations: [...merged.citations, citation] };
}

/**
 * Takes a record into a tree: what was chosen of its rows, the relatives chosen as new people, and the record set as a
 * source, all as one list of changes. Every fact taken or confirmed cites the record.
 */
export function applyRecord(plan: RecordPlan): RecordOutcome {
  const { record, person, isNew, newAs, rows, choices, source } = plan;
  let next = plan.nextId;
  const newId = (): number => next++;
  const cited = source ?? recordSource(newId(), record);
  const citation = recordCitation(cited.id, record);
  const families = createFamilies(plan.families);
  const people: DocumentChange[] = [];
  const own = mergedPerson(plan, citation);
  let coupleId = plan.couple?.id ?? null;

  const relate = (personId: number, relation: TreeRelation, relative: TreePerson): string | null => {
    const known = families.all();
    const attempt = (familyId: number | null) =>
      addRelative(known, { personId, relation, familyId, relative, isNew: true, newFamilyId: next });
    const first = attempt(relation === 'child' ? coupleId : null);
    // Where there are several families and the record does not say which is meant, one of its own is made.
    const outcome = first.problem?.code === 'CHOOSE_FAMILY' ? attempt(0) : first;
    if (outcome.problem) return outcome.problem.text;
    for (const change of outcome.changes) {
      if (change.kind === 'family' && change.after) families.set(change.after);
      else people.push(change);
      if (change.id === next) next += 1;
    }
    return null;
  };

  if (newAs && isNew) {
    const problem = relate(newAs.personId, newAs.relation, own);
    if (problem !== null) return { problem };
  } else people.push({ kind: 'person', id: person.id, before: isNew ? null : person, after: own });

  // The partner first: the children of the record are the couple's.
  const relatives = [...plan.relatives].sort(
    (one, other) => Number(other.relation === 'partner') - Number(one.relation === 'partner'),
  );
  for (const relative of relatives) {
    const id = newId();
    const problem = relate(person.id, relative.relation, personOf(id, relative, citation));
    if (problem !== null) return { problem };
    if (relative.relation === 'partner')
      coupleId ??= families.all().find(({ partners }) => partners.includes(id))?.id ?? null;
  }

  for (const row of rows.filter(({ claim }) => claim.of === 'couple')) {
    const choice = choices.get(row.claim.key) ?? row.suggested;
    if (choice === 'person' && row.agreement !== 'same') continue;
    const couple = families.all().find(({ id }) => id === coupleId) ?? {
      ...emptyFamily(newId()),
      partners: [person.id],
    };
    families.set({ ...couple, facts: mergeFact(couple.facts, row, choice, citation) });
  }
  const made: DocumentChange[] = source ? [] : [{ kind: 'source', id: cited.id, before: null, after: cited }];
  return { changes: [...made, ...people, ...families.changes()] };
}
