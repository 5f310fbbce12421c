import { factPlaces, type FactPlace } from '#domain/trees/core/factPlaces.ts';
import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import type { TreeFamilyOfPerson } from '#server/modules/kernel/graphql/types.generated.ts';

/** Where the facts lie that a reader is told of somebody and of their families; empty for somebody hidden. */
export function placesOf(person: TreePerson | null, families: readonly TreeFamilyOfPerson[]): FactPlace[] {
  if (!person) return [];
  const gazetteer = loadGazetteer();
  return factPlaces(person, families.flatMap(({ document }) => (document ? [document as TreeFamily] : [])), (text) => gazetteer.resolve(text));
}
