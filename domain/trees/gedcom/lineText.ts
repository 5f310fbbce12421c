import type { GedcomLine } from './gedcomLine.ts';

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
