import { setImmediate } from 'node:timers/promises';

import type { CheckedFamily, CheckedPerson, FoundWarning } from '#domain/trees/core/rules/treeWarning.ts';
import { errorsFirst, checkTreeInPortions } from '#domain/trees/core/rules/treeWarnings.ts';
import type { TreeWarning } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { perVersion } from '../perVersion.ts';
import { byFamily, linksOfTree } from '../reading/familyLinks.ts';
import { familiesOfTree } from '../reading/familyRow.ts';
import { personsOfTree } from '../reading/personRow.ts';
import { checkedFamily, checkedPerson, toWarning } from './warningsOf.ts';

/** Trees whose warnings are remembered: their pages are leafed through, and a large tree is looked at as a whole. */
const MOST_REMEMBERED = 8;

/** All people and families of a tree as the checks see them. */
export async function checkedTree(
  db: Database,
  treeId: number,
): Promise<{ persons: CheckedPerson[]; families: CheckedFamily[] }> {
  const [persons, families, links] = [
    await personsOfTree(db, treeId),
    await familiesOfTree(db, treeId),
    await linksOfTree(db, treeId),
  ];
  const linksOf = byFamily(links);
  return {
    persons: persons.map(checkedPerson),
    families: families.map((family) => checkedFamily(family, linksOf(family.id))),
  };
}

async function lookThrough(db: Database, treeId: number): Promise<readonly TreeWarning[]> {
  const { persons, families } = await checkedTree(db, treeId);
  const found: FoundWarning[] = [];
  for (const portion of checkTreeInPortions(persons, families)) {
    found.push(...portion);
    await setImmediate();
  }
  return errorsFirst(found).map((warning) => toWarning(treeId, warning));
}

/**
 * Everything that looks wrong in a tree, what cannot be before what hardly is. Worked out once for each version of a
 * tree.
 */
export const warningsOfTree = perVersion(MOST_REMEMBERED, lookThrough);
