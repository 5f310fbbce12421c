import { distinctSpans, type WordSpan } from '#domain/newspapers/search/wordSpans.ts';

import { FormPlaces } from './FormPlaces.ts';
import { PlaceList } from './PlaceList.ts';
import type { PhrasePlan } from './plannedQuery.ts';
import type { SegmentTerms } from './SegmentTerms.ts';

/** One way to meet a phrase: where it starts in an article. */
class WayReader {
  readonly width: number;
  readonly starts = new PlaceList();
  private readonly items: readonly { places: FormPlaces; offset: number }[];

  constructor(terms: SegmentTerms, { items, width }: PhrasePlan) {
    this.width = width;
    // The rarest word first: most articles are done with when it is read.
    this.items = items
      .map(({ forms, offset }) => ({ places: new FormPlaces(terms, forms), offset }))
      .sort((a, b) => a.places.most - b.places.most);
  }

  read(doc: number): void {
    const { starts, items } = this;
    const first = items[0]!;
    first.places.read(doc);
    const { found } = first.places;
    starts.count = 0;
    for (let at = 0; at < found.count; at += 1)
      if (found.places[at]! >= first.offset) starts.push(found.places[at]! - first.offset);
    for (let item = 1; item < items.length && starts.count > 0; item += 1) {
      const { places, offset } = items[item]!;
      places.read(doc);
      starts.keepBefore(places.found, offset);
    }
  }

  spans(): WordSpan[] {
    return Array.from(this.starts.places.subarray(0, this.starts.count), (from) => ({ from, to: from + this.width }));
  }
}

/** Finds a phrase in articles, which must be asked for in ascending order. */
export class PhraseReader {
  private readonly ways: readonly WayReader[];
  private readonly typed: WayReader | undefined;

  /** Only ways that some article could meet are read at all. @param ways - as typed first */
  constructor(terms: SegmentTerms, ways: readonly PhrasePlan[]) {
    const readers = ways.map((way) =>
      way.items.every(({ forms }) => terms.among(forms).length > 0) ? new WayReader(terms, way) : undefined,
    );
    this.typed = readers[0];
    this.ways = readers.filter((reader) => reader !== undefined);
  }

  /** How often an article has it as typed; 1 when it only has it with two words as one. */
  count(doc: number): number {
    const found = this.read(doc);
    return found.length === 0 ? 0 : Math.max(1, this.typed?.starts.count ?? 0);
  }

  /** Where an article has it. */
  spans(doc: number): WordSpan[] {
    const found = this.read(doc);
    // Those of one way are in order, each once.
    return found.length === 1 ? found[0]!.spans() : distinctSpans(found.flatMap((way) => way.spans()));
  }

  /** The ways by which an article has it. */
  private read(doc: number): WayReader[] {
    for (const way of this.ways) way.read(doc);
    return this.ways.filter(({ starts }) => starts.count > 0);
  }
}
