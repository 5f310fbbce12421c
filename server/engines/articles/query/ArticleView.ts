import { VALUE_COLUMN_NAMES, type ValueColumn } from '../format/columns.ts';
import type { ArticleSegment } from './ArticleSegment.ts';

/** A segment as part of a whole. */
export interface ViewedSegment {
  segment: ArticleSegment;
  /** 1 for an article that must not be found here: withheld, or newer in a later segment. Null when there is none. */
  dead: Uint8Array | null;
  /** From the segment's code of a value to the code of the whole. */
  codes: Record<ValueColumn, Uint32Array>;
}

/** Segments that together are the index at one moment, oldest first. */
export class ArticleView {
  readonly segments: readonly ViewedSegment[];
  /** Values by the code of the whole. */
  readonly texts = Object.fromEntries(VALUE_COLUMN_NAMES.map((name) => [name, [] as string[]])) as Record<
    ValueColumn,
    string[]
  >;
  /** Articles that can be found. */
  readonly live: number;

  /** @param withheld - numbers of articles that must not be found */
  constructor(segments: readonly ArticleSegment[], withheld: readonly number[]) {
    const gone = new Set(withheld);
    const viewed: ViewedSegment[] = [];
    const known = Object.fromEntries(VALUE_COLUMN_NAMES.map((name) => [name, new Map<string, number>()])) as Record<
      ValueColumn,
      Map<string, number>
    >;
    let live = 0;
    for (const segment of [...segments].reverse()) {
      const { dead, found } = deadIn(segment, gone);
      live += segment.docs - found;
      viewed.unshift({ segment, dead, codes: this.codesOf(segment, known) });
      if (segment !== segments[0]) for (const no of segment.numbers.no) gone.add(no);
    }
    this.segments = viewed;
    this.live = live;
  }

  private codesOf(
    segment: ArticleSegment,
    known: Record<ValueColumn, Map<string, number>>,
  ): Record<ValueColumn, Uint32Array> {
    return Object.fromEntries(
      VALUE_COLUMN_NAMES.map((name) => {
        const codes = segment.values[name].texts.map((text) => {
          const code = known[name].get(text) ?? this.texts[name].push(text) - 1;
          known[name].set(text, code);
          return code;
        });
        return [name, Uint32Array.from(codes)];
      }),
    ) as Record<ValueColumn, Uint32Array>;
  }
}

function deadIn(segment: ArticleSegment, gone: ReadonlySet<number>): { dead: Uint8Array | null; found: number } {
  if (gone.size === 0) return { dead: null, found: 0 };
  const dead = new Uint8Array(segment.docs);
  let found = 0;
  segment.numbers.no.forEach((no, doc) => {
    if (!gone.has(no)) return;
    dead[doc] = 1;
    found += 1;
  });
  return { dead: found > 0 ? dead : null, found };
}
