import type { TreeStory } from '#domain/trees/core/model/treeStory.ts';

import { type GedcomLine, newLine } from '../gedcomLine.ts';
import { editLines } from './editLines.ts';
import { mediumEdits } from './listedParts.ts';
import { textLine, textLines } from './textLine.ts';
import type { ReadDocument } from './writePerson.ts';
import type { WritingContext } from './writingContext.ts';

/** The `_STORY` record of a story as it is now: neither version of GEDCOM has a record for it. */
export function storyRecord(
  { record, before, claims }: ReadDocument<TreeStory>,
  now: TreeStory,
  context: WritingContext,
): GedcomLine {
  const { dialect } = context;
  const isWritten = (id: number) => now.personIds.includes(id) && context.pointerTo('person', id) !== null;
  return editLines(record, claims, {
    title: { isSame: before.title === now.title, fresh: textLines('TITL', now.title, dialect) },
    'story-date': { isSame: before.date === now.date, fresh: textLines('DATE', now.date, dialect) },
    person: {
      edit: ({ key }, child) => (isWritten(Number(key)) ? [child] : []),
      added: now.personIds
        .filter((id) => !before.personIds.includes(id) && isWritten(id))
        .map((id) => newLine('INDI', `@${context.pointerTo('person', id) ?? ''}@`)),
    },
    'story-text': {
      isSame: before.text === now.text,
      fresh: now.text === '' ? [] : [textLine('TEXT', now.text, dialect)],
    },
    medium: mediumEdits(before.mediaIds, now.mediaIds, context),
  });
}
