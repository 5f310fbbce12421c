import { nextFactId } from '#domain/trees/core/documents/nextFactId.ts';
import { readFactKey } from '#domain/trees/core/factKey.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import { readTreePersonId } from '#domain/trees/core/treeIds.ts';

import type { ExploredPerson } from '../exploreApi.ts';

/** What `saveTreeDocument` takes beside the tree. */
interface Saving {
  kind: 'PERSON' | 'FAMILY';
  id: number;
  baseVersion: number;
  base: unknown;
  document: unknown;
}

const replaced = (facts: readonly TreeFact[], fact: TreeFact): TreeFact[] =>
  facts.map((each) => (each.id === fact.id ? fact : each));

/** The document that holds a fact, with the fact changed; null where the fact is not there any more. */
export function toFactSave(person: ExploredPerson, key: string, change: (fact: TreeFact) => TreeFact): Saving | null {
  const read = readFactKey(key);
  const family = read?.familyId == null ? null : person.families.find(({ card }) => card.id === read.familyId);
  const held = family
    ? { kind: 'FAMILY' as const, base: family.document as TreeFamily | null, baseVersion: family.version }
    : { kind: 'PERSON' as const, base: person.document as TreePerson | null, baseVersion: person.version };
  const fact = held.base?.facts.find(({ id }) => id === read?.factId);
  if (!held.base || !fact || (read?.familyId != null && !family)) return null;
  return { ...held, id: held.base.id, document: { ...held.base, facts: replaced(held.base.facts, change(fact)) } };
}

/** The person's document with one more fact; null for a person who must not be seen. `make` gets the new fact's id. */
export function toNewFactSave(person: ExploredPerson, make: (id: string) => TreeFact): Saving | null {
  const base = person.document as TreePerson | null;
  const ref = readTreePersonId(person.id);
  if (!base || !ref) return null;
  return {
    kind: 'PERSON',
    id: ref.personId,
    baseVersion: person.version,
    base,
    document: { ...base, facts: [...base.facts, make(nextFactId(base.facts))] },
  };
}
