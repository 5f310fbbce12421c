import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** How a purchase is paid: amount, interval and terms (domain/billing/plans/paymentTerms.ts). */
export const paymentTexts = {
  interval: (months: number) =>
    months === 1
      ? 'each month'
      : months === 12
        ? 'each year'
        : months % 12 === 0
          ? `every ${months / 12} years`
          : `every ${countInWords(months, 'month')}`,
  once: (now: string) => `You pay ${now} once. Nothing is charged later.`,
  renews: (now: string, each: string, interval: string) =>
    `You pay ${now} now and ${each} ${interval} until you cancel.`,
  later: (each: string, interval: string, day: string) =>
    `You pay nothing now, and ${each} ${interval} from ${day} until you cancel.`,
  reduced: (now: string, reduced: string, payments: number, each: string, interval: string) =>
    `You pay ${now} now, ${reduced} ${payments === 1 ? 'for the next payment' : `for each of the next ${payments} payments`}, and then ${each} ${interval} until you cancel.`,
  next: (amount: string, day: string) => `The next payment is ${amount} on ${day}.`,
  cancel: 'You can cancel at any time on your subscription page, and keep what you paid for to the end of its term.',
  cancelTrial: 'Cancel before that date and you pay nothing.',
  withdraw: (days: number) => `If you change your mind within ${days} days, we refund the days you have not used.`,
};

/** What the pages of billing say alike. */
export const coreTexts = {
  opens: 'What it opens',
  was: 'was',
  now: 'now',
  discount: (label: string) => `Discount: ${label}`,
  net: 'Without tax',
  tax: (rate: number) => `VAT at ${rate / 100}%`,
  noTax: 'No tax is charged.',
  total: 'Total to pay now',
  cards: 'Ways to pay',
  cardLine: (name: string, last4: string) => `${name} ending in ${last4}`,
};
