import { beyond, personBox, type DraftBox, type Growth } from './growth.ts';
import { linkTo, type KinFamily } from './kinGraph.ts';

/** A family of a person, with the children who are below it. */
export interface GrownFamily {
  /** Index among the partners of the one it is of; null where the other parent is not known. */
  partner: number | null;
  /** Indexes of the units of the children. */
  children: number[];
}

/** A person with partners beside them. */
export interface DescendantUnit {
  box: DraftBox;
  partners: DraftBox[];
  families: GrownFamily[];
  /** Index of the unit of the parent; -1 for who was there first. */
  parent: number;
}

/** A person to start with. */
export interface DescendantRoot {
  box: DraftBox;
  /** Brothers and sisters are shown without partners and children until they are opened. */
  isClosed: boolean;
}

const otherPartner = ({ partners }: KinFamily, personId: string): string | null =>
  partners.find((partner) => partner !== personId) ?? null;

function addFamily(
  growth: Growth,
  units: DescendantUnit[],
  index: number,
  family: KinFamily,
  hasChildren: boolean,
): void {
  const unit = units[index] as DescendantUnit;
  const { box } = unit;
  const other = otherPartner(family, box.personId ?? '');
  const isLoaded = other !== null && growth.kin.sexOf.has(other);
  if (isLoaded)
    unit.partners.push(
      personBox(growth, other, { from: box.key, relation: 'partner', link: 'unknown', generation: box.generation }),
    );
  const grown: GrownFamily = { partner: isLoaded ? unit.partners.length - 1 : null, children: [] };
  unit.families.push(grown);
  if (!hasChildren || growth.shownFamilies.has(family.id)) return;
  growth.shownFamilies.add(family.id);
  for (const { personId } of family.children) {
    if (!growth.kin.sexOf.has(personId)) continue;
    grown.children.push(units.length);
    const child = personBox(growth, personId, {
      from: box.key,
      relation: 'child',
      link: linkTo(family, personId),
      generation: box.generation - 1,
    });
    units.push({ box: child, partners: [], families: [], parent: index });
  }
}

/**
 * The descendants of some people with their partners, generation by generation. The children of a couple who both
 * descend from the first are below the one who comes first; the other has a reference for a partner.
 * @returns units: the roots in their order, then parents before their children
 */
export function growDescendants(growth: Growth, roots: readonly DescendantRoot[]): DescendantUnit[] {
  const { kin, options, closedDown, openedDown } = growth;
  const units: DescendantUnit[] = roots.map(({ box }) => ({ box, partners: [], families: [], parent: -1 }));
  for (let index = 0; index < units.length; index += 1) {
    const { box } = units[index] as DescendantUnit;
    if (box.kind !== 'person' || box.personId === null) continue;
    const { personId } = box;
    const families = kin.familiesOf(personId);
    const known = families.some(
      (family) =>
        !growth.shownFamilies.has(family.id) && family.children.some((child) => kin.sexOf.has(child.personId)),
    );
    const isMore = kin.moreDown.has(personId);
    const isOpened = openedDown.has(personId);
    const isClosedRoot = roots[index]?.isClosed === true && !isOpened;
    const hasChildren =
      !closedDown.has(personId) && (isOpened || (!isClosedRoot && -box.generation < options.descendants));
    if (isClosedRoot) {
      box.down = beyond(
        families.some((family) => !growth.shownFamilies.has(family.id)),
        isMore,
      );
      continue;
    }
    for (const family of families) addFamily(growth, units, index, family, hasChildren);
    box.down = hasChildren && known ? 'open' : beyond(known, isMore);
  }
  return units;
}
