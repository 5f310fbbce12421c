import { setImmediate } from 'node:timers/promises';

import type { FoundWarning } from '#domain/trees/core/rules/treeWarning.ts';
import { errorsFirst, lookThroughTree } from '#domain/trees/core/rules/treeWarnings.ts';
import type { TreeWarning } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { TreeRow } from '../treeRow.ts';
import { byFamily, linksOfTree } from '../reading/familyLinks.ts';
import { familiesOfTree } from '../reading/familyRow.ts';
import { personsOfTree } from '../reading/personRow.ts';
import { checkedFamily, checkedPerson, toWarning } from './warningsOf.ts';

/** Trees whose warnings are remembered: their pages are leafed through, and a large tree is looked at as a whole. */
const MOST_REMEMBERED = 8;

const remembered = new Map<string, Promise<readonly TreeWarning[]>>();

async function lookThrough(db: Database, treeId: number): Promise<readonly TreeWarning[]> {
  const [persons, families, links] = [await personsOfTree(db, treeId), await familiesOfTree(db, treeId), await linksOfTree(db, treeId)];
  const linksOf = byFamily(links);
  const found: FoundWarning[] = [];
  for (const portion of lookThroughTree(persons.map(checkedPerson), families.map((family) => checkedFamily(family, linksOf(family.id))))) {
    found.push(...portion);
    await setImmediate();
  }
  return errorsFirst(found).map((warning) => toWarning(treeId, warning));
}

/** Everything that looks wrong in a tree, what cannot be before what hardly is. Worked out once for each version of a tree. */
export function warningsOfTree(db: Database, { id, version, createdAt }: TreeRow): Promise<readonly TreeWarning[]> {
  const key = `${id} ${version} ${createdAt.getTime()}`;
  const known = remembered.get(key);
  if (known) return known;
  const found = lookThrough(db, id);
  found.catch(() => remembered.delete(key));
  remembered.set(key, found);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return found;
}
