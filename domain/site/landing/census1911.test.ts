import fc from 'fast-check';

import { matchRoute } from '#domain/kernel/routes/matchRoute.ts';

import { census1911Address, census1911Id, readCensus1911Address, recordIdOfGuid } from './census1911Address.ts';
import { joinRanges, nextPrefixes, readNameRange, TOP_RANGES } from './nameRange.ts';

describe('the address of a 1911 record', () => {
  it('ROUTE-010 has the id before the first dash of its last segment', () => {
    expect(readCensus1911Address({ idLevel1: '123', idLevel2: '0045', idLevel3AndGuid: '7-ab12-cd34' })?.id).toBe(
      'rg14/123/0045/7',
    );
  });

  it('ROUTE-011 has the guid after that dash, further dashes included', () => {
    expect(readCensus1911Address({ idLevel1: '123', idLevel2: '0045', idLevel3AndGuid: '7-ab12-cd34' })?.guid).toBe(
      'ab12-cd34',
    );
  });

  it.each(['7', '-ab', '7-', ''])('names nothing when its last segment is %p', (idLevel3AndGuid) => {
    expect(readCensus1911Address({ idLevel1: '1', idLevel2: '2', idLevel3AndGuid })).toBeNull();
  });

  it('leads back to the record it was made of, whatever its id', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 60, unit: 'binary' }),
        fc.string(),
        fc.option(fc.string()),
        fc.option(fc.string()),
        fc.integer({ min: 1, max: 200 }),
        (id, name, piece, schedule, order) => {
          const match = matchRoute(census1911Address({ id, name, piece, schedule, order }));
          expect(match?.route.id).toBe('landing.census-1911-record');
          const { idLevel1 = '', idLevel2 = '', idLevel3AndGuid = '' } = match?.params ?? {};
          const reference = readCensus1911Address({ idLevel1, idLevel2, idLevel3AndGuid });
          expect(reference?.id).toBe(census1911Id({ piece, schedule, order }));
          expect(recordIdOfGuid(reference?.guid ?? '')).toBe(id);
        },
      ),
    );
  });

  it.each(['ab12-cd34', 'ff', 'abc', ''])('the guid %p is none of this site', (guid) =>
    expect(recordIdOfGuid(guid)).toBeNull(),
  );
});

describe('a letter range', () => {
  it.each([
    ['a-b', 'A–B', ['a', 'b']],
    ['A-B', 'A–B', ['a', 'b']],
    ['sma-smc', 'Sma–Smc', ['sma', 'smb', 'smc']],
    ['q', 'Q', ['q']],
  ])('%p is %p', (text, label, prefixes) => expect(readNameRange(text)).toMatchObject({ label, prefixes }));

  it.each(['', 'b-a', 'a-', 'ab-cd', 'a-bc', 'smiths', '1-2', 'a-b-c', 'é'])('%p is none', (text) =>
    expect(readNameRange(text)).toBeNull(),
  );

  it('covers the alphabet in thirteen', () => {
    expect(TOP_RANGES.map(({ range }) => range).join(' ')).toBe('a-b c-d e-f g-h i-j k-l m-n o-p q-r s-t u-v w-x y-z');
  });

  it('is divided into ranges of a readable size, without letters that no surname has', () => {
    const counts = nextPrefixes('a').map((prefix) => ({ prefix, count: { aa: 3, ab: 4, ac: 0, ad: 9 }[prefix] ?? 0 }));
    expect(joinRanges(counts, 10).map(({ range, count }) => [range, count])).toEqual([
      ['aa-ab', 7],
      ['ad', 9],
    ]);
    expect(nextPrefixes('abcd')).toEqual([]);
  });
});
