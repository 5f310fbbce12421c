import type { TreeCitation } from '#domain/trees/core/model/treeCitation.ts';

import { type GedcomLine, newLine } from '../gedcomLine.ts';
import { type ListedPart, type PartEdits, noteEdits } from './editLines.ts';
import { citationLine } from './writeCitation.ts';
import { mediumLine } from './writeMedium.ts';
import type { WritingContext } from './writingContext.ts';

/**
 * Parts of a document by the line they came from, so that a record of very many lines is gone through once. Parts that
 * were added here have none.
 */
export function byOrigin<Part extends { origin: number | null }>(
  parts: readonly Part[],
): (origin: number) => readonly Part[] {
  const found = new Map<number, Part[]>();
  for (const part of parts) {
    if (part.origin === null) continue;
    const beside = found.get(part.origin);
    if (beside) beside.push(part);
    else found.set(part.origin, [part]);
  }
  return (origin) => found.get(origin) ?? [];
}

/** Citations: each line is said by where it was. */
export function citationEdits(now: readonly TreeCitation[], context: WritingContext): ListedPart {
  const at = byOrigin(now);
  return {
    edit: (_claim, child, index) => at(index).map((citation) => citationLine(child, citation, context)),
    added: now.filter(({ origin }) => origin === null).map((citation) => citationLine(null, citation, context)),
  };
}

/** Media: those with a record are pointed at, those described in place are written there. */
export function mediumEdits(before: readonly number[], now: readonly number[], context: WritingContext): ListedPart {
  const [idsBefore, idsNow] = [new Set(before), new Set(now)];
  const pointed = (id: number): GedcomLine[] => {
    const pointer = context.pointerTo('medium', id);
    return pointer === null ? [] : [newLine('OBJE', `@${pointer}@`)];
  };
  return {
    edit: ({ key }, child) => {
      const id = Number(key);
      if (!idsNow.has(id)) return [];
      const inline = context.inlineMedium(id);
      if (inline) return [mediumLine(child, inline, context)];
      return context.pointerTo('medium', id) === null ? [] : [child];
    },
    added: now.filter((id) => !idsBefore.has(id)).flatMap(pointed),
  };
}

/**
 * Whether everything that something names goes into the file, too: a line may stay as it is only then. Media described
 * in place may have changed.
 */
export const pointsThere = (
  { citations, mediaIds = [] }: { citations: readonly TreeCitation[]; mediaIds?: readonly number[] },
  context: WritingContext,
): boolean =>
  citations.every(({ sourceId }) => sourceId === null || context.pointerTo('source', sourceId) !== null) &&
  mediaIds.every((id) => context.pointerTo('medium', id) !== null);

interface Attached {
  notes: readonly string[];
  citations: readonly TreeCitation[];
  mediaIds: readonly number[];
}

/** Notes, citations and media, which people, families and facts have alike. */
export const attachedEdits = (before: Attached, now: Attached, context: WritingContext): PartEdits => ({
  note: noteEdits(before.notes, now.notes, context),
  citation: citationEdits(now.citations, context),
  medium: mediumEdits(before.mediaIds, now.mediaIds, context),
});
