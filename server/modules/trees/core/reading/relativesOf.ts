import type { Database } from '#server/platform/db/database.ts';

import { byFamily, linksOfFamilies, linksOfPersons, type FamilyLink } from './familyLinks.ts';
import type { Reach, Surroundings } from './neighbourhood.ts';

/** A person whose descendants are looked for. */
interface Parent {
  id: number;
  /** From the proband: parents 1, children -1. */
  generation: number;
}

const idsOf = (links: readonly FamilyLink[], role: FamilyLink['role']): number[] =>
  links.filter((link) => link.role === role).map(({ personId }) => personId);

/**
 * Everyone who descends from a person or their ancestors, with those they married: by steps of kinship, so that a limit
 * leaves out the farthest. A family comes as a whole or not at all, so that those who are missing can be asked for by
 * their parents. Each person is visited once in each direction: a tree that goes in a circle ends like any other.
 */
export async function relativesOf(
  db: Database,
  treeId: number,
  proband: number,
  { ancestors, descendants, most }: Omit<Reach, 'siblings'>,
): Promise<Surroundings> {
  const persons = new Set([proband]);
  const families = new Set<number>();
  let isWhole = true;

  /** Whether there was room for all of them. */
  const add = (ids: readonly number[]): boolean => {
    const fresh = new Set(ids.filter((id) => !persons.has(id)));
    if (persons.size + fresh.size > most) {
      isWhole = false;
      return false;
    }
    for (const id of fresh) persons.add(id);
    return true;
  };
  const familiesOf = async (
    ids: readonly number[],
    role: FamilyLink['role'],
  ): Promise<{ own: FamilyLink[]; linksOf: ReturnType<typeof byFamily> }> => {
    const own = ids.length === 0 ? [] : await linksOfPersons(db, treeId, ids, role);
    const found = [...new Set(own.map(({ familyId }) => familyId))];
    for (const id of found) families.add(id);
    return { own, linksOf: byFamily(await linksOfFamilies(db, treeId, found)) };
  };

  const seenUp = new Set([proband]);
  const seenDown = new Set([proband]);
  const fresh = (ids: readonly number[], seen: Set<number>): number[] =>
    ids.filter((id) => !seen.has(id) && seen.add(id));

  let up = [proband];
  let down: Parent[] = [{ id: proband, generation: 0 }];
  for (let step = 1; up.length > 0 || down.length > 0; step += 1) {
    const parents: number[] = [];
    const orphans: number[] = [];
    if (step <= ancestors) {
      const { own, linksOf } = await familiesOf(up, 'child');
      for (const familyId of new Set(own.map((link) => link.familyId))) {
        const couple = idsOf(linksOf(familyId), 'partner');
        if (add(couple)) parents.push(...fresh(couple, seenUp));
        // Brothers and sisters of whom no parent is known are met here or nowhere.
        const children = couple.length === 0 ? idsOf(linksOf(familyId), 'child') : [];
        if (add(children)) orphans.push(...fresh(children, seenDown));
      }
    }
    const { own, linksOf } = await familiesOf(
      down.map(({ id }) => id),
      'partner',
    );
    const generationOf = new Map(down.map(({ id, generation }) => [id, generation]));
    const next: Parent[] = [
      ...fresh(parents, seenDown).map((id) => ({ id, generation: step })),
      ...orphans.map((id) => ({ id, generation: step - 1 })),
    ];
    for (const { familyId, personId } of own) {
      const links = linksOf(familyId);
      const generation = (generationOf.get(personId) ?? 0) - 1;
      const hasChildren = generation >= -descendants;
      const children = hasChildren ? idsOf(links, 'child') : [];
      if (!add([...idsOf(links, 'partner'), ...children])) continue;
      next.push(...fresh(children, seenDown).map((id) => ({ id, generation })));
    }
    up = parents;
    down = next;
  }
  return { persons: [...persons], families: [...families], isWhole };
}
