import { isDocumentField } from '#domain/search/core/catalogue/documentFields.ts';
import type { FieldDefinition } from '#domain/search/core/catalogue/fieldDefinition.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import type { FilterValue, SearchQuery } from '#domain/search/core/searchQuery.ts';
import { sourceCountriesMeant } from '#domain/search/core/taxonomy/regions.ts';
import { subcategoriesMeant } from '#domain/search/core/taxonomy/subcategories.ts';
import { takesTurns } from '#domain/search/results/takingTurns.ts';

import type { Criterion, EngineQuery } from './SearchEngine.ts';

const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;
const DEFAULT_FACET_LIMIT = 20;
/** No record is of a later year; keeps absurd digits out of the index's integers. */
const MAX_YEAR = 9999;

/** Scope values that stand for several: Britain for its nations, a legacy subcategory for what it was split into. */
const EXPANDED: Readonly<Record<string, (value: string) => readonly string[]>> = {
  SourceCountry: sourceCountriesMeant,
  SourceCategory: subcategoriesMeant,
};

/** Facets whose value is searched by its words where only one is asked for: sources write a trade in many ways. */
const SEARCHED_BY_WORDS: ReadonlySet<string> = new Set(['Occupation']);

function toCriterion(field: FieldDefinition, filter: FilterValue): Criterion | null {
  const [text = ''] = filter.values;
  if (text === '') return null;
  const { fieldId } = field;
  const leftOut = filter.excludedVariants.length > 0 && { excludedVariants: filter.excludedVariants };
  if (isDocumentField(fieldId)) return { kind: 'document', field: fieldId, text };
  if (fieldId === 'Keywords') return { kind: 'keywords', text };
  if (field.fieldType === 'VARIANTS_STRING')
    return {
      kind: 'name',
      field: fieldId,
      text,
      variants: filter.variants,
      excludedVariants: filter.excludedVariants,
      ...(filter.soundsAlike && { soundsAlike: true }),
      ...(filter.certainOnly && { readings: false }),
      ...(filter.unread && { unread: true }),
    };
  if (field.fieldType === 'YEAR_WITH_OFFSET')
    return {
      kind: 'year',
      field: fieldId,
      year: Math.min(Number(text), MAX_YEAR),
      yearsEitherWay: filter.yearsEitherWay ?? 0,
    };
  if (field.fieldType === 'PROXIMITY_STRING' && filter.values.length === 1)
    return {
      kind: 'place',
      field: fieldId,
      text,
      miles: filter.proximity ?? 0,
      ...(filter.unlocated && { unlocated: true }),
      ...leftOut,
    };
  const isFacet = field.isSearchFacet || field.isPartOfScope || field.fieldType === 'PROXIMITY_STRING';
  if (!isFacet || (filter.values.length === 1 && (SEARCHED_BY_WORDS.has(fieldId) || /[*?]/u.test(text))))
    return { kind: 'text', field: fieldId, text, ...leftOut };
  const expand = EXPANDED[fieldId];
  return {
    kind: 'facet',
    field: fieldId,
    values: expand ? [...new Set(filter.values.flatMap(expand))] : filter.values,
  };
}

/**
 * What the engine is to find for a search as the address holds it. Values of facets and scopes are compared whole, but
 * for a single occupation, which is found by its words (`ag lab` also finds `Ag Lab (pauper)`), and a typed wildcard
 * makes them text; fields the catalogue does not have ask for nothing.
 *
 * @param options.pageSize - clamped to 1–100, 20 when absent.
 * @param options.facets - fieldIds to count; none when absent.
 * @param options.facetLimit - values per facet, 20 when absent.
 */
export function toEngineQuery(
  query: Pick<SearchQuery, 'filters' | 'order' | 'page'>,
  options: { pageSize?: number; facets?: readonly string[]; facetLimit?: number } = {},
): EngineQuery {
  const criteria = Object.entries(query.filters).flatMap(([fieldId, filter]) => {
    const field = fieldById(fieldId);
    return (field && toCriterion(field, filter)) ?? [];
  });
  const limit = Math.min(MAX_PAGE_SIZE, Math.max(1, Math.trunc(options.pageSize ?? DEFAULT_PAGE_SIZE)));
  return {
    criteria,
    orderBy: query.order.by,
    direction: query.order.direction,
    inTurns: takesTurns(query),
    offset: (Math.max(1, query.page) - 1) * limit,
    limit,
    facets: options.facets ?? [],
    facetLimit: options.facetLimit ?? DEFAULT_FACET_LIMIT,
  };
}
