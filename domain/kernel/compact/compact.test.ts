import fc from 'fast-check';

import { createTextTable } from './createTextTable.ts';
import { createIntColumn, sortedNumbers } from './numberColumns.ts';

describe('a column of whole numbers', () => {
  it('holds what was put in, as a list does', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (numbers) => {
        const column = createIntColumn();
        for (const number of numbers) column.push(number);
        expect([...column.values()]).toEqual(numbers);
        expect(column.length).toBe(numbers.length);
      }),
    );
  });

  it('has nothing where nothing was put', () => {
    const column = createIntColumn();
    column.set(40, 7);
    expect([column.length, column.at(40), column.at(39), column.at(41), column.at(-1)]).toEqual([41, 7, 0, 0, 0]);
  });
});

describe('a table of texts', () => {
  it('knows each by one number, and gives it back', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        const table = createTextTable();
        const numbers = texts.map(table.numberOf);
        expect(numbers.map(table.textOf)).toEqual(texts);
        expect(texts.map(table.find)).toEqual(numbers);
        expect(new Set(numbers).size).toBe(new Set(texts).size);
      }),
    );
    expect([createTextTable().find('nobody'), createTextTable().textOf(3)]).toEqual([null, '']);
  });
});

describe('sorted numbers', () => {
  it('have what they were made of, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeNat()), fc.maxSafeNat(), (numbers, other) => {
        const sorted = sortedNumbers(Float64Array.from(numbers));
        expect(numbers.every(sorted.has)).toBe(true);
        expect(sorted.has(other)).toBe(numbers.includes(other));
      }),
    );
  });
});
