import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import { isByBirth } from '#domain/trees/core/relatives/isByBirth.ts';
import { completeness, type CompleteGeneration, MOST_GENERATIONS } from '#domain/trees/statistics/completeness.ts';
import { linksOfFamilies, linksOfPersons, personRows, type PersonView } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/**
 * How complete the ancestors of a person are, to who may see what `view` sees. Read generation by generation. By which
 * of two couples a hidden person is by birth is not told by a number either: as for charts, their links are not known.
 */
export async function ancestorsOf(
  db: Database,
  treeId: number,
  proband: number,
  view: PersonView,
): Promise<CompleteGeneration[]> {
  const parents = new Map<number, readonly number[]>();
  const seen = new Set((await personRows(db, treeId, [proband])).filter((row) => view.maySee(row)).map(({ id }) => id));
  let people: readonly number[] = [proband];
  for (let generation = 0; generation < MOST_GENERATIONS && people.length > 0; generation += 1) {
    const asChildren = (await linksOfPersons(db, treeId, people, 'child')).filter(
      ({ personId, link }) => !seen.has(personId) || isByBirth(link ?? 'unknown'),
    );
    const couples = new Map<number, number[]>();
    for (const { familyId, role, personId } of await linksOfFamilies(db, treeId, [
      ...new Set(asChildren.map(({ familyId: id }) => id)),
    ]))
      if (role === 'partner') pushTo(couples, familyId, personId);
    // Of several pairs of parents the first that is named counts.
    for (const { personId, familyId } of asChildren)
      if (!parents.get(personId)?.length) parents.set(personId, couples.get(familyId) ?? []);
    people = [...new Set(people.flatMap((id) => parents.get(id) ?? []))].filter((id) => !parents.has(id));
    for (const row of await personRows(db, treeId, people)) if (view.maySee(row)) seen.add(row.id);
  }
  return completeness(
    proband,
    (id) => parents.get(id) ?? [],
    (id) => id !== proband && seen.has(id),
  );
}
