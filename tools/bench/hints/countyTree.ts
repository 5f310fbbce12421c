import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { NewDocument } from '#server/modules/trees/core/store/createRowGathering.ts';
import type { Marriage, Person } from '#tools/sample-county/people/person.ts';
import type { World } from '#tools/sample-county/simulation/world.ts';

import { coupleOf, treePersonOf } from '../linkage/sampleTrees.ts';

/** A tree of people of the fictional county, numbered as there; families are numbered after them. */
export interface CountyTree {
  documents: NewDocument[];
  people: number;
}

/** Those of the middle were born about 1840: no others have more records. */
function middleOf<Item>(items: readonly Item[], most: number): readonly Item[] {
  const from = Math.max(0, Math.floor((items.length - most) / 2));
  return items.slice(from, from + most);
}

/**
 * So many people of the county as one tree: what a member knows of them, and the families they made as far as both
 * partners are among them.
 *
 * @param isAsked - of those who leave records, and were born early enough to be dead.
 */
export function countyTree(world: World, most: number, isAsked: (person: Person) => boolean): CountyTree {
  const people = middleOf(world.people.filter(isAsked), most);
  const taken = new Set(people.map(({ id }) => id));
  const marriages = new Set<Marriage>(
    people
      .flatMap((person) => person.marriages)
      .filter(({ husband, wife }) => taken.has(husband.id) && taken.has(wife.id)),
  );
  let nextId = Math.max(0, ...taken) + 1;
  const families = [...marriages]
    .flatMap((marriage) => coupleOf(marriage.husband, marriage, world))
    .map(({ family }): TreeFamily => ({
      ...family,
      id: nextId++,
      children: family.children.filter(({ personId }) => taken.has(personId)),
    }));
  return {
    people: people.length,
    documents: [
      ...people.map((person): NewDocument => ({ kind: 'person', document: treePersonOf(person, world) })),
      ...families.map((document): NewDocument => ({ kind: 'family', document })),
    ],
  };
}
