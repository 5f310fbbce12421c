import { CATEGORIES, type Locale } from '../taxonomy/categories.ts';
import type { FieldDefinition } from './fieldDefinition.ts';
import { FIELDS } from './fields.ts';

/** What fields are called where it is not as in Britain, by fieldId: the differences from en_GB and nothing else. */
export const LOCAL_LABELS: Readonly<Record<Exclude<Locale, 'en_GB'>, Readonly<Record<string, string>>>> = {
  en_US: {
    EyeColour: 'Eye color',
    HairColour: 'Hair color',
    Offence: 'Offense',
    LicenceNumber: 'License number',
    Organisation: 'Organization',
    Neighbourhood: 'Neighborhood',
    NaturalisationYear: 'Naturalization year',
    Postcode: 'ZIP code',
    HouseNumber: 'Street number',
    RateableValue: 'Assessed value',
    Constituency: 'Electoral district',
    PollingDistrict: 'Precinct',
    Disability: 'Disability',
    Gender: 'Gender',
  },
  en_AU: {
    State: 'State or territory',
    BirthState: 'Birth state or territory',
    Neighbourhood: 'Suburb',
    Constituency: 'Electorate',
    PollingDistrict: 'Subdivision',
    PrisonerNumber: 'Convict or prisoner number',
    Disability: 'Disability',
  },
  en_IE: {
    Postcode: 'Eircode',
    Union: 'Poor law union',
    EnumerationDistrict: 'District electoral division',
    RegistrationDistrict: 'Superintendent registrar’s district',
    RateableValue: 'Rateable valuation',
  },
};

/** The British labels, kept so that another locale may follow. */
const BRITISH = new Map(FIELDS.map(({ fieldId, displayLabel }) => [fieldId, displayLabel]));

/** What a field is called in a locale; null for internal fields (spec 2 section 3). */
export const fieldLabel = ({ fieldId }: Pick<FieldDefinition, 'fieldId'>, locale: Locale): string | null =>
  (locale === 'en_GB' ? null : LOCAL_LABELS[locale][fieldId]) ?? BRITISH.get(fieldId) ?? null;

/**
 * Puts a site's own words on the catalogue and the categories: to be called once, when a process or a page starts,
 * before anything is shown. Ids and address keys stay as they are.
 */
export function speakLocale(locale: Locale): void {
  for (const field of FIELDS) field.displayLabel = fieldLabel(field, locale);
  for (const category of CATEGORIES) category.label = category.locales[locale].label;
}
