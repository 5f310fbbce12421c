import { sheetKind } from './sheetKinds.ts';
import type { SheetRecipe, SheetSet } from './sheetRecipe.ts';

/** Something that must be done before publishing. */
export interface SheetLack {
  /** What, as a sentence. */
  text: string;
  /** The part of the sheet where it is done: its kind, its columns, or what readers will read about it. */
  part: 'kind' | 'columns' | 'about';
}

/** What of a recipe is looked at. */
interface Described extends Pick<SheetRecipe, 'kind' | 'columns' | 'constants'> {
  set: Pick<SheetSet, 'description'>;
  /** Fields that steps fill from others. */
  further?: readonly string[];
}

/** How a sentence calls a column: by its heading, else by its place. */
const called = (heading: string | undefined, at: number): string =>
  heading === undefined || heading.trim() === '' ? `column ${at + 1}` : `“${heading.trim()}”`;

/**
 * What must be done before a sheet can be published; nothing when it can be.
 * @param headings - as the file has them.
 */
export function lacksOf(recipe: Described, headings: readonly string[]): SheetLack[] {
  if (recipe.kind === null) return [{ text: 'Say what kind of records these are.', part: 'kind' }];
  const { fields, needs } = sheetKind(recipe.kind);
  const filled = new Set([
    ...recipe.columns.filter((field) => field !== null),
    ...(recipe.further ?? []),
    ...Object.entries(recipe.constants).flatMap(([field, value]) => (value.trim() === '' ? [] : [field])),
  ]);
  const lacks = needs
    .filter(({ anyOf }) => !anyOf.some((field) => filled.has(field)))
    .map((need): SheetLack => ({ text: need.else, part: 'columns' }));
  for (const { id, label } of fields) {
    const columns = [...recipe.columns.entries()].filter(([, field]) => field === id).map(([at]) => at);
    if (columns.length > 1)
      lacks.push({
        text: `“${label}” is chosen for ${columns.map((at) => called(headings[at], at)).join(' and ')}: keep one of them.`,
        part: 'columns',
      });
  }
  if (recipe.set.description.trim() === '')
    lacks.push({ text: 'Describe the source in a sentence or two for readers.', part: 'about' });
  return lacks;
}
