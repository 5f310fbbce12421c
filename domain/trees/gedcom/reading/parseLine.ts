/** The parts of one line as written. */
export interface ParsedLine {
  level: number;
  xref: string;
  tag: string;
  value: string;
}

const LINE = /^[ \t\ufeff]*(\d{1,3})[ \t]*(?:@([^@]+)@[ \t]*)?([A-Za-z_][\w-]*)(?:[ \t]|$)(.*)$/su;
const WRITTEN_TAG = /^(?:[A-Z][A-Z0-9_-]*|_[\w-]*)$/u;

/**
 * Takes a line apart. Blanks before the level do not matter, one blank behind the tag parts it from its value. Null for what
 * is not a line of GEDCOM, such as the rest of a note that was broken without CONT; `openLevel` is the level above which a
 * number at the start of a sentence is no level.
 * @example parseLine('1 NAME John /Smith/', 0) // { level: 1, xref: '', tag: 'NAME', value: 'John /Smith/' }
 */
export function parseLine(text: string, openLevel: number): ParsedLine | null {
  const [, level, xref = '', tag, value = ''] = LINE.exec(text) ?? [];
  if (level === undefined || tag === undefined) return null;
  // "19 March 1900" and "100 sheep" are no lines; "4 DATE" below level 1 is one that jumps.
  const isWritten = WRITTEN_TAG.test(tag);
  if (!isWritten && Number(level) > openLevel + 1) return null;
  return { level: Number(level), xref: xref.trim(), tag: isWritten ? tag : tag.toUpperCase(), value };
}
