import { ARCHIVE_FIELDS } from './archiveFields.ts';
import { DATE_FIELDS } from './dateFields.ts';
import type { FieldDefinition } from './fieldDefinition.ts';
import { NAME_FIELDS } from './nameFields.ts';
import { PERSON_FIELDS } from './personFields.ts';
import { PLACE_FIELDS } from './placeFields.ts';
import { SCOPE_FIELDS } from './scopeFields.ts';
import { SERVICE_FIELDS } from './serviceFields.ts';

/** Every searchable attribute, in the order a transcript shows them within their groups (spec 2 section 3). */
export const FIELDS: readonly FieldDefinition[] = [
  ...NAME_FIELDS,
  ...PERSON_FIELDS,
  ...DATE_FIELDS,
  ...PLACE_FIELDS,
  ...SERVICE_FIELDS,
  ...ARCHIVE_FIELDS,
  ...SCOPE_FIELDS,
];

/** The facets the results page asks for, in its order: SourceCountry is a scope but not a facet. */
export const RESULT_FACETS: readonly string[] = [
  'Collection',
  'SourceCategory',
  'DatasetName',
  'Country',
  'County',
  'Place',
  'Decade',
  'Gender',
  'Occupation',
  'Role',
];

const byId = new Map(FIELDS.map((field) => [field.fieldId, field]));
const byUrlId = new Map(FIELDS.map((field) => [field.urlId, field]));

/** The field of that fieldId, compared exactly; null when the catalogue has none. */
export const fieldById = (fieldId: string): FieldDefinition | null => byId.get(fieldId) ?? null;

/** The field of that address key, which must be lower case already; null when the catalogue has none. */
export const fieldByUrlId = (urlId: string): FieldDefinition | null => byUrlId.get(urlId) ?? null;
