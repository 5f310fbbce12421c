import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { GedcomLine } from '#domain/trees/gedcom/gedcomLine.ts';
import { createInterpreter } from '#domain/trees/gedcom/interpreting/createInterpreter.ts';
import type { GedcomSurvey } from '#domain/trees/gedcom/interpreting/surveyGedcom.ts';
import { NO_BUDGET } from '#domain/trees/gedcom/interpreting/textBudget.ts';
import { OF_THE_RECORD } from '#domain/trees/gedcom/mergedLines.ts';
import { parseRecord } from '#domain/trees/gedcom/reading/createRecordBuilder.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A document that went into another when people were merged. */
interface Merged {
  kind: 'person' | 'family';
  id: number;
  into: number;
}

interface MergedRow {
  keep: number;
  kind: 'person' | 'family';
  id: number;
  before: object;
}

/**
 * People that were merged away and are gone since, and the families that went with them; merges that were undone are
 * none.
 */
async function mergedAway(db: Database, treeId: number): Promise<Merged[]> {
  const rows = await db.rows<MergedRow>(
    `/* gedcomExport.merged */ SELECT c.person_id AS keep, d.kind, d.document_id AS id, d.before FROM tree_change c JOIN tree_change_document d ON d.change_id = c.id
     WHERE c.tree_id = $1 AND c.action = 'merge' AND c.person_id IS NOT NULL AND d.kind IN ('person', 'family') AND d.after IS NULL
       AND NOT EXISTS (SELECT 1 FROM tree_document t WHERE t.tree_id = $1 AND t.kind = d.kind AND t.id = d.document_id)
       AND NOT EXISTS (SELECT 1 FROM tree_change u WHERE u.undoes = c.id AND NOT EXISTS (SELECT 1 FROM tree_change r WHERE r.undoes = u.id))
     ORDER BY c.id`,
    [treeId],
  );
  const into = new Map(rows.flatMap(({ kind, id, keep }) => (kind === 'person' ? [[id, keep] as const] : [])));
  const lastOf = (id: number): number => {
    const met = new Set<number>();
    let at = id;
    for (let next = into.get(at); next !== undefined && !met.has(at); next = into.get(at)) {
      met.add(at);
      at = next;
    }
    return at;
  };
  const people = [...into.keys()].map((id): Merged => ({ kind: 'person', id, into: lastOf(id) }));
  const families = rows.flatMap(({ kind, id, before }) =>
    kind === 'family' && 'partners' in before ? [{ id, partners: (before as TreeFamily).partners.map(lastOf) }] : [],
  );
  if (families.length === 0) return people;
  const couples = await db.rows<{ id: number; partners: number[] }>(
    `/* gedcomExport.couples */ SELECT family_id AS id, array_agg(person_id ORDER BY person_id) AS partners FROM tree_family_member
     WHERE tree_id = $1 AND role = 'partner' AND family_id IN (SELECT family_id FROM tree_family_member WHERE tree_id = $1 AND role = 'partner' AND person_id = ANY($2::int[])) GROUP BY family_id`,
    [treeId, families.flatMap(({ partners }) => partners)],
  );
  const keyOf = (partners: readonly number[]) => [...partners].sort((one, other) => one - other).join(' ');
  const byCouple = new Map(couples.toReversed().map(({ id, partners }) => [keyOf(partners), id]));
  return [
    ...people,
    ...families.flatMap(({ id, partners }): Merged[] => {
      const joined = byCouple.get(keyOf(partners));
      return joined === undefined ? [] : [{ kind: 'family', id, into: joined }];
    }),
  ];
}

/**
 * Lines of the file that no one understood, of people and families that were merged into others: they are the others'
 * now, so that a merge loses none of them. What was understood is in the documents, as the member who merged them
 * chose.
 *
 * @returns by kind and number of the document they belong to; nothing for a tree in which no one was merged
 */
export async function carriedLines(
  db: Database,
  treeId: number,
  survey: GedcomSurvey,
): Promise<ReadonlyMap<string, readonly GedcomLine[]>> {
  const carried = new Map<string, GedcomLine[]>();
  const merged = await mergedAway(db, treeId);
  if (merged.length === 0) return carried;
  const records = await db.rows<{ kind: string; id: number; lines: string }>(
    `/* gedcomExport.mergedRecords */ SELECT kind, document_id AS id, lines FROM tree_gedcom_record
     WHERE tree_id = $1 AND (kind, document_id) IN (SELECT * FROM unnest($2::text[], $3::int[])) ORDER BY position`,
    [treeId, merged.map(({ kind }) => kind), merged.map(({ id }) => id)],
  );
  const interpret = createInterpreter(survey, () => undefined, NO_BUDGET);
  const intoOf = new Map(merged.map(({ kind, id, into }) => [`${kind} ${id}`, into]));
  for (const { kind, id, lines } of records) {
    const record = parseRecord(lines);
    const into = intoOf.get(`${kind} ${id}`);
    if (!record || into === undefined) continue;
    const { main, record: read } = interpret(record);
    read.children.forEach((line, index) => {
      if (!main?.claims.has(index) && !OF_THE_RECORD.has(line.tag)) pushTo(carried, `${kind} ${into}`, line);
    });
  }
  return carried;
}
