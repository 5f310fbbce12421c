import { MOST_REPORTED } from '#domain/trees/reports/reportRequest.ts';
import type { FamilyLink } from '#server/modules/trees/core/index.ts';
import { linksOfFamilies, linksOfPersons } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** How far to go from a person. */
interface Reach {
  up: number;
  /** From the person, and where the reach is wide from every ancestor. */
  down: number;
  isWide: boolean;
}

/** Who belongs to whom around a person. */
export interface LoadedKin {
  links: FamilyLink[];
  people: ReadonlySet<number>;
  /** False: there are more people than a report has. */
  isWhole: boolean;
}

/**
 * Reads the kin of a person level by level: ancestors with all of their families, and descendants. Only who belongs to
 * whom is read; a tree that goes in a circle ends like any other.
 */
export async function loadKin(
  db: Database,
  treeId: number,
  proband: number,
  { up, down, isWide }: Reach,
): Promise<LoadedKin> {
  const links: FamilyLink[] = [];
  const people = new Set([proband]);
  const families = new Set<number>();
  let isWhole = true;

  /** The families that some people have a role in; their members are people of the report from then on. */
  const step = async (from: readonly number[], role: 'partner' | 'child'): Promise<FamilyLink[]> => {
    if (from.length === 0) return [];
    const ids = [...new Set((await linksOfPersons(db, treeId, from, role)).map(({ familyId }) => familyId))];
    const fresh = ids.filter((id) => !families.has(id));
    const found = await linksOfFamilies(db, treeId, fresh);
    for (const id of fresh) families.add(id);
    links.push(...found);
    for (const { personId } of found) people.add(personId);
    if (people.size >= MOST_REPORTED) isWhole = false;
    const asked = new Set(ids);
    return ids.length === fresh.length ? found : links.filter(({ familyId }) => asked.has(familyId));
  };
  const next = (members: readonly FamilyLink[], role: 'partner' | 'child', seen: Set<number>): number[] => {
    const ids = [...new Set(members.filter((link) => link.role === role).map(({ personId }) => personId))].filter(
      (id) => !seen.has(id),
    );
    for (const id of ids) seen.add(id);
    return ids;
  };

  const ancestors = new Set([proband]);
  for (let level = [proband], generation = 0; level.length > 0 && generation < up && isWhole; generation += 1)
    level = next(await step(level, 'child'), 'partner', ancestors);
  const seen = new Set(isWide ? ancestors : [proband]);
  for (let level = [...seen], generation = 0; level.length > 0 && generation < down && isWhole; generation += 1)
    level = next(await step(level, 'partner'), 'child', seen);
  // An ancestor's other marriages are named in their entry.
  if (!isWide && isWhole) await step([...ancestors], 'partner');
  return { links, people, isWhole };
}
