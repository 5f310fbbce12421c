import type { AncestorNode } from '../growAncestors.ts';
import { growDescendants, type DescendantRoot, type DescendantUnit } from '../growDescendants.ts';
import { parentsOf, personBox, type Growth } from '../growth.ts';
import { linkTo, type KinFamily, type KinIndex } from '../kinGraph.ts';

/** An ancestor, or the focus, with brothers and sisters, and everyone who descends from these. */
export interface KinRow {
  units: readonly DescendantUnit[];
  /**
   * How many of the units are the ancestor and the brothers and sisters. The ancestor is the first, the focus where
   * they were born.
   */
  roots: number;
  /** Index of the unit of the ancestor. */
  own: number;
  /** A father's row is drawn the other way round: everyone in it comes in the opposite order. */
  isTurned: boolean;
}

const turned = (family: KinFamily): KinFamily => ({ ...family, children: family.children.toReversed() });

/** Kin without the families that the lines of ancestors join: these have their couples above each other. */
const withoutLines = (kin: KinIndex, lines: ReadonlySet<number>, isTurned: boolean): KinIndex => ({
  ...kin,
  familiesOf: (personId) =>
    kin
      .familiesOf(personId)
      .filter(({ id }) => !lines.has(id))
      .map((family) => (isTurned ? turned(family) : family)),
});

/** Brothers and sisters, as roots; none where they are beside another child of the family already. */
function siblingRoots(growth: Growth, { box }: AncestorNode, family: KinFamily): DescendantRoot[] {
  if (growth.shownFamilies.has(family.id)) return [];
  growth.shownFamilies.add(family.id);
  return family.children
    .filter(({ personId }) => personId !== box.personId && growth.kin.sexOf.has(personId))
    .map(({ personId }) => ({
      box: personBox(growth, personId, {
        from: box.key,
        relation: 'sibling',
        link: linkTo(family, personId),
        generation: box.generation,
      }),
      isClosed: false,
    }));
}

/**
 * The rows of all relatives by blood, each with those who married into it: one for every ancestor, and that of the
 * focus. A person who is in two of them has a card in the nearest and references elsewhere.
 * @param nodes - the focus and the ancestors (`growAncestors`)
 * @returns rows in the order of the nodes
 */
export function growRows(growth: Growth, nodes: readonly AncestorNode[]): KinRow[] {
  const hasParents = new Set(nodes.map(({ child }) => child));
  const families = nodes.map(({ box }, index) =>
    hasParents.has(index) && box.personId !== null ? (parentsOf(growth, box.personId)?.family ?? null) : null,
  );
  const lines = new Set(families.flatMap((family) => family?.id ?? []));
  return nodes.map((node, index) => {
    const isFocus = index === 0;
    const isTurned = !isFocus && !node.isMother;
    const family = families[index] ?? null;
    const siblings = family ? siblingRoots(growth, node, family) : [];
    const order = family?.children.map(({ personId }) => personId) ?? [];
    const elder = isFocus
      ? siblings.filter(({ box }) => order.indexOf(box.personId ?? '') < order.indexOf(node.box.personId ?? '')).length
      : 0;
    const beside = isTurned ? siblings.toReversed() : siblings;
    const roots = beside.toSpliced(elder, 0, { box: node.box, isClosed: false });
    return {
      units: growDescendants({ ...growth, kin: withoutLines(growth.kin, lines, isTurned) }, roots),
      roots: roots.length,
      own: elder,
      isTurned,
    };
  });
}
