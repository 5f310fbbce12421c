import { object, string, type TestContext } from 'yup';

import { addressProblem, type AddressQuery } from '#domain/places/addresses/addressQuery.ts';

import { addressSearchTexts } from './texts.ts';

/**
 * What an address is checked for. Every problem is shown at the place, which solves it. Loaded at the first check
 * (services/forms/validateWith.ts).
 */
export const addressSchema = object({
  location: string().test('address', (_text, context: TestContext) => {
    const { street = '', location = '', postcode = '' } = context.parent as Partial<AddressQuery>;
    const problem = addressProblem({ street, location, postcode });
    return problem === null || context.createError({ message: addressSearchTexts[problem] });
  }),
});
