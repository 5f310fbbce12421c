import type { FieldDefinition } from './fieldDefinition.ts';
import { FACET, inGroup, labelled, TEXT, YEAR } from './fieldBuilders.ts';

/**
 * Years, which take an offset, and the dates they were read from, as written (spec 2 section 3, family "Dates and
 * years").
 */
export const DATE_FIELDS: readonly FieldDefinition[] = [
  ...inGroup('event', {
    EventYear: labelled(YEAR, 'Year'),
    YearOfDeath: labelled(YEAR, 'Death year'),
    CensusYear: YEAR,
    MarriageYear: YEAR,
    DivorceYear: YEAR,
    BaptismYear: YEAR,
    BurialYear: YEAR,
    WillWrittenYear: labelled(YEAR, 'Year the will was written'),
    ProbateYear: YEAR,
    RegisteredYear: labelled(YEAR, 'Year registered'),
    AdmissionYear: YEAR,
    DischargeYear: YEAR,
    TrialYear: labelled(YEAR, 'Year of trial'),
    NaturalisationYear: YEAR,
    YearOfDeathFrom: { ...YEAR, displayLabel: null },
    EventDate: labelled(TEXT, 'Date'),
    DateOfDeath: labelled(TEXT, 'Death date'),
    BaptismDate: TEXT,
    BurialDate: TEXT,
    MarriageDate: TEXT,
    DivorceDate: TEXT,
    WillWrittenDate: labelled(TEXT, 'Date the will was written'),
    ProbateDate: TEXT,
    RegisteredDate: labelled(TEXT, 'Date registered'),
    AdmissionDate: TEXT,
    DischargeDate: TEXT,
    TrialDate: labelled(TEXT, 'Date of trial'),
    EventQuarter: labelled(FACET, 'Quarter'),
    Decade: FACET,
  }),
  ...inGroup('birth', {
    YearOfBirth: labelled(YEAR, 'Birth year'),
    YearOfBirthFrom: { ...YEAR, displayLabel: null },
    DateOfBirth: labelled(TEXT, 'Birth date'),
  }),
  ...inGroup('work', { ApprenticedYear: labelled(YEAR, 'Year apprenticed') }),
  ...inGroup('military', {
    EnlistedYear: labelled(YEAR, 'Year enlisted'),
    EnlistedDate: labelled(TEXT, 'Date enlisted'),
  }),
  ...inGroup('travel', { DepartureYear: YEAR, ArrivalYear: YEAR, DepartureDate: TEXT, ArrivalDate: TEXT }),
  ...inGroup('source', {
    PublicationYear: labelled(YEAR, 'Year published'),
    PublicationDate: labelled(TEXT, 'Date published'),
    DateAdded: TEXT,
  }),
];
