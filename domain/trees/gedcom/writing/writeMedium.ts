import { sameValue } from '#domain/trees/core/changes/sameValue.ts';
import type { TreeMedium } from '#domain/trees/core/model/treeMedium.ts';

import { childOf, type GedcomLine, newLine } from '../gedcomLine.ts';
import { readMediumRecord } from '../interpreting/readMediumRecord.ts';
import { formOf } from '../mediaTypes.ts';
import { editLines, withText, noteEdits } from './editLines.ts';
import { textLine, textLines } from './textLine.ts';
import { dateLine } from './writeSmallParts.ts';
import type { WritingContext } from './writingContext.ts';

const isTyping = ({ tag }: GedcomLine) => tag === 'FORM' || tag === 'TITL';

/** A FILE line with form and, where it is there, title; other lines below it stay. */
function fileLine(
  line: GedcomLine | undefined,
  { fileName, mimeType, title }: TreeMedium,
  { dialect }: WritingContext,
  hasOwnTitle: boolean,
): GedcomLine {
  const form = mimeType === '' ? [] : [newLine('FORM', dialect === '7' ? mimeType : formOf(mimeType))];
  const written = withText(line ?? newLine('FILE'), textLine('FILE', fileName, dialect));
  return {
    ...written,
    children: [
      ...written.children.filter((child) => !isTyping(child)),
      ...form,
      ...(hasOwnTitle ? [] : textLines('TITL', title, dialect)),
    ],
  };
}

/**
 * An OBJE record, or a medium described in place, as it is now.
 * @param record - as the file had it, or an empty OBJE line.
 */
export function mediumLine(record: GedcomLine, now: TreeMedium, context: WritingContext): GedcomLine {
  const { value: read, claims } = readMediumRecord(record, now.id, context.reading);
  // Bytes are kept here, not in the file.
  const before = { ...read, storedAs: now.storedAs };
  if (sameValue(before, now)) return record;
  const file = childOf(record, 'FILE');
  const hasOwnTitle = childOf(record, 'TITL') !== undefined;
  const isSameFile =
    file !== undefined &&
    before.fileName === now.fileName &&
    before.mimeType === now.mimeType &&
    (hasOwnTitle || before.title === now.title);
  return editLines(record, claims, {
    file: { isSame: isSameFile, fresh: [fileLine(file, now, context, hasOwnTitle)] },
    title: { isSame: before.title === now.title || !hasOwnTitle, fresh: textLines('TITL', now.title, context.dialect) },
    date: {
      isSame: sameValue(before.date, now.date),
      fresh: now.date ? [{ ...dateLine(now.date, context.dialect), tag: '_DATE' }] : [],
    },
    note: noteEdits(before.notes, now.notes, context),
  });
}
