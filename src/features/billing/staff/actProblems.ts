import { readTypedAmount } from '#domain/billing/staff/readTypedAmount.ts';
import { LONGEST_NOTE, MOST_CREDITS, MOST_DAYS } from '#domain/billing/staff/refundRule.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';

import { type Act, type ActValues, SAYS_WHY } from './acts.ts';
import { actTexts as texts } from './texts.ts';

function amountProblem(act: Act, { amount }: ActValues): string | null {
  if (act.kind !== 'refund') return null;
  const { currency } = act.payment.amount;
  const read = readTypedAmount(amount, currency, currency);
  if ('problem' in read) return texts.amountProblems[read.problem];
  return read.amount > act.payment.refundable.amount ? texts.tooMuch : null;
}

function quantityProblem({ kind }: Act, { quantity }: ActValues): string | null {
  if (kind !== 'days' && kind !== 'credits') return null;
  const most = kind === 'days' ? MOST_DAYS : MOST_CREDITS;
  return /^\d{1,4}$/u.test(quantity.trim()) && Number(quantity) >= 1 && Number(quantity) <= most
    ? null
    : texts.quantityProblem(most);
}

function noteProblem({ kind }: Act, { note }: ActValues): string | null {
  if (kind === 'clock') return null;
  if (note.trim() === '') return texts.noteMissing;
  return [...note.trim()].length > LONGEST_NOTE ? texts.noteTooLong(LONGEST_NOTE) : null;
}

/** What is wrong with what was typed for an act, by field. */
export const actProblems = (act: Act, values: ActValues): Record<string, string> =>
  collectProblems({
    amount: amountProblem(act, values),
    quantity: quantityProblem(act, values),
    to: act.kind === 'clock' && !/^\d{4}-\d{2}-\d{2}$/u.test(values.to) ? texts.dateMissing : null,
    reason: SAYS_WHY.has(act.kind) && values.reason === '' ? texts.reasonMissing : null,
    note: noteProblem(act, values),
  });
