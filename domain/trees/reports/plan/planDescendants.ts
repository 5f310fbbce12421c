import { capitalise } from '#domain/kernel/wording/capitalise.ts';

import { ordinal } from '../../kinship/inFigures.ts';
import type { PlannedPeople, ReportKin } from './createKin.ts';
import {
  plannedEntry,
  type PlannedChild,
  type PlannedEntry,
  type PlannedPart,
  type PlannedUnion,
} from './reportPlan.ts';

interface Carried {
  personId: number;
  number: number;
  lineage: readonly number[];
}

/**
 * Plans a register report in the Register style: the first person is 1, and of the children of each entry those who
 * have children of their own in the report are numbered on, generation by generation. A couple who both descend have
 * their children once, with the one who comes first; a child of two families is carried on from the first of them.
 * People hidden from the reader are named in the list of their parents' children and no further.
 */
export function planDescendants(
  kin: ReportKin,
  people: PlannedPeople,
  proband: number,
  generations: number,
): PlannedPart {
  const sections: PlannedPart['sections'][number][] = [];
  const listedBy = new Map<number, number>();
  const placed = new Set([proband]);
  let highest = 1;
  let level: Carried[] = [{ personId: proband, number: 1, lineage: [] }];

  const carries = (personId: number, generation: number): boolean =>
    generation < generations &&
    !people.isHidden(personId) &&
    kin.unionsOf(personId).some((familyId) => kin.childrenOf(familyId).length > 0);

  for (let generation = 1; generation <= generations && level.length > 0; generation += 1) {
    const next: Carried[] = [];
    const childOf = (
      parent: Carried,
      { personId, link }: { personId: number; link: PlannedChild['link'] },
    ): PlannedChild => {
      const isElsewhere = placed.has(personId);
      placed.add(personId);
      if (isElsewhere || !carries(personId, generation + 1)) return { personId, link, number: null, isElsewhere };
      highest += 1;
      next.push({ personId, number: highest, lineage: [parent.personId, ...parent.lineage] });
      return { personId, link, number: highest, isElsewhere: false };
    };
    const unionOf = (parent: Carried, familyId: number): PlannedUnion => {
      const see = listedBy.get(familyId) ?? null;
      if (see !== null) return { familyId, see, children: [] };
      listedBy.set(familyId, parent.number);
      return {
        familyId,
        see: null,
        children: generation < generations ? kin.childrenOf(familyId).map((child) => childOf(parent, child)) : [],
      };
    };
    const entries = level.map((carried): PlannedEntry =>
      plannedEntry('register', carried.personId, {
        number: carried.number,
        generation,
        lineage: carried.lineage,
        unions: kin.unionsOf(carried.personId).map((familyId) => unionOf(carried, familyId)),
      }),
    );
    sections.push({ heading: capitalise(`${ordinal(generation)} generation`), note: '', entries });
    level = next;
  }
  return { part: 'register', sections };
}
