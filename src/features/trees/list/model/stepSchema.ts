import { object } from 'yup';

import { hasAnyName, type PersonBasics } from '#domain/trees/core/editing/newPerson.ts';

import { stepsTexts } from '../stepsTexts.ts';

/**
 * What a first step is checked for: the first person needs a part of a name. Loaded at the first check
 * (services/forms/validateWith.ts).
 */
export const stepSchema = object({
  // Formik has empty fields checked as undefined.
  you: object().test(
    'name',
    stepsTexts.nameMissing,
    (person?: Partial<PersonBasics>) =>
      person === undefined || hasAnyName({ given: person.given ?? '', surname: person.surname ?? '' }),
  ),
});
