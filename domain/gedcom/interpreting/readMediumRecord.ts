import type { TreeMedium } from '#domain/trees/model/treeMedium.ts';

import { childOf, type GedcomLine } from '../gedcomLine.ts';
import { childText, lineText } from '../lineText.ts';
import { mediaTypeOf } from '../mediaTypes.ts';
import type { Claim, Reading } from './claim.ts';
import { noteOf } from './readSmallParts.ts';
import type { ReadingContext } from './readingContext.ts';

/** Reads an OBJE record, or an OBJE line that describes a medium in place. Of several files the first counts. */
export function readMediumRecord(record: GedcomLine, id: number, context: ReadingContext): Reading<TreeMedium> {
  const { dialect } = context;
  const claims = new Map<number, Claim>();
  const notes: string[] = [];
  const file = childOf(record, 'FILE');
  const fileName = file ? lineText(file, dialect).trim() : '';
  const form = (file && childText(file, 'FORM', dialect)) || childText(record, 'FORM', dialect);
  const ownTitle = childText(record, 'TITL', dialect);
  const title = ownTitle || (file ? childText(file, 'TITL', dialect) : '');
  record.children.forEach((line, index) => {
    if (line === file) claims.set(index, { part: 'file', key: null });
    else if (line.tag === 'TITL' && ownTitle !== '' && line === childOf(record, 'TITL')) claims.set(index, { part: 'title', key: null });
    else if (line.tag === 'NOTE' || line.tag === 'SNOTE') {
      const note = noteOf(line, context);
      if (note === null) return;
      notes.push(note);
      claims.set(index, { part: 'note', key: note });
    }
  });
  return { value: { id, title, fileName, mimeType: mediaTypeOf(form, fileName), storedAs: null, notes }, claims };
}

/** Lines of a record, whatever their level, that describe a medium in place: OBJE without a pointer, with a file. In their order. */
export function inlineMedia(record: GedcomLine): GedcomLine[] {
  const found: GedcomLine[] = [];
  const look = (line: GedcomLine) => {
    for (const child of line.children) {
      if (child.tag === 'OBJE' && child.value.trim() === '' && childOf(child, 'FILE')) found.push(child);
      if (child.children.length > 0) look(child);
    }
  };
  look(record);
  return found;
}
