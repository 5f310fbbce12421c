/**
 * Orders records by several keys, the least weighty first, by counting: no comparisons, no lost precision.
 * @returns the arrival numbers in the new order; equal records keep theirs.
 */
export function sortRecords(count: number, keys: readonly Uint32Array[]): Uint32Array {
  let order = new Uint32Array(count);
  for (let doc = 0; doc < count; doc++) order[doc] = doc;
  for (const key of keys) {
    let largest = 0;
    for (const value of key) if (value > largest) largest = value;
    const starts = new Uint32Array(largest + 2);
    for (const value of key) starts[value + 1]!++;
    for (let value = 0; value <= largest; value++) starts[value + 1]! += starts[value]!;
    const next = new Uint32Array(count);
    for (const doc of order) next[starts[key[doc]!]!++] = doc;
    order = next;
  }
  return order;
}

/** The narrowest array that holds numbers from 0 to `largest`. */
export function narrow(numbers: Uint32Array, largest: number): Uint8Array | Uint16Array | Uint32Array {
  return largest <= 0xff ? Uint8Array.from(numbers) : largest <= 0xffff ? Uint16Array.from(numbers) : numbers;
}

/** The largest of some numbers, 0 of none. */
export function largestOf(numbers: Uint32Array): number {
  let largest = 0;
  for (const number of numbers) if (number > largest) largest = number;
  return largest;
}
