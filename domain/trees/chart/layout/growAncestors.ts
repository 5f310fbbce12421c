import {
  beyond,
  hasUnknownParents,
  parentsOf,
  personBox,
  placeBox,
  unknownParentsBox,
  type DraftBox,
  type Growth,
  type ParentsOf,
} from './growth.ts';

/** A person of a pedigree. */
export interface AncestorNode {
  box: DraftBox;
  /** Index of the child it was reached from; -1 for the first. */
  child: number;
  isMother: boolean;
}

function parentBoxes(
  growth: Growth,
  box: DraftBox,
  parents: ParentsOf | null,
  hasPlaces: boolean,
): Omit<AncestorNode, 'child'>[] {
  const reached = {
    from: box.key,
    relation: 'parent' as const,
    link: parents?.link ?? ('unknown' as const),
    generation: box.generation + 1,
  };
  const slots = [
    { personId: parents?.father ?? null, relation: 'FATHER' as const },
    { personId: parents?.mother ?? null, relation: 'MOTHER' as const },
  ];
  return slots.flatMap(({ personId, relation }) => {
    const isMother = relation === 'MOTHER';
    if (personId !== null) return [{ box: personBox(growth, personId, reached), isMother }];
    return hasPlaces ? [{ box: placeBox(growth, box, relation), isMother }] : [];
  });
}

/** Views with brothers and sisters: those of the focus, or those of every ancestor, too. */
const joinsSiblings = ({ options: { view } }: Growth, isFocus: boolean): boolean =>
  view === 'relatives' || (view === 'family' && isFocus);

/**
 * The ancestors of a person, generation by generation, as far as the options say. Who is an ancestor twice is drawn
 * with their own ancestors where they are nearest, and referred to elsewhere; so no data, however entangled, goes on
 * for ever.
 * @returns the first person's node, then children before their parents and fathers before mothers
 */
export function growAncestors(growth: Growth, root: DraftBox): AncestorNode[] {
  const nodes: AncestorNode[] = [{ box: root, child: -1, isMother: false }];
  const { kin, options, closedUp, openedUp } = growth;
  for (let index = 0; index < nodes.length; index += 1) {
    const { box } = nodes[index] as AncestorNode;
    if (box.kind !== 'person' || box.personId === null) continue;
    const parents = parentsOf(growth, box.personId);
    const isKnown = parents !== null && (parents.father !== null || parents.mother !== null);
    const isMore = kin.moreUp.has(box.personId) || parents?.isPartly === true;
    const isWithin = box.generation - root.generation < options.ancestors;
    if (closedUp.has(box.personId) || !(isWithin || openedUp.has(box.personId))) {
      box.up = beyond(isKnown, isMore);
      continue;
    }
    box.up = isKnown ? 'open' : beyond(false, isMore);
    const found = parentBoxes(growth, box, parents, options.hasPlaces && isWithin && !isMore);
    for (const parent of found) nodes.push({ ...parent, child: index });
    if (
      found.length > 0 ||
      parents === null ||
      !joinsSiblings(growth, index === 0) ||
      !hasUnknownParents(growth, parents, box.personId)
    )
      continue;
    nodes.push({ box: unknownParentsBox(growth, box, parents.link), isMother: false, child: index });
  }
  return nodes;
}
