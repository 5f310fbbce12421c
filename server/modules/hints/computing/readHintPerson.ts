import type { TreeKin } from '#domain/linkage/hints/describeTreePerson.ts';
import type { TreeFamily } from '#domain/trees/model/treeFamily.ts';
import type { TreePerson } from '#domain/trees/model/treePerson.ts';
import type { Database } from '#server/db/database.ts';

import { documentRows } from '../../trees/reading/documentRows.ts';
import { linksOfPersons } from '../../trees/reading/familyLinks.ts';

/** A person of a tree with their families as documents. */
export interface PersonWithKin {
  person: TreePerson;
  kin: TreeKin;
  /** Families the person is a partner of, then those they are a child of. */
  families: readonly TreeFamily[];
  parentFamilies: readonly TreeFamily[];
}

/** Only who was born to the parents tells by their age and name who somebody is. */
const isBorn = ({ children }: TreeFamily, id: number): boolean => children.some(({ personId, link }) => personId === id && (link === 'birth' || link === 'unknown'));

/** Reads a person with everybody of the families they are in; null when the tree has no such person. */
export async function readPersonWithKin(db: Database, treeId: number, personId: number): Promise<PersonWithKin | null> {
  // One after the other: within a transaction there is one connection.
  const [stored] = await documentRows(db, treeId, 'person', [personId]);
  const asPartner = await linksOfPersons(db, treeId, [personId], 'partner');
  const asChild = await linksOfPersons(db, treeId, [personId], 'child');
  if (!stored) return null;
  const stands = await documentRows(db, treeId, 'family', [...new Set([...asPartner, ...asChild].map(({ familyId }) => familyId))]);
  const bodies = stands.map(({ body }) => body);
  const relatives = await documentRows(db, treeId, 'person', [...new Set(bodies.flatMap(({ partners, children }) => [...partners, ...children.map((child) => child.personId)]))].filter((id) => id !== personId));
  const byId = new Map(relatives.map(({ id, body }) => [id, body]));
  const people = (ids: readonly number[]): TreePerson[] => ids.flatMap((id) => byId.get(id) ?? []);
  const families = bodies.filter(({ partners }) => partners.includes(personId));
  const parentFamilies = bodies.filter(({ children }) => children.some((child) => child.personId === personId));
  const parents = people(parentFamilies.filter((family) => isBorn(family, personId)).flatMap(({ partners }) => partners));
  return {
    person: stored.body,
    families,
    parentFamilies,
    kin: {
      father: parents.find(({ sex }) => sex === 'm') ?? null,
      mother: parents.find(({ sex }) => sex === 'f') ?? null,
      couples: families.map((family) => ({ family, partner: people(family.partners)[0] ?? null, children: people(family.children.map((child) => child.personId)) })),
      siblings: people([...new Set(parentFamilies.flatMap(({ children }) => children.map((child) => child.personId)))]),
    },
  };
}
