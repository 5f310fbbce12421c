import type { Feature, Geometry, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';

/** ISO 3166 numbers: United Kingdom, Ireland, Isle of Man, Guernsey, Jersey. */
const ISLANDS = new Set(['826', '372', '833', '831', '832']);
/** What else lies within the frame: France, Belgium, Netherlands, Germany, Denmark, Norway, the Faroes. */
const NEIGHBOURS = new Set(['250', '056', '528', '276', '208', '578', '234']);
/** West, south, east, north: what a map of the islands may show at its edges. */
const FRAME = [-17, 46, 9, 64] as const;

const rounded = (digits: number) => (value: number) => Math.round(value * 10 ** digits) / 10 ** digits;

/** The part of a ring on one side of a line across one axis (Sutherland and Hodgman). */
function clipSide(
  ring: readonly Position[],
  axis: 0 | 1,
  limit: number,
  isInside: (value: number) => boolean,
): Position[] {
  return ring.flatMap((point, at) => {
    const before = ring[(at + ring.length - 1) % ring.length] ?? point;
    const [here = 0, there = 0] = [point[axis], before[axis]];
    const share = (limit - there) / (here - there);
    const crossing =
      isInside(here) === isInside(there)
        ? []
        : [before.map((value, index) => value + share * ((point[index] ?? 0) - value))];
    return isInside(here) ? [...crossing, point] : crossing;
  });
}

function clipToFrame(ring: readonly Position[]): Position[] {
  const [west, south, east, north] = FRAME;
  const wide = clipSide(
    clipSide(ring, 0, west, (x) => x >= west),
    0,
    east,
    (x) => x <= east,
  );
  return clipSide(
    clipSide(wide, 1, south, (y) => y >= south),
    1,
    north,
    (y) => y <= north,
  );
}

/** Coordinates to so many digits, without points that then repeat the one before; closed again. */
function tidy(ring: readonly Position[], digits: number): Position[] {
  const round = rounded(digits);
  const points = ring
    .map((point) => point.map(round))
    .filter((point, at, all) => at === 0 || point[0] !== all[at - 1]?.[0] || point[1] !== all[at - 1]?.[1]);
  const [first] = points;
  return first && points.length > 2 ? [...points, first] : [];
}

const polygonsOf = (geometry: Geometry): Position[][][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [];

function outline(geometry: Geometry, digits: number): Geometry {
  const polygons = polygonsOf(geometry).map((rings) =>
    rings.map((ring) => tidy(clipToFrame(ring.slice(0, -1)), digits)).filter((ring) => ring.length > 0),
  );
  return { type: 'MultiPolygon', coordinates: polygons.filter((rings) => rings.length > 0) };
}

/**
 * Bytes of the world's countries (npm `world-atlas`, public domain) in; out come, as GeoJSON, the islands (`kind`
 * land), the coasts across the water (abroad) and the border in Ireland (border).
 */
export function baseMap(world: Buffer): string {
  const topology = JSON.parse(world.toString('utf8')) as Topology<{ countries: GeometryCollection }>;
  const { countries } = topology.objects;
  const drawn = feature(topology, countries).features.flatMap(({ id, geometry }): Feature[] => {
    const kind = ISLANDS.has(String(id)) ? 'land' : NEIGHBOURS.has(String(id)) ? 'abroad' : null;
    return kind
      ? [{ type: 'Feature', properties: { kind }, geometry: outline(geometry, kind === 'land' ? 3 : 2) }]
      : [];
  });
  const isIsland = ({ id }: GeometryObject) => ISLANDS.has(String(id));
  const border = mesh(topology, countries, (a, b) => a !== b && isIsland(a) && isIsland(b));
  const line: Feature = {
    type: 'Feature',
    properties: { kind: 'border' },
    geometry: {
      ...border,
      coordinates: border.coordinates.map((points) => points.map((point) => point.map(rounded(3)))),
    },
  };
  return JSON.stringify({ type: 'FeatureCollection', features: [...drawn, line] });
}
