import { setImmediate } from 'node:timers/promises';

import { lookThroughTree } from '#domain/trees/core/rules/treeWarnings.ts';
import { collectFindings, type TreeFindings } from '#domain/trees/quality/collectFindings.ts';
import { factFindings } from '#domain/trees/quality/factFindings.ts';
import { familyFindings } from '#domain/trees/quality/familyFindings.ts';
import { checkedTree, perVersion } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { factsOfPeople } from './factsOfPeople.ts';

/** Trees whose findings are remembered. */
const MOST_REMEMBERED = 6;
/** People or families that are checked before others have their turn. */
const PORTION = 1_000;

async function lookThrough(db: Database, treeId: number): Promise<TreeFindings> {
  const { persons, families } = await checkedTree(db, treeId);
  const { add, finish } = collectFindings();
  for (const portion of lookThroughTree(persons, families)) {
    add(portion);
    await setImmediate();
  }
  const people = new Map(persons.map((person) => [person.id, person]));
  for (let at = 0; at < families.length; at += PORTION) {
    for (const family of families.slice(at, at + PORTION)) add(familyFindings(family, people));
    await setImmediate();
  }
  for (let at = 0; at < persons.length; at += PORTION) {
    const portion = persons.slice(at, at + PORTION);
    const facts = await factsOfPeople(db, treeId, portion[0]?.id ?? 0, portion.at(-1)?.id ?? 0);
    for (const person of portion) add(factFindings(person, facts.get(person.id) ?? []));
  }
  return finish();
}

/** Everything that looks wrong in a tree, worked out once for each version of it. */
export const checkTree = perVersion(MOST_REMEMBERED, lookThrough);
