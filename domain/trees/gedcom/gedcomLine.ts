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
