import fc from 'fast-check';

import { writeBounds } from '#domain/places/maps/mapBounds.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';

import { mapAddress, readMapAddress } from './mapAddress.ts';

describe('the address of the map search', () => {
  it('holds the search, the frame and the place, and gives them back', () => {
    const { query } = readSearchAddress('lastname=hobb&place=wexcombe&place_proximity=20&page=2');
    fc.assert(
      fc.property(
        fc.double({ min: -11, max: 0, noNaN: true }),
        fc.double({ min: 49, max: 59, noNaN: true }),
        fc.option(fc.constantFrom('Roche, Cornwall, England', 'A & B = C?', 'Ynys Môn')),
        (west, south, place) => {
          const address = mapAddress(query, { bounds: { west, south, east: west + 1, north: south + 1 }, place });
          const read = readMapAddress(address.slice(address.indexOf('?')));
          expect(read.query).toEqual(query);
          expect(read.ignored).toEqual([]);
          expect(read.place).toBe(place);
          expect(read.bounds && writeBounds(read.bounds)).toBe(
            writeBounds({ west, south, east: west + 1, north: south + 1 }),
          );
        },
      ),
    );
  });

  it('reads any text without a fault', () => {
    fc.assert(
      fc.property(fc.string(), (text) => expect(() => readMapAddress(`bbox=${text}&at=${text}`)).not.toThrow()),
    );
    expect(readMapAddress('bbox=1,2&at=%20')).toMatchObject({ bounds: null, place: null, ignored: [] });
  });

  it('is short where there is nothing to say', () => expect(mapAddress(readSearchAddress('').query)).toBe('/maps'));
});
