import { countyNamed } from '#domain/places/gazetteer/counties.ts';
import { readSourceCountry } from '#domain/search/core/taxonomy/regions.ts';

import { sheetKind } from './sheetKinds.ts';
import type { SheetRecipe } from './sheetRecipe.ts';

/**
 * The country under which readers find what a sheet becomes: that of the county which holds for all rows, else that of
 * the kind.
 */
export function sourceCountryOf({ kind, constants }: SheetRecipe): string | null {
  const county = countyNamed(constants['county'] ?? '');
  const country = county === null ? null : readSourceCountry(county.country);
  return country ?? (kind === null ? null : sheetKind(kind).recordSet.sourceCountry);
}
