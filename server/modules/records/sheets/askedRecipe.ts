import { isDeepStrictEqual } from 'node:util';

import { plainText } from '#domain/records/sheets/plainText.ts';
import { recipeKind } from '#domain/records/sheets/recipeKind.ts';
import { LONGEST_CONSTANT, LONGEST_SET_TEXT } from '#domain/records/sheets/sheetLimits.ts';
import type { SheetKindId, SheetRecipe, SheetSet } from '#domain/records/sheets/sheetRecipe.ts';
import type { SheetColumnsInput } from '#server/modules/kernel/graphql/types.generated.ts';

import { refusedSheet } from './sheetChanges.ts';
import type { StoredSheet } from './sheetStore.ts';

/** A kind as GraphQL names it. */
export const kindIn = (kind: SheetColumnsInput['kind']): SheetKindId => kind.toLowerCase() as SheetKindId;

const asText = (text: string): string => plainText(text).trim();
const orNull = (text: string | null | undefined): string | null => asText(text ?? '') || null;

/**
 * The recipe that is asked for, without what is empty; its steps are asked for one by one. What it lacks is no fault: that
 * is said before publishing. Columns of records that were kept stay what they are.
 *
 * @throws GraphQLError for what no form sends, and for texts that are too long.
 */
export function askedRecipe(
  { kind, columns, constants, set }: SheetColumnsInput,
  { headings, recipe }: Pick<StoredSheet, 'headings' | 'recipe'>,
): SheetRecipe {
  const isKept = kindIn(kind) === 'kept';
  if (isKept !== (recipe.kind === 'kept') || (isKept && !isDeepStrictEqual(columns, recipe.columns)))
    throw refusedSheet('The columns of these records stay what they are.');
  const { fields = [] } = recipeKind({ ...recipe, kind: kindIn(kind) }) ?? {};
  const known = new Map(fields.flatMap((field) => (isKept || !field.isFixed ? [[field.id, field] as const] : [])));
  if (columns.length !== headings.length) throw refusedSheet('The file has other columns by now. Open the page again.');
  const unknown = [...columns, ...constants.map(({ field }) => field)].find(
    (field) => field !== null && !known.has(field),
  );
  if (unknown != null) throw refusedSheet(`There is no “${unknown}” in records of this kind.`);
  const given = constants
    .map(({ field, value }) => [field, asText(value)] as const)
    .filter(([, value]) => value !== '');
  for (const [field, value] of given) {
    const { label = field, isForAll = false } = known.get(field) ?? {};
    if (!isForAll) throw refusedSheet(`“${label}” cannot be the same in every row.`);
    if (value.length > LONGEST_CONSTANT)
      throw refusedSheet(`“${label}” is too long: ${LONGEST_CONSTANT} characters at most.`, 'SHEET_TEXT_LONG');
  }
  const asked: SheetSet = {
    description: asText(set.description),
    access: set.access.toLowerCase() as SheetSet['access'],
    repository: orNull(set.repository),
    archiveSeries: orNull(set.archiveSeries),
    attribution: orNull(set.attribution),
    notation: set.notation.toLowerCase() as SheetSet['notation'],
  };
  if (Object.values(asked).some((text) => text !== null && text.length > LONGEST_SET_TEXT))
    throw refusedSheet(`What readers will read may have ${LONGEST_SET_TEXT} characters at most.`, 'SHEET_TEXT_LONG');
  return { ...recipe, kind: kindIn(kind), columns, constants: Object.fromEntries(given), set: asked };
}
