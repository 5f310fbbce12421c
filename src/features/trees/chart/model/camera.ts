/** A rectangle of a chart, in the chart's units. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What of a chart is in the window: its point at the window's middle, and CSS pixels for one unit. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

/** CSS pixels. */
export interface WindowSize {
  width: number;
  height: number;
}

export const LEAST_SCALE = 0.02;
export const MOST_SCALE = 2;
/** Room left about a chart that is fitted into the window, CSS pixels. */
export interface Margins {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Windows narrower than this have the zoom buttons at their foot, others at their left. */
export const NARROW = 768;
export const NARROW_MARGINS: Margins = { left: 12, top: 24, right: 12, bottom: 84 };
export const WIDE_MARGINS: Margins = { left: 76, top: 32, right: 36, bottom: 36 };

/** What of a window the tools over it leave free. */
export const marginsOf = ({ width }: WindowSize): Margins => (width < NARROW ? NARROW_MARGINS : WIDE_MARGINS);

/** A small chart is not blown up to fill the window. */
const MOST_FIT_SCALE = 1;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** What of the chart the window shows. */
export function windowRect({ x, y, scale }: Camera, { width, height }: WindowSize): Rect {
  return {
    left: x - width / 2 / scale,
    top: y - height / 2 / scale,
    right: x + width / 2 / scale,
    bottom: y + height / 2 / scale,
  };
}

/** The chart's point under a point of the window. */
export const chartPoint = (
  { x, y, scale }: Camera,
  { width, height }: WindowSize,
  at: { x: number; y: number },
): { x: number; y: number } => ({ x: x + (at.x - width / 2) / scale, y: y + (at.y - height / 2) / scale });

/** Nearer or farther by a factor, with the point of the window that was aimed at staying where it is. */
export function zoomAt(
  camera: Camera,
  size: WindowSize,
  factor: number,
  at = { x: size.width / 2, y: size.height / 2 },
): Camera {
  const scale = clamp(camera.scale * factor, LEAST_SCALE, MOST_SCALE);
  const aim = chartPoint(camera, size, at);
  return { scale, x: aim.x - (at.x - size.width / 2) / scale, y: aim.y - (at.y - size.height / 2) / scale };
}

/** The whole of a rectangle in the window, in the middle of what its tools leave free. */
export function fitRect({ left, top, right, bottom }: Rect, size: WindowSize, margins = marginsOf(size)): Camera {
  const [width, height] = [size.width - margins.left - margins.right, size.height - margins.top - margins.bottom];
  const scale = clamp(
    Math.min(width / Math.max(right - left, 1), height / Math.max(bottom - top, 1)),
    LEAST_SCALE,
    MOST_FIT_SCALE,
  );
  return {
    x: (left + right) / 2 - (margins.left - margins.right) / 2 / scale,
    y: (top + bottom) / 2 - (margins.top - margins.bottom) / 2 / scale,
    scale,
  };
}

/** Keeps some of the chart in the window, however far it is pushed. */
export function clampCamera(camera: Camera, { left, top, right, bottom }: Rect): Camera {
  return { ...camera, x: clamp(camera.x, left, right), y: clamp(camera.y, top, bottom) };
}

/** True where a rectangle lies wholly within another. */
export const isInside = (inner: Rect, outer: Rect): boolean =>
  inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;

/** A rectangle with a margin, as a share of its own size. */
export function expandRect({ left, top, right, bottom }: Rect, share: number): Rect {
  const [x, y] = [(right - left) * share, (bottom - top) * share];
  return { left: left - x, top: top - y, right: right + x, bottom: bottom + y };
}
