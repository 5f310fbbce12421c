import type { FeatureCollection, Position } from 'geojson';

import { islandsDrawing } from './islandsDrawing.ts';

const SIZE = { width: 240, height: 300, margin: 8 };
const outlines = (...polygons: Position[][][]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: polygons.map((coordinates) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates },
  })),
});
const box = (west: number, south: number, east: number, north: number): Position[][] => [
  [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ],
];
const near = (values: readonly number[]) => values.map((value) => Math.round(value * 100) / 100);

it('fills the height, or the width, and lies in the middle of the other', () => {
  const tall = islandsDrawing(outlines(box(-10, 50, 2, 61)), SIZE);
  const [left, top] = near(tall?.pointOf(-10, 61) ?? []);
  const [right, bottom] = near(tall?.pointOf(2, 50) ?? []);
  expect([top, bottom]).toEqual([8, 292]);
  expect((left ?? 0) + (right ?? 0)).toBeCloseTo(240);
  const wide = islandsDrawing(outlines(box(-10, 50, 20, 55)), SIZE);
  expect(
    near([...(wide?.pointOf(-10, 50) ?? []), ...(wide?.pointOf(20, 55) ?? [])].filter((_, at) => at % 2 === 0)),
  ).toEqual([8, 232]);
});

it('is Mercator: a degree to the north is as long as its parallel makes it', () => {
  const drawing = islandsDrawing(outlines(box(-10, 50, 2, 61)), SIZE);
  const [x = 0, y = 0] = drawing?.pointOf(-4, 60) ?? [];
  const [east = 0] = drawing?.pointOf(-3, 60) ?? [];
  const [, north = 0] = drawing?.pointOf(-4, 60.01) ?? [];
  expect(((y - north) * 100) / (east - x)).toBeCloseTo(1 / Math.cos((60 * Math.PI) / 180), 2);
});

it('writes every ring, those of several islands as well, and closes it', () => {
  const islands: FeatureCollection = {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: {},
        geometry: { type: 'MultiPolygon', coordinates: [box(-10, 50, -6, 55), box(-4, 50, 2, 61)] },
      },
    ],
  };
  const { land = '' } = islandsDrawing(islands, SIZE) ?? {};
  expect(land.match(/M-?[\d.]+,-?[\d.]+(?:L-?[\d.]+,-?[\d.]+){4}Z/gu)?.join('')).toBe(land);
  expect(land.match(/Z/gu)).toHaveLength(2);
});

it('is nothing without an outline', () => expect(islandsDrawing(outlines(), SIZE)).toBeNull());
