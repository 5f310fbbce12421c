import { readWords } from '#domain/newspapers/search/readWords.ts';
import { writeWords } from '#domain/newspapers/search/writeWords.ts';

import { newspaperWords } from './newspaperWords.ts';

describe('what newspapers are searched for about an address', () => {
  it.each<[string | null, string | null, string | null, string | null]>([
    ['Sheep Street', 'Wexcombe', '"sheep street" "wexcombe"', '"wexcombe"'],
    ['Sheep St', 'Wexcombe, Wexcombeshire, England', '"sheep street" | "sheep st" "wexcombe"', '"wexcombe"'],
    ['The Street', 'Great Hollam', '"the street" "great hollam"', '"great hollam"'],
    ['Tanyard', null, '"tanyard"', null],
    [null, 'Leeds, Yorkshire', null, '"leeds"'],
    ['', ' , England', null, null],
    ['Dog" OR -lane', 'Leeds" | x', '"dog or lane" "leeds x"', '"leeds x"'],
  ])('%j, %j: %j', (street, location, ofStreet, ofPlace) => {
    expect(newspaperWords(street, location)).toEqual({ street: ofStreet, place: ofPlace });
  });

  it('is read without a fault, and both forms of a street are one thing to find', () => {
    const { query, faults } = readWords(newspaperWords('Sheep St', 'Wexcombe').street ?? '');
    expect(faults).toEqual([]);
    expect(query.all.map((group) => group.length)).toEqual([2, 1]);
    expect(writeWords(query)).toBe('"sheep street" | "sheep st" wexcombe');
  });
});
