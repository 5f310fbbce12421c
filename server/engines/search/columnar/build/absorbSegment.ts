import { decodePostings } from '../format/postings.ts';
import { gatherCodes } from '../segment/CodeColumn.ts';
import type { Segment } from '../segment/Segment.ts';
import { NO_YEAR } from '../segment/segmentMeta.ts';
import { gatherPlaces } from '../segment/ValueField.ts';
import type { SegmentBuilder } from './SegmentBuilder.ts';

/** Words of each record, turned back from the posting lists. */
function wordsByRecord(segment: Segment): (doc: number) => string[] {
  const { counts, lists, postings, words } = segment.keywords;
  const starts = new Uint32Array(segment.docs + 1);
  const list = new Uint32Array(segment.docs);
  const eachList = (visit: (code: number, count: number) => void): void => {
    for (let code = 0; code < counts.length; code++)
      visit(code, decodePostings(postings, lists[code]!, lists[code + 1]!, list, 0));
  };
  eachList((_code, count) => {
    for (let at = 0; at < count; at++) starts[list[at]! + 1]!++;
  });
  for (let doc = 0; doc < segment.docs; doc++) starts[doc + 1]! += starts[doc]!;
  const codes = new Uint32Array(starts[segment.docs]!);
  const next = starts.slice();
  eachList((code, count) => {
    for (let at = 0; at < count; at++) codes[next[list[at]!]!++] = code;
  });
  const texts = Array.from({ length: words.size }, (_none, code) => words.get(code));
  return (doc) => Array.from(codes.subarray(starts[doc], starts[doc + 1]), (code) => texts[code] ?? '');
}

/**
 * Takes the records of some sets of a finished segment into a builder, without asking the database: how segments are
 * merged, and how a replaced set leaves the segment it shared with others.
 */
export function absorbSegment(builder: SegmentBuilder, segment: Segment, keep: ReadonlySet<string>): void {
  const wordsOf = wordsByRecord(segment);
  const fields = Object.keys(segment.meta.values).map((id) => {
    const field = segment.field(id);
    if (!field) throw new Error(`Segment lost field ${id}`);
    const everyDoc = Uint32Array.from({ length: segment.docs }, (_none, doc) => doc);
    const codes = new Uint32Array(segment.docs);
    gatherCodes(field.column, everyDoc, segment.docs, codes);
    const places = field.places && new Uint32Array(segment.docs);
    if (places) gatherPlaces(field, everyDoc, segment.docs, places);
    const texts = Array.from({ length: field.dictionary.size }, (_none, code) => field.dictionary.get(code));
    const placeIdOf = (code: number): number | null => (code === 0 ? null : (field.places?.ids[code - 1] ?? null));
    return { id, field, codes, places, texts, placeIdOf, nextExtra: 0 };
  });
  segment.meta.sets.forEach((set, setCode) => {
    if (!keep.has(set.id)) return;
    builder.beginSet(set);
    for (const cursor of fields) cursor.nextExtra = 0;
    for (let doc = 0; doc < segment.docs; doc++) {
      if (segment.set[doc] !== setCode) continue;
      const added = builder.begin(segment.no[doc]!, segment.rank[doc]!, wordsOf(doc));
      for (const cursor of fields) {
        const code = cursor.codes[doc]!;
        if (code === 0) continue;
        const values = builder.valuesOf(cursor.id);
        values.addKey(added, cursor.texts[code - 1] ?? '', cursor.placeIdOf(cursor.places?.[doc] ?? 0));
        const { extras } = cursor.field;
        if (!extras) continue;
        while (cursor.nextExtra < extras.docs.length && extras.docs[cursor.nextExtra]! < doc) cursor.nextExtra++;
        for (let at = cursor.nextExtra; at < extras.docs.length && extras.docs[at] === doc; at++) {
          values.addKey(added, cursor.texts[extras.codes[at]! - 1] ?? '', cursor.placeIdOf(extras.places?.[at] ?? 0));
        }
      }
      for (const id in segment.meta.years) {
        const year = segment.year(id);
        const slot = !year ? -1 : year.holders ? year.holders.slotOf(doc) : doc;
        if (year && slot >= 0 && year.earliest[slot] !== NO_YEAR)
          builder.yearsOf(id).add(added, year.earliest[slot]!, year.earliest[slot]! + (year.spans?.[slot] ?? 0));
      }
    }
  });
}
