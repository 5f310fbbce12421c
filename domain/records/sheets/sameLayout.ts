import { carriedColumns } from './carriedColumns.ts';
import { COLUMN_PROFILES, shareOf } from './guess/columnProfiles.ts';
import type { SheetKind } from './sheetKind.ts';

/** Columns of a file of which it is known what they fill. */
interface Layout {
  kind: SheetKind;
  headings: readonly string[];
  columns: readonly (string | null)[];
}

/** A file of which nothing is said. */
interface NextFile {
  headings: readonly string[];
  /** By column: the first values that hold something. */
  examples: readonly (readonly string[])[];
}

/** So much must agree, of three columns at least. */
const AGREES = 0.8;
const FEWEST = 3;

const key = (heading: string): string => heading.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
const named = (headings: readonly string[]): string[] => headings.map(key).filter((heading) => heading !== '');

/** Whether nearly all headings of either are headings of the other. */
function haveSameHeadings(one: readonly string[], other: readonly string[]): boolean {
  const [mine, theirs] = [named(one), named(other)];
  const left = [...theirs];
  const shared = mine.filter((heading) => {
    const at = left.indexOf(heading);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  }).length;
  return shared >= FEWEST && shared >= AGREES * Math.max(mine.length, theirs.length);
}

/** Whether the values of nearly all columns may be what these fill: no heading says so. */
function haveSameValues({ kind, columns }: Layout, examples: NextFile['examples']): boolean {
  const judged = columns.flatMap((field, at): boolean[] => {
    const { holds = null } = kind.fields.find(({ id }) => id === field) ?? {};
    const values = examples[at] ?? [];
    return holds === null || values.length === 0 ? [] : [shareOf(holds, values) >= COLUMN_PROFILES[holds].least];
  });
  return judged.length >= FEWEST && judged.filter(Boolean).length >= AGREES * judged.length;
}

/**
 * What the columns of a file fill that is laid out as another: by its headings, or, where it has none, by what its values
 * are.
 *
 * @returns null where it is laid out otherwise.
 */
export function sameLayout(layout: Layout, file: NextFile): (string | null)[] | null {
  if (named(file.headings).length > 0)
    return haveSameHeadings(layout.headings, file.headings) ? carriedColumns(layout, file.headings) : null;
  return layout.columns.length === file.headings.length && haveSameValues(layout, file.examples)
    ? [...layout.columns]
    : null;
}
