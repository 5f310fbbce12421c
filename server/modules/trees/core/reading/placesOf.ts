import { factPlaces, type FactPlace } from '#domain/trees/core/factPlaces.ts';
import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import type { TreeFamilyOfPerson } from '#server/modules/kernel/graphql/types.generated.ts';

/** Where the visible facts of a person and of their families lie; empty for a hidden person. */
export function placesOf(person: TreePerson | null, families: readonly TreeFamilyOfPerson[]): FactPlace[] {
  if (!person) return [];
  const gazetteer = loadGazetteer();
  return factPlaces(
    person,
    families.flatMap(({ document }) => (document ? [document as TreeFamily] : [])),
    (text) => gazetteer.resolve(text),
  );
}
