import { createIntColumn } from '#domain/kernel/compact/numberColumns.ts';
import { sexCode, sexOfCode } from '#domain/trees/core/living/kinWay.ts';
import { type StoredLife, personLiving } from '#domain/trees/core/living/personLiving.ts';
import type { TreeSex } from '#domain/trees/core/model/treePerson.ts';
import type { Database } from '#server/platform/db/database.ts';

import { endOfTree } from './documentsOfTree.ts';

/** What is kept from the readers of a file. */
export interface Withholding {
  living: boolean;
  private: boolean;
  /** By what people are taken to be living. */
  asOfYear: number;
  livingYears: number;
}

interface PersonRow extends Omit<StoredLife, 'bornByReason'> {
  id: number;
  sex: TreeSex;
  isPrivate: boolean;
}

const BATCH = 5_000;

/** Of all people of a tree their sex, and who of them is kept from the readers of a file. */
export async function personsOfTree(
  db: Database,
  treeId: number,
  { living, private: withholdsPrivate, asOfYear, livingYears }: Withholding,
): Promise<{ sexOf: (personId: number) => TreeSex; redacted: ReadonlySet<number> }> {
  const sexes = createIntColumn();
  const redacted = new Set<number>();
  const end = await endOfTree(db, treeId);
  for (let next = 0; next < end; next += BATCH) {
    const rows = await db.rows<PersonRow>(
      `/* gedcomExport.persons */ SELECT id, sex, is_private AS "isPrivate", living_flag AS "livingFlag", is_known_dead AS "isKnownDead", born_by AS "bornBy" FROM tree_person WHERE tree_id = $1 AND id >= $2 AND id < $3`,
      [treeId, next, next + BATCH],
    );
    for (const { id, sex, isPrivate, ...life } of rows) {
      sexes.set(id, sexCode(sex) + 1);
      if (
        (withholdsPrivate && isPrivate) ||
        (living && personLiving({ ...life, bornByReason: '' }, asOfYear, livingYears).isLiving)
      )
        redacted.add(id);
    }
  }
  return { sexOf: (id) => sexOfCode(sexes.at(id) - 1), redacted };
}
