import { isUsualHeading } from './isUsualHeading.ts';
import type { SheetRecipe, SheetSet } from './sheetRecipe.ts';

/** Changes of one kind that are named; the others are counted. */
const MOST_NAMED = 4;

const SET_WORDS: Readonly<Record<keyof SheetSet, string>> = {
  description: 'the description',
  access: 'who may read it',
  repository: 'the archive',
  archiveSeries: 'the series',
  attribution: 'the attribution',
  notation: 'how unread letters are marked',
};

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

function named(changes: readonly string[]): string[] {
  if (changes.length <= MOST_NAMED) return [...changes];
  const more = changes.length - MOST_NAMED;
  return [...changes.slice(0, MOST_NAMED), `${more} more ${more === 1 ? 'change' : 'changes'} of this kind`];
}

/** What describing a change needs to know. */
interface Told {
  /** Of the file, in order. */
  headings: readonly string[];
  /** What people call a kind, and a field of the later recipe's kind. */
  kindLabel: (kind: NonNullable<SheetRecipe['kind']>) => string;
  fieldLabel: (field: string) => string;
}

/**
 * What is otherwise in a later recipe of a file, in sentences for the history of its sheet.
 *
 * @returns an empty text where nothing is.
 */
export function describeSheetChange(
  before: SheetRecipe,
  after: SheetRecipe,
  { headings, kindLabel, fieldLabel }: Told,
): string {
  const sentences: string[] = [];
  if (before.kind !== after.kind && after.kind !== null) sentences.push(`The records are: ${kindLabel(after.kind)}.`);
  const columns = headings.flatMap((heading, at) => {
    const field = after.columns[at] ?? null;
    if (field === (before.columns[at] ?? null)) return [];
    // A first row without headings is taken for them where nothing tells: the history keeps no person by name.
    const column = isUsualHeading(heading) ? `“${heading.trim()}”` : `column ${at + 1}`;
    return [field === null ? `${column} is left out` : `${column} is ${fieldLabel(field)}`];
  });
  if (columns.length > 0) sentences.push(`Columns: ${named(columns).join('; ')}.`);
  const fields = [...new Set([...Object.keys(before.constants), ...Object.keys(after.constants)])];
  const constants = fields.flatMap((field) => {
    const [was, is] = [before.constants[field], after.constants[field]];
    if (was === is) return [];
    return [is === undefined ? `${fieldLabel(field)} is no longer given` : `${fieldLabel(field)} is “${is}”`];
  });
  if (constants.length > 0) sentences.push(`For every row: ${named(constants).join('; ')}.`);
  const words = (Object.keys(SET_WORDS) as (keyof SheetSet)[]).filter((part) => before.set[part] !== after.set[part]);
  if (words.length > 0) sentences.push(`Changed for readers: ${listed(words.map((part) => SET_WORDS[part]))}.`);
  return sentences.join(' ');
}
