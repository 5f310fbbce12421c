import type { IndexedValue } from '#domain/records/core/searchDocument.ts';

import { compareCodePoints } from '../../matching/compareCodePoints.ts';
import { GrowableUint32 } from '../format/growable.ts';

/** Gathers the values of one field while records stream by: numbers only, each distinct text once. */
export class ValueAccumulator {
  private readonly ids = new Map<string, number>();
  /** Distinct texts as they came. */
  readonly texts: string[] = [];
  /** One entry a value, records ascending; the first entry of a record is the one it is ordered by. */
  readonly docs = new GrowableUint32();
  /** Of each entry, which of the texts. */
  readonly textIds = new GrowableUint32();
  /** Place id plus one, 0 for none. */
  readonly places = new GrowableUint32();
  hasPlaces = false;

  add(doc: number, values: readonly IndexedValue[]): void {
    for (const { key, placeId } of values) this.addKey(doc, key, placeId);
  }

  addKey(doc: number, key: string, placeId: number | null): void {
    let id = this.ids.get(key);
    if (id === undefined) {
      id = this.texts.length;
      this.ids.set(key, id);
      this.texts.push(key);
    }
    this.docs.push(doc);
    this.textIds.push(id);
    this.places.push(placeId === null ? 0 : placeId + 1);
    if (placeId !== null) this.hasPlaces = true;
  }

  /** Puts the texts in order. Codes count from 1: 0 is "no value". */
  finish(): { sorted: string[]; codes: Uint32Array } {
    const order = this.texts
      .map((_text, id) => id)
      .sort((a, b) => compareCodePoints(this.texts[a] ?? '', this.texts[b] ?? ''));
    const codeOf = new Uint32Array(order.length);
    order.forEach((id, place) => {
      codeOf[id] = place + 1;
    });
    const textIds = this.textIds.view();
    const codes = new Uint32Array(textIds.length);
    for (let entry = 0; entry < textIds.length; entry++) codes[entry] = codeOf[textIds[entry] ?? 0] ?? 0;
    return { sorted: order.map((id) => this.texts[id] ?? ''), codes };
  }
}
