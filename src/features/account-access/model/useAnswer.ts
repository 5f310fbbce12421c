import type { FormikHelpers } from 'formik';
import { useContext, useState } from 'react';

import { answerInteraction } from '#services/oidc/interaction.ts';

import { FAILED, showProblems } from './showProblems.ts';
import { WayOn } from './wayOn.ts';

/** What stands above the form after an answer was not taken. */
export type FormNotice = { kind: 'problem'; message: string } | { kind: 'expired' } | null;

/**
 * Sends a form's values to the provider's question. An accepted answer goes the way on (wayOn.ts);
 * a refused one shows beside its fields and above the form, and keeps what was typed.
 */
export function useAnswer<Values extends object>(uid: string, step: 'login' | 'register') {
  const { leaveFor } = useContext(WayOn);
  const [notice, setNotice] = useState<FormNotice>(null);
  const [problemCodes, setProblemCodes] = useState<readonly string[]>([]);

  const onSubmit = async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    setNotice(null);
    const result = await answerInteraction(uid, step, values);
    if (result.kind === 'continue') return leaveFor(result.to);
    if (result.kind === 'expired') return setNotice({ kind: 'expired' });
    if (result.kind === 'failed') return setNotice({ kind: 'problem', message: FAILED });
    setProblemCodes(result.problems.map(({ field, code }) => `${field ?? 'form'}:${code}`));
    const general = await showProblems(result.problems, helpers);
    if (general !== null) setNotice({ kind: 'problem', message: general });
  };

  return { onSubmit, notice, problemCodes };
}
