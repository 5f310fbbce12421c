import { createIntColumn } from '#domain/kernel/compact/numberColumns.ts';
import type { ParentLink } from '#domain/trees/core/model/treeFamily.ts';
import type { FamiliesOfPerson } from '#domain/trees/gedcom/writing/writePerson.ts';
import type { Database } from '#server/platform/db/database.ts';

import { endOfTree } from './documentsOfTree.ts';

interface MemberRow {
  personId: number;
  familyId: number;
  role: 'partner' | 'child';
  link: ParentLink | null;
}

/** People whose families are read at once. */
const BATCH = 5_000;
const LINKS: readonly ParentLink[] = ['birth', 'adopted', 'foster', 'step', 'sealed', 'unknown'];
/** What is in place of a link for a partner. */
const PARTNER = -1;

/** The families that each person of a tree belongs to, in the order of their numbers. */
export async function familiesOfPersons(db: Database, treeId: number): Promise<(personId: number) => FamiliesOfPerson> {
  // The families of one person are beside each other: where they start, one more so that 0 is nowhere, and how many
  // there are.
  const [starts, counts] = [createIntColumn(), createIntColumn()];
  const [families, links] = [createIntColumn(), createIntColumn()];
  const end = await endOfTree(db, treeId);
  for (let next = 0; next < end; next += BATCH) {
    const rows = await db.rows<MemberRow>(
      `/* gedcomExport.members */ SELECT person_id AS "personId", family_id AS "familyId", role, link FROM tree_family_member
       WHERE tree_id = $1 AND person_id >= $2 AND person_id < $3 ORDER BY person_id, family_id`,
      [treeId, next, next + BATCH],
    );
    for (const { personId, familyId, role, link } of rows) {
      if (starts.at(personId) === 0) starts.set(personId, families.length + 1);
      counts.set(personId, counts.at(personId) + 1);
      families.push(familyId);
      links.push(role === 'partner' ? PARTNER : Math.max(0, LINKS.indexOf(link ?? 'birth')));
    }
  }
  return (personId) => {
    const partnerOf: number[] = [];
    const childOf = new Map<number, ParentLink>();
    const begin = starts.at(personId) - 1;
    for (let at = begin; at < begin + counts.at(personId); at += 1) {
      if (links.at(at) === PARTNER) partnerOf.push(families.at(at));
      else childOf.set(families.at(at), LINKS[links.at(at)] ?? 'birth');
    }
    return { partnerOf, childOf };
  };
}
