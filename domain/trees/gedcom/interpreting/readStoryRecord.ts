import type { TreeStory } from '#domain/trees/core/model/treeStory.ts';

import { type GedcomLine, pointerOf, childText, lineText } from '../gedcomLine.ts';
import type { Claim, Reading } from './claim.ts';
import type { ReadingContext } from './readingContext.ts';
import { mediumOf } from './readSmallParts.ts';

/**
 * Reads a `_STORY` record, which this site writes for what neither version of GEDCOM has. Null for one about no one.
 */
export function readStoryRecord(record: GedcomLine, id: number, context: ReadingContext): Reading<TreeStory> | null {
  const claims = new Map<number, Claim>();
  const personIds: number[] = [];
  const mediaIds: number[] = [];
  record.children.forEach((line, index) => {
    const xref = pointerOf(line.value);
    const personId = line.tag === 'INDI' && xref !== null ? context.idOf('person', xref, line.number) : null;
    const medium = line.tag === 'OBJE' ? mediumOf(line, context) : null;
    if (personId !== null) {
      personIds.push(personId);
      claims.set(index, { part: 'person', key: personId });
    } else if (medium !== null) {
      mediaIds.push(medium);
      claims.set(index, { part: 'medium', key: medium });
    } else if (line.tag === 'TITL') claims.set(index, { part: 'title', key: null });
    else if (line.tag === 'TEXT') claims.set(index, { part: 'story-text', key: null });
    else if (line.tag === 'DATE') claims.set(index, { part: 'story-date', key: null });
  });
  if (personIds.length === 0) return null;
  const text = record.children.find(({ tag }) => tag === 'TEXT');
  const story: TreeStory = {
    id,
    title: childText(record, 'TITL', context.dialect),
    text: text ? lineText(text, context.dialect) : '',
    personIds,
    date: childText(record, 'DATE', context.dialect),
    mediaIds,
  };
  return { value: story, claims };
}
