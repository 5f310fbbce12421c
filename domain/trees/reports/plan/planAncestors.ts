import { capitalise } from '#domain/kernel/wording/capitalise.ts';

import type { ParentLink } from '../../core/model/treeFamily.ts';
import { isByBirth } from '../../core/relatives/isByBirth.ts';
import { greats, ordinal } from '../../kinship/inFigures.ts';
import { type KinBond, kinTerm } from '../../kinship/kinTerm.ts';
import { parentsIn, type PlannedPeople, type ReportKin } from './createKin.ts';
import { plannedEntry, type PlannedEntry, type PlannedPart } from './reportPlan.ts';

/** How a line goes on from a child: the first link of it that is not by birth. */
export const bondOver = (bond: KinBond, link: ParentLink): KinBond =>
  bond !== 'birth' || isByBirth(link) ? bond : (link as KinBond);

interface Step {
  personId: number;
  /** Sosa number: the father of n is 2n, the mother 2n + 1. */
  number: number;
  bond: KinBond;
}

const whoOf = (generation: number): string =>
  generation === 2 ? ': parents' : `: ${greats(generation - 3)}grandparents`;
const headingOf = (generation: number): string =>
  capitalise(`${ordinal(generation)} generation`) + (generation === 1 ? '' : whoOf(generation));

/**
 * Plans an ahnentafel: a person, then their ancestors generation by generation under their Sosa numbers. An ancestor
 * who comes up again has their entry under the lower number only; the higher one refers to it, and the line goes no
 * further from there.
 */
export function planAncestors(
  kin: ReportKin,
  people: PlannedPeople,
  proband: number,
  generations: number,
): PlannedPart {
  const numbers = new Map<number, number>();
  const sections: PlannedPart['sections'][number][] = [];
  let level: Step[] = [{ personId: proband, number: 1, bond: 'birth' }];
  for (let generation = 1; generation <= generations && level.length > 0; generation += 1) {
    const next: Step[] = [];
    const entries = level.map((step): PlannedEntry => {
      const { personId, number, bond } = step;
      const see = numbers.get(personId) ?? null;
      const relation =
        generation === 1 || people.isHidden(personId)
          ? ''
          : kinTerm({ up: generation - 1, down: 0, isHalf: false, bond }, people.sexOf(personId));
      const entry = { number, generation, relation };
      if (see !== null) return plannedEntry('ahnentafel', personId, { ...entry, see });
      numbers.set(personId, number);
      next.push(...parentSteps(kin, people, step));
      return plannedEntry('ahnentafel', personId, {
        ...entry,
        unions: unionHere(kin, people, personId, numbers, number),
      });
    });
    const places = 2 ** (generation - 1);
    sections.push({
      heading: headingOf(generation),
      note: generation > 1 && entries.length < places ? `${entries.length} of ${places} are known.` : '',
      entries,
    });
    level = next;
  }
  return { part: 'ahnentafel', sections };
}

function parentSteps(kin: ReportKin, people: PlannedPeople, { personId, number, bond }: Step): Step[] {
  const [family] = kin.parentFamiliesOf(personId);
  if (!family) return [];
  return parentsIn(kin, family.familyId, people).flatMap((parent, at) =>
    parent === null ? [] : [{ personId: parent, number: number * 2 + at, bond: bondOver(bond, family.link) }],
  );
}

/** The families of an ancestor; the children of the couple are listed with the one who comes first. */
function unionHere(
  kin: ReportKin,
  people: PlannedPeople,
  personId: number,
  numbers: ReadonlyMap<number, number>,
  number: number,
): PlannedEntry['unions'] {
  return kin.unionsOf(personId).map((familyId) => {
    const other = kin.partnersOf(familyId).find((id) => id !== personId);
    const see = other === undefined ? undefined : numbers.get(other);
    const children = kin
      .childrenOf(familyId)
      .map((child) => ({ ...child, number: numbers.get(child.personId) ?? null, isElsewhere: false }));
    return { familyId, see: see === undefined || see === number ? null : see, children };
  });
}
