/** Something that did not go into a file, or not as it was. */
export interface ExportLoss {
  /** What, in words: `Custom fields are written with a tag of their own: CREA`. */
  text: string;
  /** How often. */
  count: number;
}

/** Counts what a file could not say or was not to say. */
export interface LossCounter {
  count: (text: string) => void;
  /** The most frequent first. */
  losses: () => ExportLoss[];
}

/** A counter at zero. */
export function createLossCounter(): LossCounter {
  const counts = new Map<string, number>();
  return {
    count: (text) => void counts.set(text, (counts.get(text) ?? 0) + 1),
    losses: () =>
      [...counts]
        .map(([text, count]) => ({ text, count }))
        .sort((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1)),
  };
}
