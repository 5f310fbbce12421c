import type { TreeSource } from '#domain/trees/core/model/treeSource.ts';

import { childOf, type GedcomLine, newLine } from '../gedcomLine.ts';
import { editLines, noteEdits } from './editLines.ts';
import { textLine, textLines } from './textLine.ts';
import type { ReadDocument } from './writePerson.ts';
import type { WritingContext } from './writingContext.ts';

/**
 * The SOUR record of a source as it is now. 7 has no repository without a record of its own: there it is said in a
 * note, so that nothing is lost.
 */
export function sourceRecord(
  { record, before, claims }: ReadDocument<TreeSource>,
  now: TreeSource,
  context: WritingContext,
): GedcomLine {
  const { dialect } = context;
  const number = textLines('CALN', now.callNumber, dialect);
  const line = childOf(record, 'REPO');
  const isSameKeeper = line !== undefined && before.repository === now.repository;
  const repository: GedcomLine[] =
    now.repository === '' && now.callNumber === ''
      ? []
      : isSameKeeper
        ? [{ ...line, children: [...line.children.filter(({ tag }) => tag !== 'CALN'), ...number] }]
        : dialect === '5'
          ? [textLine('REPO', now.repository, dialect, number)]
          : [newLine('REPO', '@VOID@', [textLine('NOTE', now.repository, dialect), ...number])];
  return editLines(record, claims, {
    title: { isSame: before.title === now.title, fresh: textLines('TITL', now.title, dialect) },
    author: { isSame: before.author === now.author, fresh: textLines('AUTH', now.author, dialect) },
    publication: { isSame: before.publication === now.publication, fresh: textLines('PUBL', now.publication, dialect) },
    repository: {
      isSame: before.repository === now.repository && before.callNumber === now.callNumber,
      fresh: repository,
    },
    note: noteEdits(before.notes, now.notes, context),
    url: { isSame: before.url === now.url, fresh: textLines('_LINK', now.url, dialect) },
  });
}
