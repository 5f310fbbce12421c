import { FACET, inGroup, withLabel, TEXT, YEAR } from './fieldBuilders.ts';
import type { FieldDefinition } from './fieldDefinition.ts';

/**
 * Years, which take an offset, and the dates they were read from, as written (spec 2 section 3, family "Dates and
 * years").
 */
export const DATE_FIELDS: readonly FieldDefinition[] = [
  ...inGroup('event', {
    EventYear: withLabel(YEAR, 'Year'),
    YearOfDeath: withLabel(YEAR, 'Death year'),
    CensusYear: YEAR,
    MarriageYear: YEAR,
    DivorceYear: YEAR,
    BaptismYear: YEAR,
    BurialYear: YEAR,
    WillWrittenYear: withLabel(YEAR, 'Year the will was written'),
    ProbateYear: YEAR,
    RegisteredYear: withLabel(YEAR, 'Year registered'),
    AdmissionYear: YEAR,
    DischargeYear: YEAR,
    TrialYear: withLabel(YEAR, 'Year of trial'),
    NaturalisationYear: YEAR,
    YearOfDeathFrom: { ...YEAR, displayLabel: null },
    EventDate: withLabel(TEXT, 'Date'),
    DateOfDeath: withLabel(TEXT, 'Death date'),
    BaptismDate: TEXT,
    BurialDate: TEXT,
    MarriageDate: TEXT,
    DivorceDate: TEXT,
    WillWrittenDate: withLabel(TEXT, 'Date the will was written'),
    ProbateDate: TEXT,
    RegisteredDate: withLabel(TEXT, 'Date registered'),
    AdmissionDate: TEXT,
    DischargeDate: TEXT,
    TrialDate: withLabel(TEXT, 'Date of trial'),
    EventQuarter: withLabel(FACET, 'Quarter'),
    Decade: FACET,
  }),
  ...inGroup('birth', {
    YearOfBirth: withLabel(YEAR, 'Birth year'),
    YearOfBirthFrom: { ...YEAR, displayLabel: null },
    DateOfBirth: withLabel(TEXT, 'Birth date'),
  }),
  ...inGroup('work', { ApprenticedYear: withLabel(YEAR, 'Year apprenticed') }),
  ...inGroup('military', {
    EnlistedYear: withLabel(YEAR, 'Year enlisted'),
    EnlistedDate: withLabel(TEXT, 'Date enlisted'),
  }),
  ...inGroup('travel', { DepartureYear: YEAR, ArrivalYear: YEAR, DepartureDate: TEXT, ArrivalDate: TEXT }),
  ...inGroup('source', {
    PublicationYear: withLabel(YEAR, 'Year published'),
    PublicationDate: withLabel(TEXT, 'Date published'),
    DateAdded: TEXT,
  }),
];
