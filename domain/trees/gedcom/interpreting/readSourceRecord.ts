import type { TreeSource } from '#domain/trees/core/model/treeSource.ts';

import { type GedcomLine, childText, lineText } from '../gedcomLine.ts';
import type { Claim, Reading } from './claim.ts';
import { isAddressLine, readRepository } from './readCitation.ts';
import type { ReadingContext } from './readingContext.ts';
import { noteOf } from './readSmallParts.ts';

const FIELDS = { TITL: 'title', AUTH: 'author', PUBL: 'publication' } as const;

/** Reads a SOUR record. What a source says (TEXT) is a note of it. @param id - number the source has in the tree. */
export function readSourceRecord(record: GedcomLine, id: number, context: ReadingContext): Reading<TreeSource> {
  const claims = new Map<number, Claim>();
  const notes: string[] = [];
  const source: TreeSource = {
    id,
    title: '',
    author: '',
    publication: '',
    repository: '',
    callNumber: '',
    url: '',
    notes,
  };
  record.children.forEach((line, index) => {
    const claim = (part: Claim['part'], key: Claim['key'] = null) => claims.set(index, { part, key });
    if (line.tag === 'TITL' || line.tag === 'AUTH' || line.tag === 'PUBL') {
      const field = FIELDS[line.tag];
      if (source[field] !== '') return;
      source[field] = lineText(line, context.dialect).trim();
      claim(field);
    } else if (line.tag === 'REPO' && source.repository === '') {
      Object.assign(source, readRepository(line, context));
      claim('repository');
    } else if (line.tag === 'NOTE' || line.tag === 'SNOTE' || line.tag === 'TEXT') {
      const note = line.tag === 'TEXT' ? lineText(line, context.dialect).trim() || null : noteOf(line, context);
      if (note === null) return;
      notes.push(note);
      claim('note', note);
    } else if (isAddressLine(line) && source.url === '') {
      source.url = line.value.trim();
      claim('url');
    }
  });
  // Without a title lists would show nothing; the abbreviation stays what it is in the file.
  if (source.title === '') source.title = childText(record, 'ABBR', context.dialect);
  return { value: source, claims };
}
