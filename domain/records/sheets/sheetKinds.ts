import { BAPTISMS } from './kinds/baptisms.ts';
import { BURIALS } from './kinds/burials.ts';
import { CENSUS } from './kinds/census.ts';
import { KEPT } from './kinds/kept.ts';
import { MARRIAGES } from './kinds/marriages.ts';
import { OTHER } from './kinds/other.ts';
import type { SheetKind } from './sheetKind.ts';
import type { SheetKindId } from './sheetRecipe.ts';

/** Kinds of register or list that a sheet may hold, in the order in which they are offered. */
export const SHEET_KINDS: readonly SheetKind[] = [BAPTISMS, MARRIAGES, BURIALS, CENSUS, OTHER];

const byId = new Map([...SHEET_KINDS, KEPT].map((kind) => [kind.id, kind]));

/** A kind by its id; of the kind `kept` without the fields of a set (`recipeKind.ts`). */
export const sheetKind = (id: SheetKindId): SheetKind => byId.get(id) as SheetKind;
