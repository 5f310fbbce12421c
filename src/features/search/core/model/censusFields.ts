import { censusFieldTexts as texts } from '../censusFieldTexts.ts';
import type { RecordKind, ArrangedFields } from './arrangeFields.ts';
import { FIRST_FIELDS, type FormField } from './formField.ts';

/** What a form says of its records that searches one census. */
export const CENSUS: RecordKind = { category: 'census, land & surveys', subcategory: 'census', isOfOneYear: true };

const field = (fieldId: string, label: string, fieldType: FormField['fieldType'], isFacet = false): FormField => ({
  fieldId,
  urlId: fieldId.toLowerCase(),
  label,
  fieldType,
  isFacet,
});

/**
 * The empty search of one census, written out so that it can be drawn before the catalogue is here; a test holds it
 * equal to what the catalogue says.
 */
export const CENSUS_FIELDS: ArrangedFields = {
  main: FIRST_FIELDS,
  further: [
    field('PlaceOfBirth', texts.birthPlace, 'PROXIMITY_STRING'),
    field('Occupation', texts.occupation, 'STRING', true),
    field('RelationshipToHead', texts.relationship, 'STRING'),
    field('HouseholdMemberFirstName', texts.memberFirstName, 'VARIANTS_STRING'),
    field('HouseholdMemberLastName', texts.memberSurname, 'VARIANTS_STRING'),
    field('Keywords', texts.keywords, 'STRING'),
  ],
  isKindKnown: true,
  added: [],
};
