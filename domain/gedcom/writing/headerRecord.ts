import { type GedcomLine, newLine } from '../gedcomLine.ts';
import type { GedcomDialect } from '../lineText.ts';
import { textLine } from './textLine.ts';

/** Lines of a header that say how the file was made, which is another file now. */
const OF_THE_FILE = new Set(['SOUR', 'DEST', 'DATE', 'FILE', 'GEDC', 'CHAR']);
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** What a header says of the file it begins. */
export interface HeaderFacts {
  /** Name of the site that writes it, and version of its program. */
  siteName: string;
  programVersion: string;
  /** Time of writing, in UTC. */
  now: Date;
  version: '5.5.1' | '7.0';
  /** False where the header's other lines, such as who made the file, are not for the readers. */
  keepsOthers: boolean;
}

/** The header of a file that is written here: with the lines of the original that are about the tree, and its submitter. */
export function headerRecord(original: GedcomLine | null, { siteName, programVersion, now, version, keepsOthers }: HeaderFacts): GedcomLine {
  const dialect: GedcomDialect = version === '7.0' ? '7' : '5';
  const kept = keepsOthers ? (original?.children.filter(({ tag }) => !OF_THE_FILE.has(tag)) ?? []) : [];
  const day = `${now.getUTCDate()} ${MONTHS[now.getUTCMonth()] ?? ''} ${now.getUTCFullYear()}`;
  return {
    ...newLine('HEAD'),
    children: [
      newLine('GEDC', '', [newLine('VERS', version), ...(dialect === '5' ? [newLine('FORM', 'LINEAGE-LINKED')] : [])]),
      ...(dialect === '5' ? [newLine('CHAR', 'UTF-8')] : []),
      newLine('SOUR', 'MUNIMENT', [newLine('VERS', programVersion), textLine('NAME', siteName, dialect)]),
      newLine('DATE', day, [newLine('TIME', `${now.toISOString().slice(11, 19)}${dialect === '7' ? 'Z' : ''}`)]),
      ...kept,
    ],
  };
}
