import { ArticleSegment } from '../query/ArticleSegment.ts';
import type { SharedSegment } from './messages.ts';

/** The segments that a thread has open: each opened once, and closed when no view shows it any more. */
export class OpenSegments {
  private opened = new Map<SharedArrayBuffer, ArticleSegment>();

  /** Opens these, and closes all others. */
  only(shared: readonly SharedSegment[]): ArticleSegment[] {
    const wanted = new Map(
      shared.map(({ memory, postingsFile }) => [
        memory,
        this.opened.get(memory) ?? new ArticleSegment(memory, postingsFile),
      ]),
    );
    for (const [memory, segment] of this.opened) if (!wanted.has(memory)) segment.close();
    this.opened = wanted;
    return [...wanted.values()];
  }
}
