import type { TreeMedium } from '#domain/trees/core/model/treeMedium.ts';

import { childOf, type GedcomLine, childText, type GedcomDialect, lineText } from '../gedcomLine.ts';
import { mediaTypeOf } from '../mediaTypes.ts';
import type { Claim, Reading } from './claim.ts';
import type { ReadingContext } from './readingContext.ts';
import { dateOf, noteOf } from './readSmallParts.ts';

const fileNameOf = (file: GedcomLine, dialect: GedcomDialect): string => lineText(file, dialect).trim();

/** Reads an OBJE record, or an OBJE line that describes a medium in place. Of several files the first counts. */
export function readMediumRecord(record: GedcomLine, id: number, context: ReadingContext): Reading<TreeMedium> {
  const { dialect } = context;
  const claims = new Map<number, Claim>();
  const notes: string[] = [];
  let date: TreeMedium['date'] = null;
  const file = childOf(record, 'FILE');
  const fileName = file ? fileNameOf(file, dialect) : '';
  const form = (file && childText(file, 'FORM', dialect)) || childText(record, 'FORM', dialect);
  const titleLine = childOf(record, 'TITL');
  const ownTitle = childText(record, 'TITL', dialect);
  const title = ownTitle || (file ? childText(file, 'TITL', dialect) : '');
  record.children.forEach((line, index) => {
    if (line === file) claims.set(index, { part: 'file', key: null });
    else if (line.tag === 'TITL' && ownTitle !== '' && line === titleLine)
      claims.set(index, { part: 'title', key: null });
    // No version has a date of a medium; programs write one with a tag of their own.
    else if (line.tag === '_DATE' && date === null) {
      date = dateOf(line, context);
      if (date) claims.set(index, { part: 'date', key: null });
    } else if (line.tag === 'NOTE' || line.tag === 'SNOTE') {
      const note = noteOf(line, context);
      if (note === null) return;
      notes.push(note);
      claims.set(index, { part: 'note', key: note });
    }
  });
  return { value: { id, title, date, fileName, mimeType: mediaTypeOf(form, fileName), storedAs: null, notes }, claims };
}

/**
 * What the FILE lines of a record and of the media described in it name, as media have it for their `fileName`, with
 * their lines.
 */
export function namedFiles(record: GedcomLine, dialect: GedcomDialect): { fileName: string; line: number }[] {
  return [...(record.tag === 'OBJE' ? [record] : []), ...inlineMedia(record)].flatMap((medium) => {
    const file = childOf(medium, 'FILE');
    return file ? [{ fileName: fileNameOf(file, dialect), line: file.number }] : [];
  });
}

/**
 * Lines of a record, whatever their level, that describe a medium in place: OBJE without a pointer, with a file. In
 * their order.
 */
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
