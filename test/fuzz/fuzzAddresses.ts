import assert from 'node:assert/strict';

import fc from 'fast-check';

import { FIELDS } from '#domain/search/core/catalogue/fields.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { writeSearchAddress } from '#domain/search/core/query/writeSearchAddress.ts';

import { createFuzz } from './createFuzz.ts';

const ENDINGS = ['', '', '', '_variants', '_soundsalike', '_without', '_offset', '_proximity', '_x'];
const CONTROLS = [
  'order',
  'direction',
  'page',
  'action',
  'sid',
  'forceerror',
  'utm_source',
  'gclid',
  '__proto__',
  'constructor',
  'toString',
  '',
];
const VALUES = [
  '',
  ' ',
  'true',
  'false',
  '0',
  '-1',
  '2',
  '1841',
  '99999999999999999999',
  '1e9',
  'NaN',
  'smith',
  'SMYTH',
  'smi*',
  '*ton',
  '?',
  '*',
  'a,b,c',
  'a||b',
  '%',
  '%zz',
  '%00',
  '%F0%9F%98%80',
  '%ED%A0%80',
  '\ud83d',
  'İ',
  'ß',
  '\u0000',
  "o'neil",
  '"quoted words"',
  'x'.repeat(3_000),
  '+',
  '&',
  '=',
  '<script>',
  '１８４１',
];

const key = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.constantFrom(...FIELDS.map(({ urlId }) => urlId)), fc.constantFrom(...ENDINGS))
      .map(([id, ending]) => id + ending),
  },
  { weight: 1, arbitrary: fc.constantFrom(...CONTROLS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
);
const value = fc.oneof(fc.constantFrom(...VALUES), fc.string({ unit: 'binary', maxLength: 12 }));
const pair = fc.tuple(key, value, fc.boolean()).map(([name, text, isEncoded]) => {
  const written = isEncoded ? text : text.replace(/[\ud800-\udfff]/gu, '');
  // Half a character cannot be percent-encoded, and comes as it is.
  return `${name}=${isEncoded || /\p{Cs}/u.test(text) ? written : encodeURIComponent(written)}`;
});

/** Any text is a search; written and read again it is the same, and so is its address. */
function check(address: string): void {
  const { query } = readSearchAddress(address);
  const written = writeSearchAddress(query);
  const again = readSearchAddress(written);
  assert.deepEqual(again.query, query);
  assert.equal(writeSearchAddress(again.query), written);
}

/** Addresses of searches. */
export const fuzzAddresses = createFuzz<string>({
  name: 'addresses of searches',
  inputs: fc.array(pair, { maxLength: 6 }).map((pairs) => pairs.join('&')),
  check,
  runs: { short: 2_000, long: 1_000_000 },
});
