import { treeWarnings } from '#domain/trees/rules/treeWarnings.ts';
import type { Database } from '#server/db/database.ts';
import type { TreeWarning } from '#server/graphql/types.generated.ts';

import type { TreeRow } from '../access/treeRow.ts';
import { byFamily, linksOfTree } from '../reading/familyLinks.ts';
import { familiesOfTree } from '../reading/familyRow.ts';
import { personsOfTree } from '../reading/personRow.ts';
import { checkedFamily, checkedPerson, toWarning } from './warningsOf.ts';

/** Trees whose warnings are remembered: their pages are leafed through, and a large tree is looked at as a whole. */
const MOST_REMEMBERED = 8;

const remembered = new Map<string, readonly TreeWarning[]>();

/** Everything that looks wrong in a tree, what cannot be before what hardly is. Worked out once for each version of a tree. */
export async function warningsOfTree(db: Database, { id, version, createdAt }: TreeRow): Promise<readonly TreeWarning[]> {
  const key = `${id} ${version} ${createdAt.getTime()}`;
  const known = remembered.get(key);
  if (known) return known;
  const [persons, families, links] = [await personsOfTree(db, id), await familiesOfTree(db, id), await linksOfTree(db, id)];
  const linksOf = byFamily(links);
  const found = treeWarnings(persons.map(checkedPerson), families.map((family) => checkedFamily(family, linksOf(family.id)))).map((warning) => toWarning(id, warning));
  remembered.set(key, found);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return found;
}
