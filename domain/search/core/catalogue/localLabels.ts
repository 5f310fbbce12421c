import type { Locale } from '../taxonomy/categories.ts';

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
