import type { BookInput, DeskBook } from './bookDeskApi.ts';

type Section = BookInput['sections'][number];

const LINE = /^(\d{1,6})[.,:)]?\s+(.+?)(?:[,\s]+(\d{4})(?:\s*[–-]\s*(\d{4}))?)?$/u;

/** The sections of a book as lines of a form: number of the first page, name, years. */
export const sectionLines = (sections: DeskBook['sections']): string =>
  sections
    .map(({ position, label, fromYear, toYear }) => {
      const years = [...new Set([fromYear, toYear])].filter((year) => year !== null).join('–');
      return [position, label, years].filter((part) => part !== '').join(' ');
    })
    .join('\n');

/**
 * Reads such lines; empty ones are passed over.
 * @returns the number of the first line that is none, from 1
 */
export function readSectionLines(text: string): Section[] | number {
  const sections: Section[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, position, label, fromYear, toYear] = LINE.exec(line.trim()) ?? [];
    if (position === undefined || label === undefined) return at + 1;
    sections.push({
      position: Number(position),
      label,
      fromYear: fromYear === undefined ? null : Number(fromYear),
      toYear: toYear === undefined ? null : Number(toYear),
    });
  }
  return sections;
}
