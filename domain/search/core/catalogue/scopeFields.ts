import { FACET, inGroup, type Kind, withLabel } from './fieldBuilders.ts';
import type { FieldDefinition } from './fieldDefinition.ts';

const SCOPE: Kind = { ...FACET, isPartOfScope: true };

/**
 * What narrows a search to part of the holdings. The address keys of Category and Subcategory look swapped; they are
 * kept as the specification has them (spec 2 section 3, Q-020).
 */
export const SCOPE_FIELDS: readonly FieldDefinition[] = inGroup('source', {
  DatasetName: withLabel(SCOPE, 'Record set'),
  Groups: { ...SCOPE, displayLabel: 'Topic', isOrderable: false },
  Collection: { ...SCOPE, displayLabel: 'Category', urlId: 'sourcecategory' },
  SourceCategory: { ...SCOPE, displayLabel: 'Subcategory', urlId: 'collection' },
  SourceCountry: { ...SCOPE, displayLabel: 'Collections from', isSearchFacet: false },
});
