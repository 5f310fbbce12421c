import fc from 'fast-check';

import { milesBetween } from '#domain/places/gazetteer/distance.ts';

import { boundsOfCircle, circleAround } from './circleAround.ts';
import { clusterPlaces } from './clusterPlaces.ts';
import { nearestLayer, type HistoricalLayer } from './historicalLayer.ts';
import { isWithin, ISLES_BOUNDS, readBounds, UK_BOUNDS, writeBounds } from './mapBounds.ts';
import { toPixels } from './mercator.ts';

const aPosition = () =>
  fc.record({
    latitude: fc.double({ min: 49, max: 61, noNaN: true }),
    longitude: fc.double({ min: -11, max: 2, noNaN: true }),
  });

describe('the frame of a map', () => {
  it('is the same after it was written into an address and read', () => {
    fc.assert(
      fc.property(
        aPosition(),
        fc.double({ min: 0.01, max: 9, noNaN: true }),
        fc.double({ min: 0.01, max: 9, noNaN: true }),
        ({ latitude, longitude }, wide, tall) => {
          const text = writeBounds({
            west: longitude,
            south: latitude,
            east: longitude + wide,
            north: latitude + tall,
          });
          const read = readBounds(text);
          expect(read && writeBounds(read)).toBe(text);
        },
      ),
    );
  });

  it.each([
    null,
    '',
    '1,2,3',
    '1,2,3,4,5',
    '3,2,1,4',
    '1,4,2,3',
    '-190,1,2,3',
    '1,1,2,86',
    'a,b,c,d',
    '1,2,3,',
    ' 1,2,3,4',
    '1e3,2,3,4',
    '1,1,1,2',
  ])('is none in %j', (text) => {
    expect(readBounds(text)).toBeNull();
  });

  it('of the United Kingdom lies within that of the islands and holds its corners, not Paris', () => {
    const [lerwick, scilly, lowestoft, enniskillen, paris] = [
      [60.15, -1.15],
      [49.92, -6.3],
      [52.48, 1.75],
      [54.34, -7.63],
      [48.86, 2.35],
    ].map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }));
    for (const place of [lerwick, scilly, lowestoft, enniskillen])
      expect(place && isWithin(UK_BOUNDS, place)).toBe(true);
    expect(paris && isWithin(UK_BOUNDS, paris)).toBe(false);
    expect(isWithin(ISLES_BOUNDS, { latitude: UK_BOUNDS.south, longitude: UK_BOUNDS.west })).toBe(true);
  });
});

describe('clusters', () => {
  it('hold every item once, keep the sum, and never overlap', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ id: fc.uuid(), position: aPosition(), count: fc.integer({ min: 1, max: 999 }) }), {
          selector: ({ id }) => id,
          maxLength: 60,
        }),
        fc.integer({ min: 3, max: 12 }),
        (made, zoom) => {
          const items = made.map(({ id, position, count }) => ({ id, count, ...position }));
          const clusters = clusterPlaces(items, zoom, 44);
          expect(clusters.flatMap((cluster) => cluster.items.map(({ id }) => id)).sort()).toEqual(
            items.map(({ id }) => id).sort(),
          );
          expect(clusters.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(
            items.reduce((sum, { count }) => sum + count, 0),
          );
          const heads = clusters.map(({ head }) => toPixels(head, zoom));
          heads.forEach((a, at) =>
            heads.slice(at + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(44)),
          );
        },
      ),
    );
  });

  it('lie where the greatest lies, and come apart as one looks closer', () => {
    const items = [
      { id: 'bradford', latitude: 53.795, longitude: -1.759, count: 3 },
      { id: 'leeds', latitude: 53.8, longitude: -1.549, count: 12 },
    ];
    expect(clusterPlaces(items, 5, 44)).toEqual([{ head: items[1], items: [items[1], items[0]], count: 15 }]);
    expect(clusterPlaces(items, 10, 44).map(({ head }) => head.id)).toEqual(['leeds', 'bradford']);
  });

  it('count nothing where nothing is counted', () => {
    expect(clusterPlaces([{ id: 'a', latitude: 51, longitude: 0 }], 5, 44)[0]?.count).toBeNull();
  });
});

describe('a circle', () => {
  it('lies as many miles from its centre as it says, all around, and within its frame', () => {
    fc.assert(
      fc.property(aPosition(), fc.integer({ min: 1, max: 100 }), (centre, miles) => {
        const ring = circleAround(centre, miles);
        expect(ring.at(-1)).toEqual(ring[0]);
        const frame = boundsOfCircle(centre, miles);
        expect(
          ring.filter((corner) => Math.abs(milesBetween(centre, corner) - miles) > 0.001 || !isWithin(frame, corner)),
        ).toEqual([]);
      }),
    );
  });
});

describe('the layer nearest to a year', () => {
  const layer = (year: number): HistoricalLayer => ({
    name: `Map of ${year}`,
    year,
    tiles: 'https://tiles.example.org/{z}/{x}/{y}.png',
    attribution: '',
    bounds: null,
    maxZoom: 16,
  });

  it.each([
    [[1888, 1913, 1937, 1961], 1937, 1937],
    [[1888, 1913], 1937, 1913],
    [[1890, 1900], 1895, 1890],
    [[1900, 1890], 1895, 1890],
  ])('of %j to %i is %i', (years, year, nearest) => {
    expect(nearestLayer(years.map(layer), year)?.year).toBe(nearest);
  });

  it('is none where there are none', () => {
    expect(nearestLayer([], 1937)).toBeNull();
  });
});
