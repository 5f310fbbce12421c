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
