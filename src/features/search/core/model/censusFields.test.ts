import { arrangeFields } from './arrangeFields.ts';
import { CENSUS, CENSUS_FIELDS } from './censusFields.ts';

it('the fields of a census are the ones of the catalogue', () =>
  expect(CENSUS_FIELDS).toEqual(arrangeFields({}, [], CENSUS)));
