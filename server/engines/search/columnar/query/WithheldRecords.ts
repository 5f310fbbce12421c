import type { Segment } from '../segment/Segment.ts';

/** The records of a segment that count for nothing, ascending. */
export type WithheldIn = (segment: Segment) => Uint32Array;

const NONE = new Uint32Array(0);

/** What an answer withholds when nothing is. */
export const NOTHING_WITHHELD: WithheldIn = () => NONE;

/** What is withheld differs with what is asked for, and changes with every closure. */
const MOST_REMEMBERED = 4;

/**
 * Finds records by number in segments, which are not laid out by it, and remembers where they were: queries ask for the
 * same ones.
 */
export class WithheldRecords {
  private readonly found = new WeakMap<Segment, Map<string, Uint32Array>>();

  /** @param nos - record.no of each; those a segment does not hold are passed over. */
  among(nos: readonly number[]): WithheldIn {
    if (nos.length === 0) return NOTHING_WITHHELD;
    const asked = nos.join();
    return (segment) => {
      const known = this.found.get(segment) ?? new Map<string, Uint32Array>();
      this.found.set(segment, known);
      const before = known.get(asked);
      if (before) return before;
      const records = recordsNumbered(segment, new Set(nos));
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(asked, records);
      return records;
    };
  }
}

function recordsNumbered({ no, docs }: Segment, nos: ReadonlySet<number>): Uint32Array {
  const records: number[] = [];
  for (let record = 0; record < docs; record++) if (nos.has(no[record]!)) records.push(record);
  return Uint32Array.from(records);
}
