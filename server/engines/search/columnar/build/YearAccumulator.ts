import { GrowableUint32 } from '../format/growable.ts';
import type { Section } from '../format/sections.ts';
import { NO_YEAR } from '../segment/segmentMeta.ts';

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
    const latest = new Int16Array(count).fill(NO_YEAR);
    for (let entry = 0; entry < docs.length; entry++) {
      const doc = newOf[docs[entry]!]!;
      earliest[doc] = (spans[entry]! >>> 16) << 16 >> 16;
      latest[doc] = (spans[entry]! & 0xffff) << 16 >> 16;
    }
    if (docs.length * 2 >= count) {
      sections.set(`y:${field}:earliest`, earliest);
      sections.set(`y:${field}:latest`, latest);
      return 'dense';
    }
    const holders = new Uint32Array(docs.length);
    let at = 0;
    for (let doc = 0; doc < count; doc++) if (earliest[doc] !== NO_YEAR) holders[at++] = doc;
    sections.set(`y:${field}:docs`, holders);
    sections.set(`y:${field}:earliest`, Int16Array.from(holders, (doc) => earliest[doc]!));
    sections.set(`y:${field}:latest`, Int16Array.from(holders, (doc) => latest[doc]!));
    return 'sparse';
  }
}
