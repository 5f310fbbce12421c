import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Feature, FeatureCollection, Geometry, MultiPolygon, Position } from 'geojson';

import { COUNTIES } from '#domain/places/gazetteer/counties.ts';
import { baseMap } from '#server/engines/maps/baseMap.ts';

import { type CountyBorder, countyBorders } from './maps/countyBorders.ts';
import { countyCells } from './maps/countyCells.ts';
import { islandsGrid } from './maps/grid.ts';
import { readDataBank } from './maps/readDataBank.ts';
import { inKilometres, simplifyLine } from './maps/simplifyLine.ts';

/**
 * Makes what the map shows from afar: rivers, lakes and borders of the historic counties. docs/data-sources.md says of
 * what and how exact.
 *
 *     node --import tsx tools/pictures/makeMapOverview.ts FOLDER-OF-PST-GEO-DATA
 */
const TARGET = 'src/static/map-data/overview.json';
/** Kilometres that a drawn line may leave the one it was made of. */
const TOLERANCE = 0.2;
/** Square kilometres. */
const SMALLEST_LAKE = 10;
/** Cells of two kilometres: where the nearest place is further away, the border is not drawn. */
const FURTHEST = 3;
/** Ends of the lines of a lake this near each other, in kilometres, are one. */
const CLOSED = 0.3;
/** The gazetteer has too few places there to tell where a county ends. */
const SPARSE = new Set(
  'Carlow Cavan Clare Cork Donegal Dublin Galway Kerry Kildare Kilkenny Laois Leitrim Limerick Longford Louth Mayo Meath Monaghan Offaly Roscommon Sligo Tipperary Waterford Westmeath Wexford Wicklow'.split(
    ' ',
  ),
);

const [folder = ''] = process.argv.slice(2);
const nationOf = new Map(COUNTIES.map(({ name, country }) => [name, country]));
const rounded = (line: readonly Position[]): Position[] =>
  line.map((point) => point.map((value) => Math.round(value * 1_000) / 1_000));
const simple = (line: readonly Position[]): Position[] => rounded(simplifyLine(line, TOLERANCE));

/** Whether a point is on land, by how many coasts lie west of it. */
function landTest(land: readonly Position[][]): (longitude: number, latitude: number) => boolean {
  const crossings = new Map<number, number[]>();
  const crossingsAt = (latitude: number): number[] => {
    const known = crossings.get(latitude);
    if (known) return known;
    const found = land.flatMap((ring) =>
      ring.flatMap(([x = 0, y = 0], at) => {
        const [fromX = x, fromY = y] = ring[at - 1] ?? [];
        return fromY > latitude === y > latitude ? [] : [fromX + ((x - fromX) * (latitude - fromY)) / (y - fromY)];
      }),
    );
    crossings.set(latitude, found);
    return found;
  };
  return (longitude, latitude) => crossingsAt(latitude).filter((crossing) => crossing < longitude).length % 2 === 1;
}

const { features } = JSON.parse(
  baseMap(readFileSync('node_modules/world-atlas/countries-10m.json')),
) as FeatureCollection<MultiPolygon>;
const isLand = landTest(
  features
    .filter(({ properties }) => properties?.kind === 'land')
    .flatMap(({ geometry }) => geometry.coordinates.flat()),
);
const isInland = (line: readonly Position[], share: number): boolean =>
  line.filter(([longitude = 0, latitude = 0]) => isLand(longitude, latitude)).length >= line.length * share;

const rivers = readDataBank(readFileSync(path.join(folder, 'europe-riv_II.dat'))).filter((line) => isInland(line, 0.5));

const squareKilometres = (ring: readonly Position[]): number => {
  const points = ring.map(inKilometres);
  return (
    Math.abs(
      points.reduce((sum, [x, y], at) => sum + x * (points[at - 1]?.[1] ?? y) - (points[at - 1]?.[0] ?? x) * y, 0),
    ) / 2
  );
};
const isClosed = (line: readonly Position[]): boolean => {
  const [from, to] = [inKilometres(line[0] ?? []), inKilometres(line.at(-1) ?? [])];
  return Math.hypot(from[0] - to[0], from[1] - to[1]) < CLOSED;
};
const lakes = readDataBank(readFileSync(path.join(folder, 'europe-cil_II.dat')))
  .filter((line) => isClosed(line) && squareKilometres(line) >= SMALLEST_LAKE && isInland(line, 1))
  // From the middle on, since a closed line ends where it starts.
  .map((line) => [
    ...simple(line.slice(0, Math.ceil(line.length / 2))),
    ...simple(line.slice(Math.ceil(line.length / 2) - 1)).slice(1),
  ])
  .map((line) => [...line.slice(0, -1), ...line.slice(0, 1)]);

const places = readFileSync('server/engines/gazetteer/places.tsv', 'utf8')
  .split(/\r?\n/u)
  .slice(1)
  .filter((line) => line !== '')
  .map((line) => {
    const [, county = '', latitude, longitude] = line.split('\t');
    return { county, latitude: Number(latitude), longitude: Number(longitude) };
  });
const cells = countyCells(places, islandsGrid, isLand);
const isOfNations = ({ counties: [one, other] }: CountyBorder): boolean => nationOf.get(one) !== nationOf.get(other);
const isKnown = ({ counties }: CountyBorder): boolean => !counties.some((county) => SPARSE.has(county));
const counties = countyBorders(cells, islandsGrid, FURTHEST).filter(
  (border) => isKnown(border) && !isOfNations(border),
);
// Without gaps: in the Cheviots, where places are few, it may be two miles off.
const nations = countyBorders(cells, islandsGrid, Infinity).filter((border) => isKnown(border) && isOfNations(border));

const feature = (kind: string, geometry: Geometry): Feature => ({ type: 'Feature', properties: { kind }, geometry });
const lines = (kind: string, drawn: readonly (readonly Position[])[]): Feature =>
  feature(kind, { type: 'MultiLineString', coordinates: drawn.map(simple) });
const overview: FeatureCollection = {
  type: 'FeatureCollection',
  features: [
    feature('lake', { type: 'MultiPolygon', coordinates: lakes.map((ring) => [ring]) }),
    lines('river', rivers),
    lines(
      'county',
      counties.map(({ line }) => line),
    ),
    lines(
      'nation',
      nations.map(({ line }) => line),
    ),
  ],
};
mkdirSync(path.dirname(TARGET), { recursive: true });
writeFileSync(TARGET, `${JSON.stringify(overview)}\n`);
console.log(
  `${rivers.length} rivers, ${lakes.length} lakes, ${counties.length + nations.length} borders: ${JSON.stringify(overview).length} bytes in ${TARGET}`,
);
