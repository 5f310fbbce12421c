import { deflateSync } from 'node:zlib';

import { readDataBank } from './readDataBank.ts';

const COLUMNS = 21;
const ROWS = [
  '/europe-riv[[',
  '51.500000 -0.100000',
  '51.600000 -0.200000',
  '][',
  '56.400000 -3.430000',
  '56.500000 -3.500000',
  ']]def',
].map((row) => `${row.padEnd(COLUMNS - 1)}\n`);

/** Rows as pst-geo packs them: each is the difference to the one above. */
const packed = Buffer.concat(
  ROWS.map((row, at) =>
    Buffer.from([2, ...Buffer.from(row).map((byte, column) => byte - (ROWS[at - 1]?.charCodeAt(column) ?? 0))]),
  ),
);

it('reads the lines of a packed file in degrees, longitude first', () => {
  const file = Buffer.concat([
    Buffer.from(`%!PS\ncurrentfile<</Predictor 12/Columns ${COLUMNS}>>/FlateDecode filter cvx exec\n`),
    deflateSync(packed),
  ]);
  expect(readDataBank(file)).toEqual([
    [
      [-0.1, 51.5],
      [-0.2, 51.6],
    ],
    [
      [-3.43, 56.4],
      [-3.5, 56.5],
    ],
  ]);
});
