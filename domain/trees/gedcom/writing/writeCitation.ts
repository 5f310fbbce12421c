import { sameValue } from '#domain/trees/core/changes/sameValue.ts';
import type { TreeCitation } from '#domain/trees/core/model/treeCitation.ts';

import { type GedcomLine, newLine } from '../gedcomLine.ts';
import { readCitation } from '../interpreting/readCitation.ts';
import { editLines, withText } from './editLines.ts';
import { textLine, textLines } from './textLine.ts';
import type { WritingContext } from './writingContext.ts';

const EMPTY: TreeCitation = {
  sourceId: null,
  page: '',
  text: '',
  note: '',
  url: '',
  recordId: null,
  quality: null,
  origin: null,
};

/**
 * A SOUR line of a citation as it is now. 5.5.1 lets a citation describe its source in place; 7 wants a pointer, if
 * only one to nothing.
 * @param line - as the file had it; null for one that was added here.
 */
export function citationLine(line: GedcomLine | null, now: TreeCitation, context: WritingContext): GedcomLine {
  const { value: before, claims } = line
    ? readCitation(line, now.origin ?? 0, context.reading)
    : { value: EMPTY, claims: new Map() };
  const { dialect } = context;
  const pointer = now.sourceId === null ? null : context.pointerTo('source', now.sourceId);
  if (line && sameValue(before, now) && (now.sourceId === null || pointer !== null)) return line;
  const isInPlace = pointer === null && dialect === '5';
  const isSameOwn =
    line !== null &&
    before.sourceId === now.sourceId &&
    (pointer !== null || (now.sourceId === null && before.page === now.page));
  const own =
    pointer !== null
      ? newLine('SOUR', `@${pointer}@`)
      : isInPlace
        ? textLine('SOUR', now.page, dialect)
        : newLine('SOUR', '@VOID@');
  return editLines(
    isSameOwn ? line : withText(line ?? newLine('SOUR'), own),
    isSameOwn ? claims : afterOwn(claims, line, own),
    {
      page: {
        isSame: before.page === now.page && isSameOwn,
        fresh: isInPlace ? [] : textLines('PAGE', now.page, dialect),
      },
      text: {
        isSame: before.text === now.text,
        fresh:
          now.text === ''
            ? []
            : [
                isInPlace
                  ? textLine('TEXT', now.text, dialect)
                  : newLine('DATA', '', [textLine('TEXT', now.text, dialect)]),
              ],
      },
      note: { isSame: before.note === now.note, fresh: textLines('NOTE', now.note, dialect) },
      quality: {
        isSame: before.quality === now.quality,
        fresh: now.quality === null ? [] : [newLine('QUAY', String(now.quality))],
      },
      url: { isSame: before.url === now.url, fresh: textLines('_LINK', now.url, dialect) },
      record: { isSame: before.recordId === now.recordId, fresh: textLines('_RECORD', now.recordId ?? '', dialect) },
    },
  );
}

/** Claims moved to where the lines are once the text of their line was replaced. */
export function afterOwn<Value>(
  claims: ReadonlyMap<number, Value>,
  line: GedcomLine | null,
  own: GedcomLine,
): Map<number, Value> {
  const moved = new Map<number, Value>();
  let at = own.children.length;
  line?.children.forEach(({ tag }, index) => {
    if (tag === 'CONT' || tag === 'CONC') return;
    const claim = claims.get(index);
    if (claim) moved.set(at, claim);
    at += 1;
  });
  return moved;
}
