/** What hangs below one point: where its line comes down, and the hang-points it leads to. All along the breadth. */
export interface Hanging {
  drop: number;
  children: readonly number[];
}

const spanOf = ({ drop, children }: Hanging): [number, number] => [
  Math.min(drop, ...children),
  Math.max(drop, ...children),
];

/**
 * Whether the cross-bar of one must lie above that of another, so that neither is run over by what leads to or from the
 * other.
 */
function isAbove(upper: Hanging, lower: Hanging): boolean {
  const [from, to] = spanOf(lower);
  const [least, most] = spanOf(upper);
  return (upper.drop >= from && upper.drop <= to) || lower.children.some((child) => child >= least && child <= most);
}

/**
 * Gives the cross-bars of several families between the same two generations their heights, so that those which reach
 * over each other do not lie in one line, and as few as can be are crossed.
 * @returns for each its lane, 0 the nearest to the parents; cross-bars that keep clear of each other share one
 */
export function lanesOf(hanging: readonly Hanging[]): number[] {
  const lanes = hanging.map(() => 0);
  // Who depends on each other in a ring is distinguished by the order they came in; as many turns as there are families
  // settle all.
  for (let turn = 0; turn < hanging.length; turn += 1) {
    hanging.forEach((lower, at) => {
      hanging.forEach((upper, before) => {
        if (before === at || !isAbove(upper, lower)) return;
        if (isAbove(lower, upper) && before > at) return;
        lanes[at] = Math.max(lanes[at] ?? 0, (lanes[before] ?? 0) + 1);
      });
    });
  }
  return lanes.map((lane) => Math.min(lane, hanging.length - 1));
}
