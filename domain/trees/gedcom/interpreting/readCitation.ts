import type { TreeCitation } from '#domain/trees/core/model/treeCitation.ts';

import { childOf, type GedcomLine, pointerOf, childText, lineText } from '../gedcomLine.ts';
import type { Claim, Reading } from './claim.ts';
import type { ReadingContext } from './readingContext.ts';
import { noteOf } from './readSmallParts.ts';

/** Where programs put the address of what they cite. */
const ADDRESS_TAGS = new Set(['WWW', '_LINK', '_URL', '_WEB', '_WWW']);

const isQuality = (text: string): text is '0' | '1' | '2' | '3' => /^[0-3]$/u.test(text);

/**
 * Reads a SOUR line, which points at a source or describes one in place.
 * @param origin - its index among the lines beside it.
 */
export function readCitation(line: GedcomLine, origin: number, context: ReadingContext): Reading<TreeCitation> {
  const { dialect } = context;
  const claims = new Map<number, Claim>();
  const xref = pointerOf(line.value);
  const texts: string[] = [];
  const notes: string[] = [];
  const citation: TreeCitation = {
    sourceId: xref === null ? null : context.idOf('source', xref, line.number),
    page: '',
    text: '',
    note: '',
    url: '',
    recordId: null,
    quality: null,
    origin,
  };
  if (xref === null) {
    const own = lineText(line, dialect).trim();
    if (own !== '' && own !== '@VOID@') citation.page = own;
  }
  line.children.forEach((child, index) => {
    const text = lineText(child, dialect).trim();
    const claim = (part: Claim['part']) => claims.set(index, { part, key: null });
    if (child.tag === 'PAGE' && citation.page === '') {
      citation.page = text;
      claim('page');
    } else if (child.tag === 'DATA' || child.tag === 'TEXT') {
      const words =
        child.tag === 'TEXT'
          ? text
          : child.children
              .filter(({ tag }) => tag === 'TEXT')
              .map((each) => lineText(each, dialect).trim())
              .join('\n\n');
      if (words === '') return;
      texts.push(words);
      claim('text');
    } else if (child.tag === 'NOTE' || child.tag === 'SNOTE') {
      const note = noteOf(child, context);
      if (note === null) return;
      notes.push(note);
      claim('note');
    } else if (child.tag === 'QUAY' && isQuality(text)) {
      citation.quality = Number(text) as TreeCitation['quality'];
      claim('quality');
    } else if (ADDRESS_TAGS.has(child.tag) && citation.url === '' && /^https:\/\//iu.test(text)) {
      citation.url = text;
      claim('url');
    } else if (child.tag === '_RECORD' && text !== '') {
      citation.recordId = text;
      claim('record');
    }
  });
  return { value: { ...citation, text: texts.join('\n\n'), note: notes.join('\n\n') }, claims };
}

/** The repository of a REPO line: its name, or what the line itself says; and the number there. */
export function readRepository(line: GedcomLine, context: ReadingContext): { repository: string; callNumber: string } {
  const xref = pointerOf(line.value);
  const repository =
    xref === null ? lineText(line, context.dialect).trim() : (context.repositoryName(xref, line.number) ?? '');
  const caln = childOf(line, 'CALN');
  return {
    repository: repository || childText(line, 'NAME', context.dialect),
    callNumber: caln ? lineText(caln, context.dialect).trim() : '',
  };
}

/** Whether a line holds the address of a page that others may open. */
export const isAddressLine = ({ tag, value }: GedcomLine): boolean =>
  ADDRESS_TAGS.has(tag) && /^\s*https:\/\//iu.test(value);
