import fc from 'fast-check';

import { type CodeColumn, gatherCodes } from './CodeColumn.ts';
import { Holders, packHolders } from './Holders.ts';

const RECORDS = 200_000;
const ascending = (numbers: readonly number[]): Uint32Array => Uint32Array.from(numbers).sort();
const some = fc.uniqueArray(
  fc.oneof(fc.nat(RECORDS - 1), fc.constantFrom(0, 0xffff, 0x1_0000, 0x1_ffff, 0x2_0000, RECORDS - 1)),
  { maxLength: 80 },
);

describe('the records that have a slot', () => {
  it('have the slot of their place in the list, and no others have one', () => {
    fc.assert(
      fc.property(some, fc.nat(RECORDS - 1), (numbers, other) => {
        const docs = ascending(numbers);
        const { lows, starts } = packHolders(docs, RECORDS);
        const holders = new Holders(lows, starts);
        expect(holders).toHaveLength(docs.length);
        docs.forEach((doc, slot) => expect(holders.slotOf(doc)).toBe(slot));
        expect(holders.slotOf(other)).toBe(docs.indexOf(other));
      }),
    );
  });

  it('give their codes to any list of records, short or long', () => {
    fc.assert(
      fc.property(some, some, (numbers, asked) => {
        const docs = ascending(numbers);
        const { lows, starts } = packHolders(docs, RECORDS);
        const codes = Uint16Array.from(docs, (_doc, slot) => slot + 1);
        const column: CodeColumn = { shape: 'held', codes, holders: new Holders(lows, starts) };
        const wanted = ascending(asked);
        const out = new Uint32Array(wanted.length);
        gatherCodes(column, wanted, wanted.length, out);
        expect([...out]).toEqual([...wanted].map((doc) => docs.indexOf(doc) + 1));
      }),
    );
  });
});
