import type { FormikHelpers } from 'formik';
import { useContext, useState } from 'react';

import { answerInteraction, type InteractionQuestion, type InteractionResult } from '#services/oidc/interaction.ts';

import { signInTexts } from '../texts/signInTexts.ts';
import { NextStep } from './nextStep.ts';
import type { Question } from './question.ts';
import { showProblems } from './showProblems.ts';
import { useRestart } from './useRestart.ts';

/** What is shown above the form after an answer was not taken. */
export type FormNotice = { kind: 'problem'; message: string } | { kind: 'expired' } | null;

/** An answer that was taken: the way on, or the next question. */
export type AcceptedAnswer = Extract<InteractionResult, { kind: 'continue' | 'step' }>;

/** The password counts no more: it must be entered again. */
const PASSWORD_AGAIN = 'PASSWORD_AGAIN';

/** What a page does that asks more than one thing. */
interface Ways {
  /** By default the form goes the way on (nextStep.ts). */
  onTaken?: (taken: AcceptedAnswer) => void;
  /** When the question before this one must be answered again; without it that shows above the form. */
  onPasswordAgain?: (message: string) => void;
}

/**
 * Sends a form's values to the provider's question. A refused answer shows beside its fields and above the form, and
 * keeps what was typed. `send` is for answers that no form makes.
 * @param sought - names the sign-in, or waits until it has a name
 */
export function useAnswer<Values extends object>(
  sought: string | Question['arrival'],
  question: InteractionQuestion,
  { onTaken, onPasswordAgain }: Ways = {},
) {
  const { leaveFor } = useContext(NextStep);
  const restart = useRestart();
  const [notice, setNotice] = useState<FormNotice>(null);

  const receive = async (
    result: InteractionResult,
    show: (result: Extract<InteractionResult, { kind: 'refused' }>) => Promise<string | null>,
  ): Promise<void> => {
    if (onTaken && (result.kind === 'continue' || result.kind === 'step')) return onTaken(result);
    if (result.kind === 'continue') return leaveFor(result.to);
    if (result.kind === 'step') return setNotice({ kind: 'problem', message: signInTexts.unreachable });
    if (result.kind === 'expired') return setNotice({ kind: 'expired' });
    if (result.kind === 'failed') return setNotice({ kind: 'problem', message: signInTexts.unreachable });
    const again = result.problems.find(({ code }) => code === PASSWORD_AGAIN);
    if (again && onPasswordAgain) return onPasswordAgain(again.message);
    const general = await show(result);
    if (general !== null) setNotice({ kind: 'problem', message: general });
  };

  const answerTo = async (to: InteractionQuestion, values: object): Promise<InteractionResult> => {
    const uid = typeof sought === 'string' ? sought : await sought();
    return uid === null ? { kind: 'failed' } : answerInteraction(uid, to, values);
  };

  const onSubmit = async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    setNotice(null);
    await receive(await answerTo(question, values), ({ problems }) => showProblems(problems, helpers));
  };

  const send = async (to: InteractionQuestion, values: object): Promise<void> => {
    setNotice(null);
    await receive(await answerTo(to, values), ({ problems }) => Promise.resolve(problems[0]?.message ?? null));
  };

  const onRestart = (): void => {
    setNotice(null);
    restart();
  };

  return { onSubmit, send, notice, setNotice, onRestart };
}
