import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** ISO 3166 numbers: United Kingdom, Ireland, Isle of Man, Guernsey, Jersey. */
const ISLANDS = new Set(['826', '372', '833', '831', '832']);
/** Hundredths of a degree: about a kilometre, half a pixel on the locator map. */
const PRECISION = 100;

/** Bytes of the world's countries (npm `world-atlas`, public domain) in; the outline of the islands as GeoJSON out. */
export function islandsOutline(world: Buffer): string {
  const topology = JSON.parse(world.toString('utf8')) as Topology<{ countries: GeometryCollection }>;
  const { features } = feature(topology, topology.objects.countries);
  return JSON.stringify(
    {
      type: 'FeatureCollection',
      features: features
        .filter(({ id }) => ISLANDS.has(String(id)))
        .map(({ geometry }) => ({ type: 'Feature', properties: {}, geometry })),
    },
    (_key, value: unknown) => (typeof value === 'number' ? Math.round(value * PRECISION) / PRECISION : value),
  );
}
