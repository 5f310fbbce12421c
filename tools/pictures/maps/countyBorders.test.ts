import { countyBorders } from './countyBorders.ts';
import { countyCells } from './countyCells.ts';
import { islandsGrid } from './grid.ts';

/** A square of land about Shrewsbury, shared by two counties along a meridian. */
const isLand = (longitude: number, latitude: number): boolean =>
  Math.abs(longitude + 2.75) < 0.5 && Math.abs(latitude - 52.7) < 0.3;
const places = [-3, -2.9, -2.6, -2.5].flatMap((longitude) =>
  [52.5, 52.6, 52.7, 52.8, 52.9].map((latitude) => ({
    county: longitude < -2.75 ? 'West' : 'East',
    longitude,
    latitude,
  })),
);

it('finds one border, halfway between the places of two counties, from one end of the land to the other', () => {
  const borders = countyBorders(countyCells(places, islandsGrid, isLand), islandsGrid, Infinity);
  expect(borders.map(({ counties }) => counties)).toEqual([['East', 'West']]);
  const line = borders[0]?.line ?? [];
  expect(line.every(([longitude = 0]) => Math.abs(longitude + 2.75) < 0.04)).toBe(true);
  const latitudes = line.map(([, latitude = 0]) => latitude);
  expect(Math.max(...latitudes) - Math.min(...latitudes)).toBeGreaterThan(0.55);
});

it('lets the neighbours outvote a place that is filed under a wrong county', () => {
  const misfiled = [
    ...places,
    { county: 'East', longitude: -2.95, latitude: 52.7 },
    ...[52.68, 52.72].map((latitude) => ({ county: 'West', longitude: -2.95, latitude })),
  ];
  const [column, row] = islandsGrid.toCells(-2.97, 52.66).map(Math.floor);
  expect(countyCells(misfiled, islandsGrid, isLand).get(islandsGrid.keyOf(column ?? 0, row ?? 0))?.county).toBe('West');
});

it('leaves a border out where the nearest place is too far away to tell', () => {
  expect(countyBorders(countyCells(places, islandsGrid, isLand), islandsGrid, 1)).toEqual([]);
});
