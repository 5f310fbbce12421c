/** A line of a GEDCOM file with everything that is below it. A record is a line of level 0. */
export interface GedcomLine {
  /** As written: `BIRT`, `_UID`. */
  tag: string;
  /** What the line is pointed at by, without its at signs; empty for nearly all lines below a record's own. */
  xref: string;
  /** As written, at signs still doubled. Where it goes on in CONC and CONT lines, they are among `children`. */
  value: string;
  children: GedcomLine[];
  /** Number of the line in its file, from 1; 0 for what was made here. */
  number: number;
}

/** A line that was not read from a file. */
export const newLine = (tag: string, value = '', children: GedcomLine[] = []): GedcomLine => ({
  tag,
  xref: '',
  value,
  children,
  number: 0,
});

/** The first line right below another that has a tag; undefined where none has. */
export const childOf = (line: GedcomLine, tag: string): GedcomLine | undefined =>
  line.children.find((child) => child.tag === tag);

/** All lines right below another that have a tag. */
export const childrenOf = (line: GedcomLine, tag: string): GedcomLine[] =>
  line.children.filter((child) => child.tag === tag);

/**
 * What a value points at, without the at signs; null where it is no pointer. `@VOID@` points at nothing and is none.
 */
export function pointerOf(value: string): string | null {
  if (!value.includes('@')) return null;
  const [, xref] = /^\s*@([^@#][^@]*)@\s*$/u.exec(value) ?? [];
  return xref === undefined || xref === 'VOID' ? null : xref;
}

/** Whether a value has the shape of a pointer, one to nothing among them. */
export const isPointer = (value: string): boolean => /^\s*@[^@#][^@]*@\s*$/u.test(value);

/** Which rules of at signs and continuation a file follows: those of 5.5 to 5.5.5, or those of 7. */
export type GedcomDialect = '5' | '7';

/** @example dialectOf('5.5.1') // '5' */
export const dialectOf = (version: string): GedcomDialect => (Number.parseInt(version, 10) >= 7 ? '7' : '5');

const unescaped = (value: string, dialect: GedcomDialect) =>
  dialect === '7' ? value.replace(/^@@/u, '@') : value.replaceAll('@@', '@');

/**
 * The whole text of a line: its value with what CONC and CONT lines go on with, and at signs single again. 7 has no
 * CONC and doubles only an at sign that starts a line; earlier versions double each.
 */
export function lineText(line: GedcomLine, dialect: GedcomDialect): string {
  let text = unescaped(line.value, dialect);
  for (const { tag, value } of line.children) {
    if (tag === 'CONT') text += `\n${unescaped(value, dialect)}`;
    else if (tag === 'CONC') text += unescaped(value, dialect);
  }
  return text;
}

/** The text of a line right below another, trimmed; empty where there is no such line. */
export function childText(line: GedcomLine, tag: string, dialect: GedcomDialect): string {
  const child = line.children.find((candidate) => candidate.tag === tag);
  return child ? lineText(child, dialect).trim() : '';
}
