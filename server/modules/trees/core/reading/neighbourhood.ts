import type { Database } from '#server/platform/db/database.ts';

import { linksOfFamilies, linksOfPersons, type FamilyLink } from './familyLinks.ts';

/** How far to go from a person. */
export interface Reach {
  /** Generations up and down. */
  ancestors: number;
  descendants: number;
  /** Whether the other children of the person's parents come along. */
  siblings: boolean;
  /** People at most. */
  most: number;
}

/** The people around a person, by their numbers, the nearest first; the families that join them. */
export interface Surroundings {
  persons: readonly number[];
  families: readonly number[];
  isWhole: boolean;
}

/** One step away from some people: their families of one kind, and who else is in those. */
interface Step {
  families: readonly number[];
  links: readonly FamilyLink[];
}

/**
 * Walks a tree level by level, up and down in turn, so that a limit leaves out the farthest. Each person is visited
 * once in each direction: a tree that goes in a circle ends like any other.
 */
export async function surroundingsOf(
  db: Database,
  treeId: number,
  proband: number,
  { ancestors, descendants, siblings, most }: Reach,
): Promise<Surroundings> {
  const persons = new Set([proband]);
  const families = new Set<number>();
  let isWhole = true;

  const add = (id: number): boolean => {
    if (persons.has(id)) return true;
    if (persons.size >= most) {
      isWhole = false;
      return false;
    }
    persons.add(id);
    return true;
  };

  const step = async (from: readonly number[], role: 'partner' | 'child'): Promise<Step> => {
    if (from.length === 0) return { families: [], links: [] };
    const found = [...new Set((await linksOfPersons(db, treeId, from, role)).map(({ familyId }) => familyId))];
    for (const id of found) families.add(id);
    return { families: found, links: await linksOfFamilies(db, treeId, found) };
  };

  const seenUp = new Set([proband]);
  const seenDown = new Set([proband]);
  const fresh = (ids: readonly number[], seen: Set<number>): number[] =>
    [...new Set(ids)].filter((id) => {
      if (seen.has(id) || !add(id)) return false;
      seen.add(id);
      return true;
    });

  let up = [proband];
  let down = [proband];
  for (let generation = 0; generation < Math.max(ancestors, descendants); generation += 1) {
    if (generation < ancestors && up.length > 0) {
      const { links } = await step(up, 'child');
      up = fresh(
        links.filter(({ role }) => role === 'partner').map(({ personId }) => personId),
        seenUp,
      );
      if (generation === 0 && siblings) for (const { role, personId } of links) if (role === 'child') add(personId);
    }
    if (generation < descendants && down.length > 0) {
      const { links } = await step(down, 'partner');
      for (const { role, personId } of links) if (role === 'partner') add(personId);
      down = fresh(
        links.filter(({ role }) => role === 'child').map(({ personId }) => personId),
        seenDown,
      );
    }
  }
  return { persons: [...persons], families: [...families], isWhole };
}
