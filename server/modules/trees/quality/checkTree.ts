import { checkTreeInPortions } from '#domain/trees/core/rules/treeWarnings.ts';
import { collectFindings, type TreeFindings } from '#domain/trees/quality/collectFindings.ts';
import { factFindings } from '#domain/trees/quality/factFindings.ts';
import { familyFindings } from '#domain/trees/quality/familyFindings.ts';
import { checkedTree } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { factsOfPeople } from './factsOfPeople.ts';

/** People whose facts are read at once. */
const PORTION = 1_000;

/** Everything that looks wrong in a tree. A large tree takes seconds: away from the requests (`wholeTrees`). */
export async function checkTree(db: Database, treeId: number): Promise<TreeFindings> {
  const { persons, families } = await checkedTree(db, treeId);
  const { add, finish } = collectFindings();
  for (const portion of checkTreeInPortions(persons, families)) add(portion);
  const people = new Map(persons.map((person) => [person.id, person]));
  for (const family of families) add(familyFindings(family, people));
  for (let at = 0; at < persons.length; at += PORTION) {
    const portion = persons.slice(at, at + PORTION);
    const facts = await factsOfPeople(db, treeId, portion[0]?.id ?? 0, portion.at(-1)?.id ?? 0);
    for (const person of portion) add(factFindings(person, facts.get(person.id) ?? []));
  }
  return finish();
}
