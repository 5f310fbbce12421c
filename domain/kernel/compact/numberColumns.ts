/** Whether a number is among others: eight bytes each, where a `Set` takes forty. */
export interface NumberLookup {
  has: (wanted: number) => boolean;
}

/** Sorts numbers in place and looks them up. */
export function sortedNumbers(numbers: Float64Array): NumberLookup {
  numbers.sort();
  return {
    has(wanted) {
      let [low, high] = [0, numbers.length];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((numbers[middle] ?? 0) < wanted) low = middle + 1;
        else high = middle;
      }
      return numbers[low] === wanted;
    },
  };
}

/** A list of whole numbers of 32 bits that grows, four bytes each: what large trees and files are gathered in. */
export interface IntColumn {
  readonly length: number;
  push: (value: number) => void;
  /** The number in a place from 0; 0 where there is none. */
  at: (place: number) => number;
  /** Sets a place, however far behind the last it is; places between are 0. */
  set: (place: number, value: number) => void;
  /** The numbers themselves, not a copy: good until the column grows. */
  values: () => Int32Array;
}

const FIRST_PLACES = 16;

/** Makes an empty column. */
export function createIntColumn(): IntColumn {
  let places = new Int32Array(FIRST_PLACES);
  let length = 0;

  function grow(wanted: number): void {
    if (wanted <= places.length) return;
    const larger = new Int32Array(Math.max(wanted, places.length * 2));
    larger.set(places);
    places = larger;
  }

  const set = (place: number, value: number): void => {
    grow(place + 1);
    places[place] = value;
    length = Math.max(length, place + 1);
  };

  return {
    get length() {
      return length;
    },
    push: (value) => set(length, value),
    at: (place) => places[place] ?? 0,
    set,
    values: () => places.subarray(0, length),
  };
}
