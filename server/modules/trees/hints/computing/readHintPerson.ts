import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import { isByBirth } from '#domain/trees/core/relatives/isByBirth.ts';
import type { TreeKin } from '#domain/trees/hints/treeKin.ts';
import { documentRows, type FamilyLink, linksOfPersons } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A person of a tree with their families as documents. */
export interface PersonWithKin {
  person: TreePerson;
  kin: TreeKin;
  /** Families the person is a partner of, then those they are a child of. */
  families: readonly TreeFamily[];
  parentFamilies: readonly TreeFamily[];
}

/** Only children born to the parents identify a person by their age and name. */
const isBorn = ({ children }: TreeFamily, id: number): boolean =>
  children.some(({ personId, link }) => personId === id && isByBirth(link));

const byPerson = (links: readonly FamilyLink[]): ReadonlyMap<number, number[]> => {
  const families = new Map<number, number[]>();
  for (const { personId, familyId } of links) pushTo(families, personId, familyId);
  return families;
};

/**
 * Reads some people with everyone of the families they are in, in no order; people the tree does not have are left out.
 */
export async function readPeopleWithKin(
  db: Database,
  treeId: number,
  personIds: readonly number[],
): Promise<PersonWithKin[]> {
  // One after the other: within a transaction there is one connection.
  const asPartner = await linksOfPersons(db, treeId, personIds, 'partner');
  const asChild = await linksOfPersons(db, treeId, personIds, 'child');
  const familyRows = await documentRows(db, treeId, 'family', [
    ...new Set([...asPartner, ...asChild].map(({ familyId }) => familyId)),
  ]);
  const familyById = new Map(familyRows.map(({ id, body }) => [id, body]));
  const everyone = new Set([
    ...personIds,
    ...familyRows.flatMap(({ body }) => [...body.partners, ...body.children.map((child) => child.personId)]),
  ]);
  const byId = new Map((await documentRows(db, treeId, 'person', [...everyone])).map(({ id, body }) => [id, body]));
  const [partnerIn, childIn] = [byPerson(asPartner), byPerson(asChild)];
  return personIds.flatMap((personId): PersonWithKin[] => {
    const person = byId.get(personId);
    if (!person) return [];
    const others = (ids: readonly number[]): TreePerson[] =>
      ids.flatMap((id) => (id === personId ? [] : (byId.get(id) ?? [])));
    const families = (partnerIn.get(personId) ?? []).flatMap((id) => familyById.get(id) ?? []);
    const parentFamilies = (childIn.get(personId) ?? []).flatMap((id) => familyById.get(id) ?? []);
    const parents = others(
      parentFamilies.filter((family) => isBorn(family, personId)).flatMap(({ partners }) => partners),
    );
    return [
      {
        person,
        families,
        parentFamilies,
        kin: {
          father: parents.find(({ sex }) => sex === 'm') ?? null,
          mother: parents.find(({ sex }) => sex === 'f') ?? null,
          couples: families.map((family) => ({
            family,
            partner: others(family.partners)[0] ?? null,
            children: others(family.children.map((child) => child.personId)),
          })),
          siblings: others([
            ...new Set(parentFamilies.flatMap(({ children }) => children.map((child) => child.personId))),
          ]),
        },
      },
    ];
  });
}

/** Reads a person with everyone of the families they are in; null when the tree has no such person. */
export const readPersonWithKin = async (
  db: Database,
  treeId: number,
  personId: number,
): Promise<PersonWithKin | null> => (await readPeopleWithKin(db, treeId, [personId]))[0] ?? null;
