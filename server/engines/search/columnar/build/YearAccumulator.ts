import { GrowableUint32 } from '../format/growable.ts';
import type { Section } from '../format/sections.ts';
import { NO_YEAR } from '../segment/segmentMeta.ts';
import { addHolders } from './addPostings.ts';
import { narrow } from './typedArrays.ts';

const clamp = (year: number): number => Math.min(32767, Math.max(-32767, year));

/** Gathers the spans of one year field. */
export class YearAccumulator {
  private readonly docs = new GrowableUint32();
  private readonly spans = new GrowableUint32();

  add(doc: number, earliest: number, latest: number): void {
    this.docs.push(doc);
    this.spans.push((((clamp(earliest) & 0xffff) << 16) | (clamp(latest) & 0xffff)) >>> 0);
  }

  /** @param newOf - the final number of each record. */
  finish(field: string, newOf: Uint32Array, sections: Map<string, Section>): 'dense' | 'sparse' {
    const count = newOf.length;
    const docs = this.docs.view();
    const spans = this.spans.view();
    const earliest = new Int16Array(count).fill(NO_YEAR);
    const years = new Uint32Array(count);
    let longest = 0;
    for (let entry = 0; entry < docs.length; entry++) {
      const doc = newOf[docs[entry]!]!;
      earliest[doc] = ((spans[entry]! >>> 16) << 16) >> 16;
      years[doc] = Math.max(0, (((spans[entry]! & 0xffff) << 16) >> 16) - earliest[doc]);
      longest = Math.max(longest, years[doc]);
    }
    if (docs.length * 2 >= count) {
      sections.set(`y:${field}:earliest`, earliest);
      if (longest > 0) sections.set(`y:${field}:spans`, narrow(years, longest));
      return 'dense';
    }
    const holders = new Uint32Array(docs.length);
    let at = 0;
    for (let doc = 0; doc < count; doc++) if (earliest[doc] !== NO_YEAR) holders[at++] = doc;
    addHolders(`y:${field}`, holders, count, sections);
    sections.set(
      `y:${field}:earliest`,
      Int16Array.from(holders, (doc) => earliest[doc]!),
    );
    if (longest > 0)
      sections.set(
        `y:${field}:spans`,
        narrow(
          Uint32Array.from(holders, (doc) => years[doc]!),
          longest,
        ),
      );
    return 'sparse';
  }
}
