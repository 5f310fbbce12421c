import type { Segment } from '../segment/Segment.ts';

/** The records of a segment that count for nothing, ascending. */
export type WithheldIn = (segment: Segment) => Uint32Array;

const NONE = new Uint32Array(0);

/** What an answer withholds when nothing is. */
export const NOTHING_WITHHELD: WithheldIn = () => NONE;

/** Finds records by number in segments, which are not laid out by it, and remembers where they were: queries ask for the same ones. */
export class WithheldRecords {
  private readonly found = new WeakMap<Segment, { asked: string; records: Uint32Array }>();

  /** @param nos - record.no of each; those a segment does not hold are passed over. */
  among(nos: readonly number[]): WithheldIn {
    if (nos.length === 0) return NOTHING_WITHHELD;
    const asked = nos.join();
    return (segment) => {
      const known = this.found.get(segment);
      if (known?.asked === asked) return known.records;
      const records = recordsNumbered(segment, new Set(nos));
      this.found.set(segment, { asked, records });
      return records;
    };
  }
}

function recordsNumbered({ no, docs }: Segment, nos: ReadonlySet<number>): Uint32Array {
  const records: number[] = [];
  for (let record = 0; record < docs; record++) if (nos.has(no[record]!)) records.push(record);
  return Uint32Array.from(records);
}
