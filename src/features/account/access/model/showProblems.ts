import type { FormikHelpers } from 'formik';

import { problemsByField } from '#services/forms/problemsByField.ts';
import type { InteractionProblem } from '#services/oidc/postForm.ts';

/**
 * Shows the server's problems beside their fields.
 * @returns what is wrong with the form as a whole, or null.
 */
export async function showProblems<Values extends object>(
  problems: readonly InteractionProblem[],
  { setErrors, setTouched }: FormikHelpers<Values>,
): Promise<string | null> {
  const errors = problemsByField(problems);
  await setTouched(
    Object.fromEntries(Object.keys(errors).map((field) => [field, true])) as Parameters<typeof setTouched>[0],
    false,
  );
  setErrors(errors as Parameters<typeof setErrors>[0]);
  return problems.find(({ field }) => field === null)?.message ?? null;
}
