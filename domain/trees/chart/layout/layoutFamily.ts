import { CARD, isDashedLink, type Chart } from './chart.ts';
import { drawChildren, type HangingFamily } from './drawChildren.ts';
import { PARTNER_STEP } from './drawPartners.ts';
import { growAncestors, type AncestorNode } from './growAncestors.ts';
import { growDescendants, type DescendantRoot } from './growDescendants.ts';
import { parentsOf, personBox, type DraftBox, type Growth } from './growth.ts';
import { linkTo, type KinFamily } from './kinGraph.ts';
import { markMarriages } from './markMarriages.ts';
import { packUnits } from './packUnits.ts';
import { chartOf, type Placed } from './placed.ts';
import { GENERATION_STEP, placeDescendants } from './placeDescendants.ts';
import { placeUp } from './placeUp.ts';
import { childSets, stackColumns } from './stackColumns.ts';

/** Brothers and sisters who are beside the focus, and where their line comes from. */
interface SiblingGroup {
  /** Key of the box of the shared parent, and of the other parent where they are known. */
  parentKey: string;
  otherKey: string | null;
  roots: DescendantRoot[];
}

const siblingBoxes = (
  growth: Growth,
  focus: DraftBox,
  family: KinFamily,
  relation: 'sibling' | 'half-sibling',
): DescendantRoot[] =>
  family.children
    .filter(({ personId }) => personId !== focus.personId && growth.kin.sexOf.has(personId))
    .map(({ personId }) => ({
      box: personBox(growth, personId, { from: focus.key, relation, link: linkTo(family, personId), generation: 0 }),
      isClosed: true,
    }));

/** Families of a parent with others than the focus's other parent. */
function halfSiblings(
  growth: Growth,
  focus: DraftBox,
  parent: AncestorNode | undefined,
  ownFamily: number,
  beside: Map<string, DraftBox[]>,
): SiblingGroup[] {
  const parentId = parent?.box.personId;
  if (!parent || !parentId || parent.box.kind !== 'person') return [];
  return growth.kin.familiesOf(parentId).flatMap((family) => {
    if (family.id === ownFamily || growth.shownFamilies.has(family.id)) return [];
    growth.shownFamilies.add(family.id);
    const other = family.partners.find((partner) => partner !== parentId && growth.kin.sexOf.has(partner));
    const otherBox =
      other === undefined
        ? null
        : personBox(growth, other, { from: parent.box.key, relation: 'partner', link: 'unknown', generation: 1 });
    if (otherBox) beside.set(parent.box.key, [...(beside.get(parent.box.key) ?? []), otherBox]);
    return [
      {
        parentKey: parent.box.key,
        otherKey: otherBox?.key ?? null,
        roots: siblingBoxes(growth, focus, family, 'half-sibling'),
      },
    ];
  });
}

/** The focus between the brothers and sisters, in the order of the family. */
function inBirthOrder(
  focus: DescendantRoot,
  siblings: readonly DescendantRoot[],
  family: KinFamily | null,
): DescendantRoot[] {
  const order = new Map(family?.children.map(({ personId }, index) => [personId, index]));
  const rank = ({ box }: DescendantRoot) => order.get(box.personId ?? '') ?? 0;
  return [
    ...siblings.filter((sibling) => rank(sibling) < rank(focus)),
    focus,
    ...siblings.filter((sibling) => rank(sibling) >= rank(focus)),
  ];
}

/**
 * A family as an hourglass: ancestors above, descendants below, partners and brothers and sisters beside. Half brothers
 * and sisters are at the side of the parent they share, whose other partners are beside that parent. The view
 * `hourglass` leaves all of them out.
 */
export function layoutFamily(growth: Growth): Chart {
  const { options } = growth;
  const focus = personBox(growth, options.focus, { from: null, relation: 'self', link: 'unknown', generation: 0 });
  const ancestors = growAncestors(growth, focus);
  const parents = ancestors.filter(({ child }) => child === 0);
  const own =
    parents.length > 0 && options.view === 'family' ? (parentsOf(growth, options.focus)?.family ?? null) : null;
  if (own) growth.shownFamilies.add(own.id);
  const focusRoot: DescendantRoot = { box: focus, isClosed: false };
  const full = own ? siblingBoxes(growth, focus, own, 'sibling') : [];
  const beside = new Map<string, DraftBox[]>();
  const ofFather = own
    ? halfSiblings(
        growth,
        focus,
        parents.find(({ isMother }) => !isMother),
        own.id,
        beside,
      )
    : [];
  const ofMother = own
    ? halfSiblings(
        growth,
        focus,
        parents.find(({ isMother }) => isMother),
        own.id,
        beside,
      )
    : [];
  const row = [
    ...ofFather.toReversed().flatMap(({ roots }) => roots),
    ...inBirthOrder(focusRoot, full, own),
    ...ofMother.flatMap(({ roots }) => roots),
  ];

  const units = growDescendants(growth, row);
  const focusIndex = row.indexOf(focusRoot);
  const indexesOf = (roots: readonly DescendantRoot[]) => roots.map((root) => row.indexOf(root));
  const siblingSets = [...ofFather, ...ofMother].map(({ roots }) => indexesOf(roots));
  const places = stackColumns(
    units,
    [indexesOf(inBirthOrder(focusRoot, full, own)), ...siblingSets, ...childSets(units)],
    (index) => index === focusIndex,
  );
  const points = packUnits(units, places);
  const origin = points[focusIndex] ?? 0;
  const pointOf = (index: number) => (points[index] ?? 0) - origin;

  const placed: Placed = { boxes: [], lines: [] };
  placeDescendants(placed, units, pointOf, places);
  const middles = placeUp(placed, ancestors, false, beside);
  const childAt = (root: DescendantRoot) => ({
    x: pointOf(row.indexOf(root)),
    place: places.get(row.indexOf(root)) ?? null,
    isDashed: isDashedLink(root === focusRoot ? (parents[0]?.box.link ?? 'unknown') : root.box.link),
  });
  const parentY = -GENERATION_STEP;
  const below = parentY + CARD.height / 2;
  const middleOf = (key: string) => middles.get(key) ?? 0;
  const families: HangingFamily[] = [...ofFather, ...ofMother].map(({ parentKey, otherKey, roots }) => {
    const parentX = middleOf(parentKey);
    const side = otherKey === null ? 0 : Math.sign(middleOf(otherKey) - parentX);
    const from =
      otherKey === null || side === 0
        ? { x: parentX, y: below }
        : { x: middleOf(otherKey) - side * 0.5 * PARTNER_STEP, y: parentY };
    return { from, children: roots.map(childAt) };
  });
  if (parents.length > 0)
    families.unshift({
      from: { x: 0, y: parents.length > 1 ? parentY : below },
      children: [focusRoot, ...full].map(childAt),
    });
  drawChildren(placed, families, -CARD.height / 2);
  markMarriages(placed.boxes, growth.kin);
  return chartOf(options.view, placed);
}
