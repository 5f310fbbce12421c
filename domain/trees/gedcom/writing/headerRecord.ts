import { GEDCOM_MONTHS } from '#domain/kernel/dates/monthNames.ts';

import { type GedcomLine, newLine, type GedcomDialect } from '../gedcomLine.ts';
import { textLine } from './textLine.ts';

/** Lines of a header that say how the file was made, which is another file now. */
const OF_THE_FILE = new Set(['SOUR', 'DEST', 'DATE', 'FILE', 'GEDC', 'CHAR']);

/** The lines of a header that are about the tree and not about the file. */
export const headerToExport = (header: GedcomLine): GedcomLine => ({
  ...header,
  children: header.children.filter(({ tag }) => !OF_THE_FILE.has(tag)),
});

/** What a header says of the file it starts. */
export interface HeaderFacts {
  siteName: string;
  /** Of the program that writes the file. */
  programVersion: string;
  /** Time of writing, in UTC. */
  now: Date;
  version: '5.5.1' | '7.0';
}

/** The header of a file that is written here. @param kept - lines of the tree's original header, in this version. */
export function headerRecord(
  kept: readonly GedcomLine[],
  { siteName, programVersion, now, version }: HeaderFacts,
): GedcomLine {
  const dialect: GedcomDialect = version === '7.0' ? '7' : '5';
  const day = `${now.getUTCDate()} ${GEDCOM_MONTHS[now.getUTCMonth()] ?? ''} ${now.getUTCFullYear()}`;
  return newLine('HEAD', '', [
    newLine('GEDC', '', [newLine('VERS', version), ...(dialect === '5' ? [newLine('FORM', 'LINEAGE-LINKED')] : [])]),
    ...(dialect === '5' ? [newLine('CHAR', 'UTF-8')] : []),
    newLine('SOUR', 'MUNIMENT', [newLine('VERS', programVersion), textLine('NAME', siteName, dialect)]),
    newLine('DATE', day, [newLine('TIME', `${now.toISOString().slice(11, 19)}${dialect === '7' ? 'Z' : ''}`)]),
    ...kept,
  ]);
}
