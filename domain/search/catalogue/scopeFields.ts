import type { FieldDefinition } from './fieldDefinition.ts';
import { text } from './fieldBuilders.ts';

const SCOPE = { isSearchFacet: true, isPartOfScope: true };

/**
 * What narrows a search to part of the holdings. The address keys of Category and Subcategory look swapped; they are
 * kept as the specification has them (spec 2 section 3, Q-020).
 */
export const SCOPE_FIELDS: readonly FieldDefinition[] = [
  text('DatasetName', 'Record set', 'source', SCOPE),
  text('Groups', 'Topic', 'source', { ...SCOPE, isOrderable: false }),
  text('Collection', 'Category', 'source', { ...SCOPE, urlId: 'sourcecategory' }),
  text('SourceCategory', 'Subcategory', 'source', { ...SCOPE, urlId: 'collection' }),
  text('SourceCountry', 'Collections from', 'source', { isPartOfScope: true }),
];
