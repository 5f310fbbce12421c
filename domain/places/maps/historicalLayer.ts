/** A scanned historical map as tiles of another server, set up by the operator (docs/fill-it.md, MAP_LAYERS). */
export interface HistoricalLayer {
  /** As readers choose it: `Ordnance Survey six-inch`. */
  name: string;
  /** Of the map, or the last of its survey. */
  year: number;
  /** https address with {z}, {x} and {y}; {-y} counts rows from the south. */
  tiles: string;
  /** The maker of the map; shown beside it word for word. */
  attribution: string;
  /** West, south, east and north in degrees; null where it covers all of the islands. */
  bounds: readonly [number, number, number, number] | null;
  /** Closest zoom that has tiles. */
  maxZoom: number;
}

/** The layer whose year is nearest; the earlier of two equally near. Null where there is none. */
export const nearestLayer = (layers: readonly HistoricalLayer[], year: number): HistoricalLayer | null =>
  layers.toSorted((a, b) => Math.abs(a.year - year) - Math.abs(b.year - year) || a.year - b.year)[0] ?? null;
