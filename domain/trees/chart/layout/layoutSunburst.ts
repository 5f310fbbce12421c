import { CARD, type Chart, type ChartBox } from './chart.ts';
import { personBox, type Growth, beyond, type DraftBox } from './growth.ts';
import { linkTo } from './kinGraph.ts';
import { wedgeRect } from './wedgeRect.ts';

/** A person of a fan of descendants. */
interface OffspringNode {
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
function growOffspring(growth: Growth, root: DraftBox): OffspringNode[] {
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

/** The fan opens by this many degrees, its middle at the top, as that of ancestors. */
const SPAN = 250;
const HUB = 84;
/** Thickness of the rings: text is along the first and across the others, as families grow. */
const RING = 100;
const OUTER_RING = 124;
const ALONG = 2;
/** More rings than this cannot be read. */
const SUNBURST_GENERATIONS = 8;

const radiusBefore = (generation: number): number =>
  HUB + RING * Math.min(generation - 1, ALONG) + OUTER_RING * Math.max(generation - 1 - ALONG, 0);

/**
 * Descendants in rings about the focus, children beside each other in the order of their families, the eldest at the
 * left. Everyone has as much of their parent's part as they have descendants at the edge, so that the narrowest are
 * alike.
 */
export function layoutSunburst(growth: Growth): Chart {
  const root = personBox(growth, growth.options.focus, {
    from: null,
    relation: 'self',
    link: 'unknown',
    generation: 0,
  });
  const nodes = growOffspring(
    {
      ...growth,
      options: { ...growth.options, descendants: Math.min(growth.options.descendants, SUNBURST_GENERATIONS) },
    },
    root,
  );
  // From the youngest up: how many are at the edge below each.
  const edge = new Float64Array(nodes.length);
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    edge[index] = Math.max(1, edge[index] ?? 0);
    const parent = nodes[index]?.parent ?? -1;
    if (parent >= 0) edge[parent] = (edge[parent] ?? 0) + (edge[index] ?? 1);
  }
  /** Where the next child of each starts. */
  const next = new Float64Array(nodes.length).fill(-SPAN / 2);
  const share = SPAN / (edge[0] ?? 1);
  const boxes = nodes.map(({ box, parent }, index): ChartBox => {
    if (parent < 0)
      return { ...box, x: -CARD.width / 2, y: -CARD.height / 2, wedge: { from: 0, to: 360, inner: 0, outer: HUB } };
    const from = next[parent] ?? 0;
    const to = from + (edge[index] ?? 1) * share;
    next[parent] = to;
    next[index] = from;
    const generation = -box.generation;
    const wedge = { from, to, inner: radiusBefore(generation), outer: radiusBefore(generation + 1) };
    const angle = (((from + to) / 2) * Math.PI) / 180;
    const middle = (wedge.inner + wedge.outer) / 2;
    return {
      ...box,
      x: Math.sin(angle) * middle - CARD.width / 2,
      y: -Math.cos(angle) * middle - CARD.height / 2,
      wedge,
    };
  });
  const rects = boxes.flatMap(({ wedge }) => wedge ?? []).map(wedgeRect);
  const bounds = {
    left: Math.min(...rects.map(({ left }) => left)),
    top: Math.min(...rects.map(({ top }) => top)),
    right: Math.max(...rects.map(({ right }) => right)),
    bottom: Math.max(...rects.map(({ bottom }) => bottom)),
  };
  return { view: 'sunburst', card: { width: CARD.width, height: CARD.height }, boxes, lines: [], blanks: [], bounds };
}
