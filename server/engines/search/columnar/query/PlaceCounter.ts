import { isRegionId } from '#domain/places/gazetteer/region.ts';

import { sortPlaceCounts } from '../../matching/sortCounts.ts';
import type { PlaceCounts } from '../../SearchEngine.ts';
import { gatherCodes } from '../segment/CodeColumn.ts';
import type { Segment } from '../segment/Segment.ts';
import { type ExtraValues, gatherPlaces, type ValueField } from '../segment/ValueField.ts';
import type { Scratch } from './ScratchArrays.ts';

/** Counts hits by the places one field of theirs names, over all segments of a view. One per query. */
export class PlaceCounter {
  private readonly at = new Map<number, number>();
  private readonly unlocatedNames = new Map<string, number>();
  private placed = 0;
  private readonly field: string;
  private readonly scratch: Scratch;

  constructor(field: string, scratch: Scratch) {
    this.field = field;
    this.scratch = scratch;
  }

  /** @param docs - hits of the segment, ascending. */
  count(segment: Segment, docs: Uint32Array, count: number): void {
    const field = segment.field(this.field);
    if (!field || count === 0) return;
    const values = this.scratch.u32('value codes', count);
    gatherCodes(field.column, docs, count, values);
    const places = this.scratch.u32('place codes', count);
    gatherPlaces(field, docs, count, places);
    const ids = field.places?.ids;
    // A region has no position: its records count by what they name.
    if (ids)
      for (let at = 0; at < count; at++) if (places[at]! > 0 && isRegionId(ids[places[at]! - 1]!)) places[at] = 0;
    const byPlace = new Uint32Array((field.places?.ids.length ?? 0) + 1);
    const byValue = new Uint32Array(field.dictionary.size + 1);
    for (let at = 0; at < count; at++) {
      if (places[at]! > 0) {
        byPlace[places[at]!]!++;
        this.placed++;
      } else byValue[values[at]!]!++;
    }
    if (field.extras) this.countExtras(field.extras, ids, { docs, count, places }, byPlace, byValue);
    this.add(field, byPlace, byValue);
  }

  result(): PlaceCounts {
    return sortPlaceCounts({
      at: [...this.at].map(([id, count]) => ({ id, count })),
      placed: this.placed,
      unlocatedNames: [...this.unlocatedNames].map(([value, count]) => ({ value, count })),
    });
  }

  /** A record counts once at each place, however many of its values name it. */
  private countExtras(
    extras: ExtraValues,
    ids: Int32Array | undefined,
    hits: { docs: Uint32Array; count: number; places: Uint32Array },
    byPlace: Uint32Array,
    byValue: Uint32Array,
  ): void {
    let at = 0;
    let record = -1;
    const counted = new Set<number>();
    for (let entry = 0; entry < extras.docs.length; entry++) {
      const doc = extras.docs[entry]!;
      while (at < hits.count && hits.docs[at]! < doc) at++;
      if (at >= hits.count) return;
      if (hits.docs[at] !== doc) continue;
      if (doc !== record) {
        record = doc;
        counted.clear();
        if (hits.places[at]! > 0) counted.add(hits.places[at]!);
      }
      const located = extras.places?.[entry] ?? 0;
      const place = located > 0 && isRegionId(ids?.[located - 1] ?? 0) ? 0 : located;
      if (place === 0) byValue[extras.codes[entry]!]!++;
      else if (!counted.has(place)) {
        if (counted.size === 0) this.placed++;
        counted.add(place);
        byPlace[place]!++;
      }
    }
  }

  private add({ places, dictionary }: ValueField, byPlace: Uint32Array, byValue: Uint32Array): void {
    for (let code = 1; code < byPlace.length; code++) {
      const id = places?.ids[code - 1];
      if (byPlace[code]! > 0 && id !== undefined) this.at.set(id, (this.at.get(id) ?? 0) + byPlace[code]!);
    }
    for (let code = 1; code < byValue.length; code++) {
      if (byValue[code]! === 0) continue;
      const text = dictionary.get(code - 1);
      this.unlocatedNames.set(text, (this.unlocatedNames.get(text) ?? 0) + byValue[code]!);
    }
  }
}
