import type { FormikHelpers } from 'formik';
import { useState } from 'react';

import { answerInteraction, type InteractionProblem } from '#services/oidc/interaction.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';

/** What stands above the form after an answer was not taken. */
export type FormNotice = { kind: 'problem'; message: string } | { kind: 'expired' } | null;

const FAILED = 'We could not reach the site. Nothing you typed is lost: check your connection, then try again.';

const fieldErrors = (problems: readonly InteractionProblem[]): Record<string, string> =>
  Object.fromEntries(problems.flatMap(({ field, message }) => (field === null ? [] : [[field, message]])));

/**
 * Sends a form's values to the provider's question. An accepted answer leaves the page, in the place of this address;
 * a refused one shows beside its fields and above the form, and keeps what was typed.
 */
export function useAnswer<Values extends object>(uid: string, step: 'login' | 'register') {
  const [notice, setNotice] = useState<FormNotice>(null);
  const [problemCodes, setProblemCodes] = useState<readonly string[]>([]);

  const onSubmit = async (values: Values, { setErrors, setTouched }: FormikHelpers<Values>): Promise<void> => {
    setNotice(null);
    const result = await answerInteraction(uid, step, values);
    if (result.kind === 'continue') return documentNavigation.replace(result.to);
    if (result.kind === 'expired') return setNotice({ kind: 'expired' });
    if (result.kind === 'failed') return setNotice({ kind: 'problem', message: FAILED });
    const errors = fieldErrors(result.problems);
    setProblemCodes(result.problems.map(({ field, code }) => `${field ?? 'form'}:${code}`));
    await setTouched(Object.fromEntries(Object.keys(errors).map((field) => [field, true])) as Parameters<typeof setTouched>[0], false);
    setErrors(errors as Parameters<typeof setErrors>[0]);
    const general = result.problems.find(({ field }) => field === null);
    if (general) setNotice({ kind: 'problem', message: general.message });
  };

  return { onSubmit, notice, problemCodes };
}
