import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { FeatureCollection, Geometry, Position } from 'geojson';

import { projectRoot } from '#server/platform/config/projectRoot.ts';

import { baseMap } from './baseMap.ts';

/** A line or ring: longitude and latitude of its points, in degrees, WGS 84. */
export type MapLine = readonly Position[];

/** What a map of Britain and Ireland is drawn of. */
export interface BaseMap {
  /** Polygons, each its outer ring and the rings of its holes. */
  land: readonly (readonly MapLine[])[];
  abroad: readonly (readonly MapLine[])[];
  lakes: readonly (readonly MapLine[])[];
  rivers: readonly MapLine[];
  /** Borders of historic counties, of nations, and the one in Ireland. */
  counties: readonly MapLine[];
  nations: readonly MapLine[];
}

const polygons = (geometry: Geometry): MapLine[][] =>
  geometry.type === 'MultiPolygon' ? geometry.coordinates : geometry.type === 'Polygon' ? [geometry.coordinates] : [];
const lines = (geometry: Geometry): MapLine[] =>
  geometry.type === 'MultiLineString'
    ? geometry.coordinates
    : geometry.type === 'LineString'
      ? [geometry.coordinates]
      : [];

let read: BaseMap | undefined;

/**
 * The map that the site’s pages draw, for what the server draws. Read from the project’s folder once per process (about
 * 0.2 s) and shared from then on.
 */
export function readBaseMap(): BaseMap {
  if (read) return read;
  const fileOf = (...parts: string[]) => readFileSync(path.join(projectRoot(), ...parts));
  const coasts = JSON.parse(baseMap(fileOf('node_modules', 'world-atlas', 'countries-10m.json'))) as FeatureCollection;
  const inland = JSON.parse(fileOf('src', 'static', 'map-data', 'overview.json').toString()) as FeatureCollection;
  const of = <Shape>(kind: string, shapes: (geometry: Geometry) => Shape[]): Shape[] =>
    [...coasts.features, ...inland.features]
      .filter(({ properties }) => properties?.kind === kind)
      .flatMap(({ geometry }) => shapes(geometry));
  read = {
    land: of('land', polygons),
    abroad: of('abroad', polygons),
    lakes: of('lake', polygons),
    rivers: of('river', lines),
    counties: of('county', lines),
    nations: [...of('nation', lines), ...of('border', lines)],
  };
  return read;
}
