/** How a field's value is asked for (spec 2 section 3). The last three bring a companion in the address. */
export type FieldType = 'STRING' | 'VARIANTS_STRING' | 'YEAR_WITH_OFFSET' | 'PROXIMITY_STRING';

/** Under which heading a transcript shows a field. */
export type FieldGroup =
  | 'person'
  | 'family'
  | 'event'
  | 'birth'
  | 'residence'
  | 'work'
  | 'military'
  | 'travel'
  | 'source'
  | 'other';

/** One searchable attribute (spec 2 section 3, "Record-search field definition"). */
export interface FieldDefinition {
  /** Unique; the name in the index and in a record's fields. */
  fieldId: string;
  /** Unique, lower case; the key in the address. */
  urlId: string;
  fieldType: FieldType;
  isOrderable: boolean;
  isSearchFacet: boolean;
  isPartOfScope: boolean;
  isIndexed: true;
  /** Null on internal fields, which never show. */
  displayLabel: string | null;
  group: FieldGroup;
  /** For VARIANTS_STRING: which table of variants applies. */
  nameKind: 'forename' | 'surname' | null;
}
