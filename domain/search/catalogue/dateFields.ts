import type { FieldDefinition } from './fieldDefinition.ts';
import { FACET, text, year } from './fieldBuilders.ts';

/** Years, which take an offset, and the dates they were read from, as written (spec 2 section 3, family "Dates and years"). */
export const DATE_FIELDS: readonly FieldDefinition[] = [
  year('EventYear', 'Year', 'event'),
  year('YearOfBirth', 'Birth year', 'birth'),
  year('YearOfDeath', 'Death year', 'event'),
  year('CensusYear', 'Census year', 'event'),
  year('MarriageYear', 'Marriage year', 'event'),
  year('DivorceYear', 'Divorce year', 'event'),
  year('BaptismYear', 'Baptism year', 'event'),
  year('BurialYear', 'Burial year', 'event'),
  year('WillWrittenYear', 'Year the will was written', 'event'),
  year('RegisteredYear', 'Year registered', 'event'),
  year('AdmissionYear', 'Admission year', 'event'),
  year('EnlistedYear', 'Year enlisted', 'military'),
  year('DepartureYear', 'Departure year', 'travel'),
  year('ArrivalYear', 'Arrival year', 'travel'),
  year('YearOfBirthFrom', null, 'birth'),
  year('YearOfDeathFrom', null, 'event'),
  text('EventDate', 'Date', 'event'),
  text('DateOfBirth', 'Birth date', 'birth'),
  text('DateOfDeath', 'Death date', 'event'),
  text('BaptismDate', 'Baptism date', 'event'),
  text('BurialDate', 'Burial date', 'event'),
  text('MarriageDate', 'Marriage date', 'event'),
  text('EventQuarter', 'Quarter', 'event', FACET),
  text('Decade', 'Decade', 'event', FACET),
  text('DateAdded', 'Date added', 'source'),
];
