/** Larger families are counted together. */
const LARGEST_SIZE = 15;

/** How many children families of a century had; of the whole tree where `century` is null. */
export interface FamilySizes {
  century: number | null;
  families: number;
  children: number;
  /** Families of 1, 2 … and of `LARGEST_SIZE` or more children. */
  sizes: readonly number[];
}

/**
 * Counts children per family, by century. Families without children are left out: a tree hardly ever says that there
 * were none.
 */
export function tallySizes(): { add: (century: number | null, children: number) => void; sizes: () => FamilySizes[] } {
  const centuries = new Map<number | null, { families: number; children: number; sizes: number[] }>();
  const count = (century: number | null, children: number) => {
    const tally = centuries.get(century) ?? {
      families: 0,
      children: 0,
      sizes: new Array<number>(LARGEST_SIZE).fill(0),
    };
    const at = Math.min(children, LARGEST_SIZE) - 1;
    tally.families += 1;
    tally.children += children;
    tally.sizes[at] = (tally.sizes[at] ?? 0) + 1;
    centuries.set(century, tally);
  };
  return {
    add(century, children) {
      if (children === 0) return;
      count(null, children);
      if (century !== null) count(century, children);
    },
    sizes: () =>
      [...centuries]
        .map(([century, tally]) => ({ century, ...tally }))
        .sort((one, other) => (one.century ?? -1) - (other.century ?? -1)),
  };
}
