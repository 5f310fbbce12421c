import type { ParentLink } from '../../core/model/treeFamily.ts';
import { createKin, type KinLink, type PlannedPeople, type ReportKin } from './createKin.ts';

/** Kin for tests: families as `[couple, children]`, a child as a number or with how it belongs there. */
export function kinOf(
  ...families: (readonly [couple: readonly number[], children: readonly (number | readonly [number, ParentLink])[]])[]
): ReportKin {
  const links = families.flatMap(([couple, children], at): KinLink[] => [
    ...couple.map((personId): KinLink => ({ familyId: at + 1, role: 'partner', personId, link: null })),
    ...children.map((child): KinLink =>
      typeof child === 'number'
        ? { familyId: at + 1, role: 'child', personId: child, link: 'birth' }
        : { familyId: at + 1, role: 'child', personId: child[0], link: child[1] },
    ),
  ]);
  return createKin(links);
}

/** People of whom odd numbers are women; some are hidden. */
export const peopleWith = (...hidden: number[]): PlannedPeople => ({
  sexOf: (id) => (id % 2 === 0 ? 'm' : 'f'),
  isHidden: (id) => hidden.includes(id),
  areMarried: () => true,
});
