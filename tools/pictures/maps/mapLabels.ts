import type { Feature } from 'geojson';

/** Towns that are named from the start; the rest come on zooming in. */
const TOWNS = 1_200;
/** From which zoom a place is named, by its rank in the gazetteer, where the best known come first. */
const ZOOM_OF_RANK: readonly (readonly [ranks: number, zoom: number])[] = [
  [14, 4],
  [45, 5],
  [130, 6],
  [400, 7],
  [TOWNS, 8],
  [4_000, 9.6],
  [Infinity, 10.8],
];

const NATIONS: readonly (readonly [name: string, longitude: number, latitude: number])[] = [
  ['England', -1.3, 52.75],
  ['Scotland', -4.2, 56.75],
  ['Wales', -3.75, 52.3],
  ['Ireland', -7.75, 53.2],
];
const SEAS: readonly (readonly [name: string, longitude: number, latitude: number])[] = [
  ['North Sea', 2.2, 56.4],
  ['Irish Sea', -4.95, 53.75],
  ['English Channel', -1.8, 50.05],
  ['Celtic Sea', -7.3, 50.6],
  ['Atlantic Ocean', -11.2, 55.2],
  ['Bristol Channel', -4.4, 51.35],
  ['Moray Firth', -3.3, 57.85],
  ['The Minch', -5.9, 58.05],
];

type Label = Feature & { properties: { kind: string; name: string; from: number; rank: number } };

const label = (kind: string, name: string, longitude: number, latitude: number, from: number, rank = 0): Label => ({
  type: 'Feature',
  properties: { kind, name, from, rank },
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
});

const collection = (features: readonly Label[]): string => JSON.stringify({ type: 'FeatureCollection', features });

interface PlaceLine {
  name: string;
  county: string;
  latitude: number;
  longitude: number;
}

function readLines(gazetteer: Buffer): PlaceLine[] {
  const lines = gazetteer
    .toString('utf8')
    .split(/\r?\n/u)
    .slice(1)
    .filter((line) => line !== '');
  return lines.map((line) => {
    const [name = '', county = '', latitude, longitude] = line.split('\t');
    return { name, county, latitude: Number(latitude), longitude: Number(longitude) };
  });
}

const townLabel = ({ name, longitude, latitude }: PlaceLine, rank: number): Label =>
  label('town', name, longitude, latitude, ZOOM_OF_RANK.find(([ranks]) => rank < ranks)?.[1] ?? 12, rank);

const mean = (values: readonly number[]): number =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 1_000) / 1_000;

/** A county is named in the middle of its places. */
function countyLabels(places: readonly PlaceLine[]): Label[] {
  const byCounty = new Map<string, PlaceLine[]>();
  for (const place of places) byCounty.set(place.county, [...(byCounty.get(place.county) ?? []), place]);
  return [...byCounty].map(([county, held]) =>
    label(
      'county',
      county,
      mean(held.map(({ longitude }) => longitude)),
      mean(held.map(({ latitude }) => latitude)),
      6.8,
      10_000 - held.length,
    ),
  );
}

/**
 * The gazetteer's file (server/engines/gazetteer/places.tsv) in; names of nations, seas, counties and towns out, as
 * GeoJSON.
 */
export function mapLabels(gazetteer: Buffer): string {
  const places = readLines(gazetteer);
  return collection([
    ...NATIONS.map(([name, longitude, latitude]) => label('nation', name, longitude, latitude, 0)),
    ...SEAS.map(([name, longitude, latitude]) => label('sea', name, longitude, latitude, 0)),
    ...countyLabels(places),
    ...places.slice(0, TOWNS).map(townLabel),
  ]);
}

/** The gazetteer's file in; names of all smaller places out, as GeoJSON. */
export const mapVillageLabels = (gazetteer: Buffer): string =>
  collection(
    readLines(gazetteer)
      .slice(TOWNS)
      .map((place, at) => townLabel(place, TOWNS + at)),
  );
