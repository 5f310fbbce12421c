import fc from 'fast-check';

import { type CodeColumn, gatherCodes, scanColumn } from './CodeColumn.ts';
import { Holders, packHolders } from './Holders.ts';

const CODES = 6;
/** The code of each record, 0 for none, and the set of each. */
const records = fc.array(fc.record({ code: fc.nat(CODES), set: fc.nat(3) }), { minLength: 1, maxLength: 300 });

/** Every shape with the codes it holds; codes that a shape cannot hold are made fit. */
function shapes(
  rows: readonly { code: number; set: number }[],
): { shape: string; column: CodeColumn; codes: number[] }[] {
  const codes = rows.map(({ code }) => code);
  const sets = Uint8Array.from(rows, ({ set }) => set);
  const ofSets = Uint16Array.of(3, 0, 1, 3);
  const inOrder = [...codes].sort((a, b) => a - b);
  const starts = Uint32Array.from(
    { length: CODES + 2 },
    (_none, code) => inOrder.filter((other) => other < code).length,
  );
  const held = Uint32Array.from(codes.flatMap((code, doc) => (code > 0 ? [doc] : [])));
  const { lows, starts: blocks } = packHolders(held, codes.length);
  return [
    {
      shape: 'slots',
      column: { shape: 'slots', codes: Uint8Array.from(codes.flatMap((code) => [9, code])), stride: 2, base: 1 },
      codes,
    },
    {
      shape: 'held',
      column: { shape: 'held', codes: Uint8Array.from(held, (doc) => codes[doc]!), holders: new Holders(lows, blocks) },
      codes,
    },
    { shape: 'sets', column: { shape: 'sets', codes: ofSets, sets }, codes: [...sets].map((set) => ofSets[set]!) },
    { shape: 'ranges', column: { shape: 'ranges', starts }, codes: inOrder },
  ];
}

it('a column of any shape gives the codes of any ascending records', () => {
  fc.assert(
    fc.property(records, fc.array(fc.boolean(), { minLength: 300, maxLength: 300 }), (rows, isAsked) => {
      const asked = Uint32Array.from(rows.keys()).filter((doc) => isAsked[doc]);
      for (const { shape, column, codes } of shapes(rows)) {
        const out = new Uint32Array(asked.length);
        gatherCodes(column, asked, asked.length, out);
        expect([shape, ...out]).toEqual([shape, ...[...asked].map((doc) => codes[doc])]);
      }
    }),
  );
});

it('a column of any shape lists the records whose code has a grade', () => {
  fc.assert(
    fc.property(records, fc.uniqueArray(fc.integer({ min: 1, max: CODES })), (rows, wanted) => {
      const grades = Uint16Array.from({ length: CODES + 1 }, (_none, code) => (wanted.includes(code) ? 1 + code : 0));
      for (const { shape, column, codes } of shapes(rows)) {
        const out = new Uint32Array(rows.length + 1);
        const count = scanColumn(column, grades, rows.length, out);
        expect([shape, ...out.subarray(0, count)]).toEqual([
          shape,
          ...codes.flatMap((code, doc) => (wanted.includes(code) ? [doc] : [])),
        ]);
      }
    }),
  );
});
