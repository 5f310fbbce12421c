import { sheetKind } from './sheetKinds.ts';
import type { SheetRecipe } from './sheetRecipe.ts';

/** How a sentence calls a column: by its heading, else by its place. */
const called = (heading: string | undefined, at: number): string =>
  heading === undefined || heading.trim() === '' ? `column ${at + 1}` : `“${heading.trim()}”`;

/**
 * What must be done before a sheet can be published, a sentence each; none when it can be.
 * @param headings - as the file has them.
 */
export function lacksOf(recipe: SheetRecipe, headings: readonly string[]): string[] {
  if (recipe.kind === null) return ['Say what kind of records these are.'];
  const { fields, needs } = sheetKind(recipe.kind);
  const filled = new Set([
    ...recipe.columns.filter((field) => field !== null),
    ...Object.entries(recipe.constants).flatMap(([field, value]) => (value.trim() === '' ? [] : [field])),
  ]);
  const lacks = needs.filter(({ anyOf }) => !anyOf.some((field) => filled.has(field))).map((need) => need.else);
  for (const { id, label } of fields) {
    const columns = [...recipe.columns.entries()].filter(([, field]) => field === id).map(([at]) => at);
    if (columns.length > 1)
      lacks.push(
        `“${label}” is chosen for ${columns.map((at) => called(headings[at], at)).join(' and ')}: keep one of them.`,
      );
  }
  if (recipe.set.description.trim() === '') lacks.push('Describe the source in a sentence or two for readers.');
  return lacks;
}
