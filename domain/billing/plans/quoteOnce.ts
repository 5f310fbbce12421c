import { splitTax } from '#domain/billing/core/tax.ts';

import type { Quote, QuoteLine } from './quote.ts';

/** What is paid once: one line, with nothing taken off and nothing charged later. */
export function quoteOnce({
  line,
  ...once
}: Pick<Quote, 'kind' | 'currency' | 'rateBasisPoints' | 'country' | 'stated' | 'subject'> & {
  line: QuoteLine;
}): Quote {
  const { net, tax } = splitTax(line.amount, once.rateBasisPoints);
  return { ...once, lines: [line], discount: null, total: line.amount, net, tax, later: null };
}
