import { readFileSync } from 'node:fs';

import type { FeatureCollection, Position } from 'geojson';

import { distanceToStretch, inKilometres } from './simplifyLine.ts';

const { features } = JSON.parse(readFileSync('src/static/map-data/overview.json', 'utf8')) as FeatureCollection;

function linesOf(kind: string): Position[][] {
  const geometry = features.find(({ properties }) => properties?.kind === kind)?.geometry;
  if (geometry?.type === 'MultiLineString') return geometry.coordinates;
  return geometry?.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

/** Kilometres from a point to the nearest line of a kind. */
function distanceTo(kind: string, point: Position): number {
  return Math.min(
    ...linesOf(kind).flatMap((line) => line.slice(1).map((to, at) => distanceToStretch(point, line[at] ?? to, to))),
  );
}

const areaOf = (ring: readonly Position[]): number => {
  const points = ring.map(inKilometres);
  return (
    Math.abs(
      points.reduce((sum, [x, y], at) => sum + x * (points[at - 1]?.[1] ?? y) - (points[at - 1]?.[0] ?? x) * y, 0),
    ) / 2
  );
};

/** Whether a ring goes round a point: an odd number of its stretches lie west of it. */
const surrounds = (ring: readonly Position[], [longitude = 0, latitude = 0]: Position): boolean =>
  ring.filter(([x = 0, y = 0], at) => {
    const [fromX = x, fromY = y] = ring[at - 1] ?? [];
    return fromY > latitude !== y > latitude && fromX + ((x - fromX) * (latitude - fromY)) / (y - fromY) < longitude;
  }).length %
    2 ===
  1;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;

describe('the overview of the map', () => {
  it.each([
    ['the Thames at Windsor', -0.607, 51.485],
    ['the Thames at Henley', -0.902, 51.537],
    ['the Severn at Worcester', -2.224, 52.189],
    ['the Trent at Nottingham', -1.137, 52.938],
    ['the Tay at Perth', -3.428, 56.395],
    ['the Tweed at Kelso', -2.434, 55.597],
    ['the Ouse at York', -1.084, 53.957],
    ['the Dee at Chester', -2.89, 53.187],
    ['the Shannon at Athlone', -7.942, 53.423],
    ['the Boyne at Drogheda', -6.352, 53.715],
    ['the Foyle at Strabane', -7.46, 54.828],
  ])('has a river within 1.2 kilometres of %s', (_name, longitude, latitude) => {
    expect(distanceTo('river', [longitude, latitude])).toBeLessThan(1.2);
  });

  it.each([
    ['Lough Neagh', -6.42, 54.6, 383],
    ['Loch Lomond', -4.6, 56.1, 71],
    ['Lower Lough Erne', -7.78, 54.46, 110],
  ])('has %s at its place, nearly as large as it is', (_name, longitude, latitude, squareKilometres) => {
    const lake = linesOf('lake').find((ring) => surrounds(ring, [longitude, latitude]));
    expect(areaOf(lake ?? []) / squareKilometres).toBeCloseTo(1, 0);
  });

  const BORDERS: readonly [kind: string, longitude: number, latitude: number][] = [
    ['nation', -2.035, 55.811],
    ['nation', -2.478, 55.355],
    ['nation', -3.06, 54.99],
    ['nation', -3.121, 52.077],
    ['nation', -3.043, 52.343],
    ['county', -4.209, 50.53],
    ['county', -1.354, 54.512],
    ['county', -1.119, 51.601],
    ['county', -0.308, 51.411],
    ['county', -0.01, 51.687],
    ['county', 1.106, 52.37],
    ['county', -2.1, 53.714],
    ['county', -2.587, 53.386],
    ['county', -1.987, 53.213],
    ['county', -0.916, 52.476],
    ['county', -6.46, 54.755],
    ['county', -6.67, 54.447],
  ];

  it('has borders of counties and nations to about a mile', () => {
    const distances = BORDERS.map(([kind, longitude, latitude]) => distanceTo(kind, [longitude, latitude]));
    expect(median(distances)).toBeLessThan(1.6);
    expect(Math.max(...distances)).toBeLessThan(3.2);
  });

  it('draws no county of the Republic of Ireland, where the gazetteer has too few places', () => {
    expect(
      linesOf('county')
        .flat()
        .filter(([longitude = 0, latitude = 0]) => longitude < -6.3 && latitude < 53.9),
    ).toEqual([]);
  });
});
