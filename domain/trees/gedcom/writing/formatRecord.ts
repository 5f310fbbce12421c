import type { GedcomLine } from '../gedcomLine.ts';

/** A record as lines of a file, each ended by \n, without changing any value. */
export function formatRecord(record: GedcomLine): string {
  let text = '';
  const add = (line: GedcomLine, level: number) => {
    text += `${level} ${line.xref === '' ? '' : `@${line.xref}@ `}${line.tag}${line.value === '' ? '' : ` ${line.value}`}\n`;
    for (const child of line.children) add(child, level + 1);
  };
  add(record, 0);
  return text;
}
