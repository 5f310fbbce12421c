import { pushTo } from '#domain/kernel/compact/pushTo.ts';

import { isDashedLink, type Chart } from '../chart.ts';
import { growAncestors, type AncestorNode } from '../growAncestors.ts';
import { personBox, type Growth } from '../growth.ts';
import { markMarriages } from '../markMarriages.ts';
import { packUnits } from '../packUnits.ts';
import { chartOf, type Placed } from '../placed.ts';
import { placeDescendants } from '../placeDescendants.ts';
import { childSets, stackColumns, type StackPlace } from '../stackColumns.ts';
import { blockOf, mirrorBlock, moveBlock, type Block } from './block.ts';
import { growRows, type KinRow } from './growRows.ts';
import { joinBlocks, type RowBlock } from './joinBlocks.ts';

/** Columns of a row that is turned: who came last is at the bottom again. */
function turnedColumns(places: ReadonlyMap<number, StackPlace>): ReadonlyMap<number, StackPlace> {
  const bottoms = new Map(
    [...places].filter(([, { row, rows }]) => row === rows - 1).map(([index, { top }]) => [top, index]),
  );
  return new Map(
    [...places].map(([index, { top, row, rows }]) => [
      index,
      { top: bottoms.get(top) ?? top, row: rows - 1 - row, rows },
    ]),
  );
}

/** Places a row with all who descend from it; its own one is at the origin. */
function placeRow({ units, roots, own, isTurned }: KinRow, node: AncestorNode, link: boolean): RowBlock {
  const siblings = Array.from({ length: roots }, (_root, index) => index);
  const columns = stackColumns(units, [siblings, ...childSets(units)], (index) => index === own);
  const places = isTurned ? turnedColumns(columns) : columns;
  const points = packUnits(units, places);
  const pointOf = (index: number) => (points[index] ?? 0) - (points[own] ?? 0);
  const placed: Placed = { boxes: [], lines: [] };
  placeDescendants(placed, units, pointOf, places);
  return {
    block: moveBlock(blockOf(placed), 0, node.box.generation),
    hanging: siblings.map((index) => ({
      x: pointOf(index),
      place: places.get(index) ?? null,
      isDashed: index === own ? link : isDashedLink(units[index]?.box.link ?? 'unknown'),
    })),
  };
}

/**
 * Everyone who is related to the focus by blood, with those they married: ancestors, and all who descend from these.
 * Each ancestor has brothers and sisters at the side away from the other parent, and all who descend from them below. A
 * row of ancestors is lifted above what would lie between a couple, so that no line is crossed; so people of one
 * generation may be at several heights.
 */
export function layoutRelatives(growth: Growth): Chart {
  const focus = personBox(growth, growth.options.focus, {
    from: null,
    relation: 'self',
    link: 'unknown',
    generation: 0,
  });
  const nodes = growAncestors(growth, focus);
  const rows = growRows(growth, nodes);
  const blocks = new Map<number, Block>();
  const parentsOf = new Map<number, number[]>();
  nodes.forEach(({ child }, index) => pushTo(parentsOf, child, index));
  // Parents come after their children.
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const [node, row] = [nodes[index], rows[index]];
    if (!node || !row) continue;
    const parents = (parentsOf.get(index) ?? []).map((at) => ({
      isMother: nodes[at]?.isMother === true,
      link: nodes[at]?.box.link ?? ('unknown' as const),
      block: blocks.get(at) ?? null,
    }));
    // A father's block is the other way round until it is joined, as a mother's is drawn: the one whose parents they
    // are is at the left.
    const left = parents.find(({ isMother }) => isMother === row.isTurned)?.block ?? null;
    const right = parents.find(({ isMother }) => isMother !== row.isTurned)?.block ?? null;
    const placed = placeRow(row, node, isDashedLink(parents[0]?.link ?? 'unknown'));
    blocks.set(index, joinBlocks(placed, left && mirrorBlock(left), right, index > 0));
  }
  const { boxes = [], lines = [] } = blocks.get(0) ?? {};
  markMarriages(boxes, growth.kin);
  // A chart's first box is its focus.
  return chartOf('relatives', { boxes: boxes.toSorted((a, b) => Number(b === focus) - Number(a === focus)), lines });
}
