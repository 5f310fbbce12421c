const key = (heading: string): string => heading.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();

/** The columns of a file with what each fills. */
interface Columns {
  headings: readonly string[];
  columns: readonly (string | null)[];
}

/**
 * What the columns of the next file fill: as before where the heading is the same, however its letters are written; the
 * second of two equal headings is as the second was.
 *
 * @param before - the file that the sheet held. @param headings - of the next one.
 */
export function carriedColumns(before: Columns, headings: readonly string[]): (string | null)[] {
  const known = new Map<string, (string | null)[]>();
  for (const [at, heading] of before.headings.entries())
    known.set(key(heading), [...(known.get(key(heading)) ?? []), before.columns[at] ?? null]);
  return headings.map((heading) => (key(heading) === '' ? null : (known.get(key(heading))?.shift() ?? null)));
}
