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
  later: {
    renewal: (amount: string, day: string) => `Then ${amount} on ${day}, when it renews, unless you cancel before.`,
    trialEnd: (amount: string, day: string) => `Then ${amount} on ${day}, when your free trial ends, unless you cancel before.`,
  },
  noLater: 'This is a single payment. Nothing is charged later.',
  cards: 'Ways to pay',
  cardLine: (name: string, last4: string) => `${name} ending in ${last4}`,
};
