import { CENSUS, CENSUS_FIELDS } from './censusFields.ts';
import { shownFields } from './shownFields.ts';

it('the fields of a census are the ones of the catalogue', () =>
  expect(CENSUS_FIELDS).toEqual(shownFields({}, [], CENSUS)));
