/** The latest year in which a person can have been born, and what shows it. */
export interface BornByEvidence {
  /** Gregorian. */
  year: number;
  /** In words that follow a person: `born 1925`, `baptised 1832`, `recorded in 1881 (census)`. */
  reason: string;
}

/** The evidence that says more: the earlier year. */
export function earlier(one: BornByEvidence | null, other: BornByEvidence | null): BornByEvidence | null {
  if (!one || !other) return one ?? other;
  return other.year < one.year ? other : one;
}
