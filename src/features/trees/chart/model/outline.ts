import type { Chart, ChartBox } from '#domain/trees/chart/layout/chart.ts';

/** A line of the outline: the same boxes as the chart's, from the focus outwards. */
export interface OutlineItem {
  box: ChartBox;
  /** 1 for the focus. */
  level: number;
  /** Its place among those who were reached from the same box, from 1, and how many they are. */
  position: number;
  setSize: number;
  /** Lines below it, null where there are none and none can be opened. */
  isExpanded: boolean | null;
}

const ORDER: readonly ChartBox['relation'][] = ['self', 'parent', 'sibling', 'half-sibling', 'partner', 'child'];

/** Which way a person's branch goes on from where they are. */
export const branchDirection = ({ relation }: ChartBox, view: Chart['view']): 'up' | 'down' =>
  relation === 'parent' || (relation === 'self' && (view === 'pedigree' || view === 'fan')) ? 'up' : 'down';

/** The lines of a chart's outline, in the order they are read. */
export function outlineOf({ boxes, view }: Chart): OutlineItem[] {
  const next = new Map<string | null, ChartBox[]>();
  for (const box of boxes) {
    const group = next.get(box.from);
    if (group) group.push(box);
    else next.set(box.from, [box]);
  }
  const items: OutlineItem[] = [];
  const waiting: Omit<OutlineItem, 'isExpanded'>[] = (next.get(null) ?? []).map((box) => ({
    box,
    level: 1,
    position: 1,
    setSize: 1,
  }));
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const { box, level } = item;
    const below = (next.get(box.key) ?? []).toSorted((a, b) => ORDER.indexOf(a.relation) - ORDER.indexOf(b.relation));
    const branch = box[branchDirection(box, view)];
    items.push({
      ...item,
      isExpanded: below.length > 0 ? true : branch === 'closed' || branch === 'unloaded' ? false : null,
    });
    for (let index = below.length - 1; index >= 0; index -= 1)
      waiting.push({ box: below[index] as ChartBox, level: level + 1, position: index + 1, setSize: below.length });
  }
  return items;
}
