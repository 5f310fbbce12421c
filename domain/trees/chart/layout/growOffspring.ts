import { beyond, personBox, type DraftBox, type Growth } from './growth.ts';
import { linkTo } from './kinGraph.ts';

/** A person of a fan of descendants. */
export interface OffspringNode {
  box: DraftBox;
  /** Index of the parent they were reached from; -1 for the first. */
  parent: number;
}

/**
 * The descendants of a person without partners, generation by generation, as far as the options say. Who descends from
 * the first in two ways is drawn where they are nearest, and referred to elsewhere; so no data, however entangled, goes
 * on for ever.
 * @returns the first person's node, then parents before their children
 */
export function growOffspring(growth: Growth, root: DraftBox): OffspringNode[] {
  const nodes: OffspringNode[] = [{ box: root, parent: -1 }];
  const { kin, options, closedDown, openedDown } = growth;
  for (let index = 0; index < nodes.length; index += 1) {
    const { box } = nodes[index] as OffspringNode;
    if (box.kind !== 'person' || box.personId === null) continue;
    const children = kin
      .familiesOf(box.personId)
      .flatMap((family) =>
        family.children
          .filter(({ personId }) => kin.sexOf.has(personId))
          .map(({ personId }) => ({ personId, link: linkTo(family, personId) })),
      );
    const isMore = kin.moreDown.has(box.personId);
    const isWithin = root.generation - box.generation < options.descendants;
    if (closedDown.has(box.personId) || !(isWithin || openedDown.has(box.personId))) {
      box.down = beyond(children.length > 0, isMore);
      continue;
    }
    box.down = children.length > 0 ? 'open' : beyond(false, isMore);
    for (const { personId, link } of children)
      nodes.push({
        box: personBox(growth, personId, { from: box.key, relation: 'child', link, generation: box.generation - 1 }),
        parent: index,
      });
  }
  return nodes;
}
