import type { HistoricalLayer } from '#domain/places/maps/historicalLayer.ts';

import { isSafeAddress } from './hostNames.ts';

const DEFAULT_MAX_ZOOM = 15;
const MOST_ZOOM = 20;
/** WMTS in its RESTful form names what XYZ does otherwise. */
const WMTS: Readonly<Record<string, string>> = { '{TileMatrix}': '{z}', '{TileCol}': '{x}', '{TileRow}': '{y}' };

/** @throws Error that ends the sentence "MAP_LAYERS must be …". */
function fail(number: number, what: string): never {
  throw new Error(`a list in JSON of historical maps; number ${number} ${what}`);
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 500;

function readTiles(value: unknown, number: number): string {
  if (!isText(value)) return fail(number, 'has no "tiles"');
  const tiles = Object.entries(WMTS).reduce((address, [theirs, ours]) => address.replace(theirs, ours), value.trim());
  if (!tiles.includes('{z}') || !tiles.includes('{x}') || !/\{-?y\}/u.test(tiles))
    return fail(number, 'needs "tiles" with {z}, {x} and {y}');
  const address = URL.canParse(tiles) ? new URL(tiles) : null;
  return address && isSafeAddress(address) && /^[a-z0-9.:[\]-]+$/u.test(address.hostname) && address.username === ''
    ? tiles
    : fail(number, 'needs "tiles" at an https address');
}

function readBounds(value: unknown, number: number): HistoricalLayer['bounds'] {
  if (value === undefined || value === null) return null;
  const [west, south, east, north] =
    Array.isArray(value) &&
    value.length === 4 &&
    value.every((edge) => typeof edge === 'number' && Number.isFinite(edge))
      ? (value as number[])
      : [];
  if (
    west === undefined ||
    south === undefined ||
    east === undefined ||
    north === undefined ||
    west >= east ||
    south >= north ||
    west < -180 ||
    east > 180 ||
    south < -90 ||
    north > 90
  )
    return fail(number, 'needs "bounds" of west, south, east and north in degrees');
  return [west, south, east, north];
}

function readLayer(value: unknown, at: number): HistoricalLayer {
  const number = at + 1;
  const given =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : fail(number, 'is no object');
  const { name, year, attribution, maxZoom = DEFAULT_MAX_ZOOM } = given;
  if (!isText(name)) return fail(number, 'has no "name"');
  if (!Number.isInteger(year) || Number(year) < 1500 || Number(year) > 2100)
    return fail(number, 'needs a "year" such as 1888');
  if (!isText(attribution)) return fail(number, 'has no "attribution"');
  if (!Number.isInteger(maxZoom) || Number(maxZoom) < 1 || Number(maxZoom) > MOST_ZOOM)
    return fail(number, `needs a "maxZoom" from 1 to ${MOST_ZOOM}`);
  return {
    name: name.trim(),
    year: Number(year),
    tiles: readTiles(given.tiles, number),
    attribution: attribution.trim(),
    bounds: readBounds(given.bounds, number),
    maxZoom: Number(maxZoom),
  };
}

/**
 * Historical maps as an operator lists them (docs/fill-it.md, Historical maps), the oldest first.
 *
 * @throws Error that names the first entry at fault and ends the sentence "MAP_LAYERS must be …".
 */
export function parseMapLayers(text: string): readonly HistoricalLayer[] {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new Error('a list in JSON of historical maps');
  }
  if (!Array.isArray(given)) throw new Error('a list in JSON of historical maps');
  return given.map(readLayer).sort((a, b) => a.year - b.year);
}
