/** Where something lies on a drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A point with a disc around it, and how wide its label is. */
export interface Labelled {
  x: number;
  y: number;
  radius: number;
  labelWidth: number;
  labelHeight: number;
}

const GAP = 2;
const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Beside the disc, then below, above, and at the other side. */
const placesFor = ({ x, y, radius, labelWidth: width, labelHeight: height }: Labelled): Box[] => [
  { x: x + radius + GAP, y: y - height / 2, width, height },
  { x: x - width / 2, y: y + radius + GAP, width, height },
  { x: x - width / 2, y: y - radius - GAP - height, width, height },
  { x: x - radius - GAP - width, y: y - height / 2, width, height },
];

/**
 * Where labels go so that none covers a disc or another label, or leaves the drawing; the first points have the first
 * choice.
 * @returns for each point, its label's place; null where there is no room for one
 */
export function placeLabels(
  points: readonly Labelled[],
  { width, height }: Pick<Box, 'width' | 'height'>,
): (Box | null)[] {
  const taken: Box[] = points.map(({ x, y, radius }) => ({
    x: x - radius,
    y: y - radius,
    width: 2 * radius,
    height: 2 * radius,
  }));
  return points.map((point) => {
    const free = placesFor(point).find(
      (box) =>
        box.x >= 0 &&
        box.y >= 0 &&
        box.x + box.width <= width &&
        box.y + box.height <= height &&
        !taken.some((other) => meet(box, other)),
    );
    if (free) taken.push(free);
    return free ?? null;
  });
}
