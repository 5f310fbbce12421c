import { sameValue } from '#domain/trees/core/changes/sameValue.ts';
import { derivePerson } from '#domain/trees/core/derivePerson.ts';
import { firstYearEvidence } from '#domain/trees/core/living/firstYearEvidence.ts';
import { countMentions } from '#domain/trees/core/mentions.ts';
import type { DocumentChange } from '#domain/trees/core/model/treeDocument.ts';
import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import type { Database } from '#server/platform/db/database.ts';

import { renewBornBy } from './bornBy.ts';
import {
  FAMILY_CELLS,
  familyCells,
  MEMBER_CELLS,
  memberCells,
  MENTION_CELLS,
  mentionCells,
  namesOf,
  PERSON_CELLS,
  personCells,
  SOURCE_CELLS,
  sourceCells,
} from './derivedRows.ts';

type ChangeOf<Kind extends DocumentChange['kind']> = Extract<DocumentChange, { kind: Kind }>;

const ofKind = <Kind extends DocumentChange['kind']>(
  changes: readonly DocumentChange[],
  kind: Kind,
): ChangeOf<Kind>[] => changes.filter((change): change is ChangeOf<Kind> => change.kind === kind);

/** Rows stay where they are, with what does not follow from their own document, unless it goes. */
const renewed = (cells: string): string =>
  namesOf(cells)
    .split(', ')
    .map((name) => `${name} = excluded.${name}`)
    .join(', ');

async function writePersons(tx: Database, treeId: number, changes: readonly ChangeOf<'person'>[]): Promise<void> {
  if (changes.length === 0) return;
  const removed = changes.filter(({ after }) => after === null).map(({ id }) => id);
  await tx.rows('/* treeStore.dropPersons */ DELETE FROM tree_person WHERE tree_id = $1 AND id = ANY($2::int[])', [
    treeId,
    removed,
  ]);
  await tx.rows(
    `/* treeStore.persons */ INSERT INTO tree_person (tree_id, ${namesOf(PERSON_CELLS)}) SELECT $1, * FROM jsonb_to_recordset($2::jsonb) AS p (${PERSON_CELLS})
     ON CONFLICT (tree_id, id) DO UPDATE SET ${renewed(PERSON_CELLS)}`,
    [treeId, JSON.stringify(changes.flatMap(({ after }) => (after ? [personCells(after)] : [])))],
  );
}

async function writeFamilies(tx: Database, treeId: number, changes: readonly ChangeOf<'family'>[]): Promise<void> {
  if (changes.length === 0) return;
  const ids = changes.map(({ id }) => id);
  const families = changes.flatMap(({ after }) => after ?? []);
  await tx.rows('/* treeStore.dropFamilies */ DELETE FROM tree_family WHERE tree_id = $1 AND id = ANY($2::int[])', [
    treeId,
    ids,
  ]);
  await tx.rows(
    '/* treeStore.dropMembers */ DELETE FROM tree_family_member WHERE tree_id = $1 AND family_id = ANY($2::int[])',
    [treeId, ids],
  );
  await tx.rows(
    `/* treeStore.families */ INSERT INTO tree_family (tree_id, ${namesOf(FAMILY_CELLS)}) SELECT $1, * FROM jsonb_to_recordset($2::jsonb) AS f (${FAMILY_CELLS})`,
    [treeId, JSON.stringify(families.map(familyCells))],
  );
  await tx.rows(
    `/* treeStore.members */ INSERT INTO tree_family_member (tree_id, ${namesOf(MEMBER_CELLS)}) SELECT $1, * FROM jsonb_to_recordset($2::jsonb) AS m (${MEMBER_CELLS})`,
    [treeId, JSON.stringify(families.flatMap(memberCells))],
  );
}

async function writeMentions(tx: Database, treeId: number, changes: readonly DocumentChange[]): Promise<void> {
  const documents = JSON.stringify(changes.map(({ kind, id }) => ({ kind, id })));
  await tx.rows(
    '/* treeStore.dropMentions */ DELETE FROM tree_mention m USING jsonb_to_recordset($2::jsonb) AS d (kind text, id int) WHERE m.tree_id = $1 AND m.from_kind = d.kind AND m.from_id = d.id',
    [treeId, documents],
  );
  await tx.rows(
    `/* treeStore.mentions */ INSERT INTO tree_mention (tree_id, ${namesOf(MENTION_CELLS)}) SELECT $1, * FROM jsonb_to_recordset($2::jsonb) AS m (${MENTION_CELLS})`,
    [
      treeId,
      JSON.stringify(changes.flatMap(({ kind, id, after }) => (after === null ? [] : mentionCells(kind, id, after)))),
    ],
  );
}

/** By how much more, or less, often sources are cited than before a change. */
function citedMore(changes: readonly DocumentChange[]): { id: number; more: number }[] {
  const more = new Map<number, number>();
  const count = (kind: DocumentChange['kind'], document: DocumentChange['after'], sign: 1 | -1) => {
    const cited = document === null ? [] : countMentions(kind, document).filter((mention) => mention.kind === 'source');
    for (const { id, times } of cited) more.set(id, (more.get(id) ?? 0) + sign * times);
  };
  for (const { kind, before, after } of changes) {
    count(kind, before, -1);
    count(kind, after, 1);
  }
  return [...more].filter(([, by]) => by !== 0).map(([id, by]) => ({ id, more: by }));
}

const CITED =
  "coalesce((SELECT sum(m.times) FROM tree_mention m WHERE m.tree_id = $1 AND m.to_kind = 'source' AND m.to_id = s.id), 0)";

/**
 * Sources, and how often they are cited: counted in full for a new one, else counted on, since a source of a large tree
 * may be cited by everyone. Call it after `writeMentions`.
 */
async function writeSources(tx: Database, treeId: number, changes: readonly DocumentChange[]): Promise<void> {
  const sources = ofKind(changes, 'source');
  const removed = sources.filter(({ after }) => after === null).map(({ id }) => id);
  const rows = sources.flatMap(({ after }) => (after ? [sourceCells(after)] : []));
  if (removed.length > 0)
    await tx.rows('/* treeStore.dropSources */ DELETE FROM tree_source WHERE tree_id = $1 AND id = ANY($2::int[])', [
      treeId,
      removed,
    ]);
  const added = new Set(sources.filter(({ before }) => before === null).map(({ id }) => id));
  const counted = citedMore(changes).filter(({ id }) => !added.has(id));
  if (counted.length > 0)
    await tx.rows(
      '/* treeStore.cited */ UPDATE tree_source s SET cited = s.cited + c.more FROM jsonb_to_recordset($2::jsonb) AS c (id int, more int) WHERE s.tree_id = $1 AND s.id = c.id',
      [treeId, JSON.stringify(counted)],
    );
  if (rows.length === 0) return;
  await tx.rows(
    `/* treeStore.sources */ INSERT INTO tree_source (tree_id, ${namesOf(SOURCE_CELLS)}, cited) SELECT $1, s.*, ${CITED} FROM jsonb_to_recordset($2::jsonb) AS s (${SOURCE_CELLS})
     ON CONFLICT (tree_id, id) DO UPDATE SET ${renewed(SOURCE_CELLS)}`,
    [treeId, JSON.stringify(rows)],
  );
}

/** What the rule of living people reads of a document. */
function evidenceOf({ kind }: DocumentChange, document: DocumentChange['after']): unknown {
  if (document === null) return null;
  if (kind === 'family') {
    const family = document as TreeFamily;
    return [family.partners, family.children, firstYearEvidence(family.facts)];
  }
  const { sex, ownBornBy, bornFrom, diedBy } = derivePerson(document as TreePerson);
  return [sex, ownBornBy, bornFrom, diedBy];
}

/** All people whose life, or kin, a change touches. Most changes touch none: a note is no evidence. */
function touched(changes: readonly DocumentChange[]): number[] {
  const telling = changes.filter(
    (change) =>
      (change.kind === 'person' || change.kind === 'family') &&
      !sameValue(evidenceOf(change, change.before), evidenceOf(change, change.after)),
  );
  const ids = telling.flatMap((change) => {
    if (change.kind !== 'family') return [change.id];
    return [change.before, change.after].flatMap((family) =>
      family ? [...family.partners, ...family.children.map(({ personId }) => personId)] : [],
    );
  });
  return [...new Set(ids)];
}

/**
 * Writes the columns beside some documents that were just changed: of people, families and sources, who is in a family,
 * who names whom; then judges again, for these people and their relatives, when they can have been born.
 */
export async function writeDerived(tx: Database, treeId: number, changes: readonly DocumentChange[]): Promise<void> {
  await writePersons(tx, treeId, ofKind(changes, 'person'));
  await writeFamilies(tx, treeId, ofKind(changes, 'family'));
  await writeMentions(tx, treeId, changes);
  await writeSources(tx, treeId, changes);
  await renewBornBy(tx, treeId, touched(changes));
}
