import type { FeatureCollection, Position } from 'geojson';

interface Drawing {
  /** The outline as the path of an SVG. */
  land: string;
  /** Where a place lies on it. */
  pointOf: (longitude: number, latitude: number) => readonly [x: number, y: number];
}

interface Size {
  width: number;
  height: number;
  /** Free at each side. */
  margin: number;
}

const RADIANS = Math.PI / 180;
/** As Mercator has it, from west to east and from north to south. */
const across = (longitude: number) => longitude * RADIANS;
const down = (latitude: number) => -Math.log(Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2));

const ringsOf = ({ features }: FeatureCollection): Position[][] =>
  features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon'
      ? geometry.coordinates
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flat()
        : [],
  );

/**
 * Outlines in degrees, as large as the room allows and in its middle. Null without any. They must not reach a pole or
 * the 180th meridian: nothing is cut there.
 */
export function islandsDrawing(outlines: FeatureCollection, { width, height, margin }: Size): Drawing | null {
  const rings = ringsOf(outlines);
  const points = rings.flat();
  if (points.length === 0) return null;
  const xs = points.map(([longitude = 0]) => across(longitude));
  const ys = points.map(([, latitude = 0]) => down(latitude));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (bottom - top));
  const pointOf = (longitude: number, latitude: number) =>
    [
      width / 2 + (across(longitude) - (left + right) / 2) * scale,
      height / 2 + (down(latitude) - (top + bottom) / 2) * scale,
    ] as const;
  const written = ([longitude = 0, latitude = 0]: Position) =>
    pointOf(longitude, latitude)
      .map((value) => value.toFixed(2))
      .join(',');
  return { land: rings.map((ring) => `M${ring.map(written).join('L')}Z`).join(''), pointOf };
}
