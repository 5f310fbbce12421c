import { formatMoney } from '#domain/billing/core/money.ts';
import { type PaymentTerms, paymentTerms } from '#domain/billing/plans/paymentTerms.ts';
import { dayInWords } from '#ui/readersClock.ts';

import { paymentTexts as texts } from './texts.ts';
import type { Quote } from './useQuote.ts';

/** The sentence that names every amount and when it is paid. */
function amountsInWords(terms: PaymentTerms): string {
  if (terms.code === 'once') return texts.once(formatMoney(terms.now));
  const each = formatMoney(terms.each);
  const interval = texts.interval(terms.months);
  if (terms.code === 'later') return texts.later(each, interval, dayInWords(terms.from));
  if (terms.code === 'renews') return texts.renews(formatMoney(terms.now), each, interval);
  return texts.reduced(formatMoney(terms.now), formatMoney(terms.reduced), terms.payments, each, interval);
}

/**
 * When the next payment is due, how to stop it, and until when the whole can be undone; nothing for a single payment.
 */
function termsInWords(terms: PaymentTerms): string[] {
  if (terms.code === 'once') return [];
  const next =
    terms.code === 'later'
      ? []
      : [texts.next(formatMoney(terms.code === 'renews' ? terms.each : terms.reduced), dayInWords(terms.next))];
  const isTrial = terms.code !== 'renews' && terms.isTrial;
  const withdrawDays = terms.code === 'later' ? null : terms.withdrawDays;
  return [
    ...next,
    isTrial ? texts.cancelTrial : texts.cancel,
    ...(withdrawDays === null ? [] : [texts.withdraw(withdrawDays)]),
  ];
}

/**
 * What a buyer agrees to, in words.
 * @returns `amounts` is one sentence with amount and interval; `terms` has what else holds, empty for a single payment
 */
export function paymentInWords(
  quote: Pick<Quote, 'total' | 'later' | 'country'>,
  now: Date,
): { amounts: string; terms: string } {
  const terms = paymentTerms(quote, now.toISOString().slice(0, 10));
  return { amounts: amountsInWords(terms), terms: termsInWords(terms).join(' ') };
}
