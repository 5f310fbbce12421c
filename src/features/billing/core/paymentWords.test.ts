import { aQuote } from '#test/support/planAnswers.ts';

import { paymentInWords } from './paymentWords.ts';

const now = new Date('2026-11-28T10:00:00Z');
const money = (amount: number, currency = 'GBP') => ({ amount, currency });
const later = (amount: number, months: number, more: object = {}) => ({
  ...{ at: '2027-11-28T10:00:00Z', amount: money(amount), why: 'renewal', months, reduced: null },
  ...more,
});
const said = (changes: object) => paymentInWords(aQuote({ country: 'GB', ...changes }), now);

describe('what a buyer reads before they pay', () => {
  it.each<[string, object, string]>([
    [
      'a year',
      { total: money(5_999), later: later(5_999, 12) },
      'You pay £59.99 now and £59.99 each year until you cancel.',
    ],
    [
      'a month',
      { total: money(799), later: later(799, 1) },
      'You pay £7.99 now and £7.99 each month until you cancel.',
    ],
    [
      'three months',
      { total: money(2_099), later: later(2_099, 3) },
      'You pay £20.99 now and £20.99 every 3 months until you cancel.',
    ],
    [
      'two years',
      { total: money(9_999), later: later(9_999, 24) },
      'You pay £99.99 now and £99.99 every 2 years until you cancel.',
    ],
    [
      'euros',
      { total: money(6_999, 'EUR'), later: { ...later(0, 12), amount: money(6_999, 'EUR') } },
      'You pay €69.99 now and €69.99 each year until you cancel.',
    ],
    [
      'a discount now',
      { total: money(4_799), later: later(5_999, 12) },
      'You pay £47.99 now and £59.99 each year until you cancel.',
    ],
    [
      'a discount for one renewal more',
      { total: money(4_799), later: later(4_799, 12, { reduced: { payments: 1, full: money(5_999) } }) },
      'You pay £47.99 now, £47.99 for the next payment, and then £59.99 each year until you cancel.',
    ],
    [
      'a discount for three',
      { total: money(599), later: later(599, 1, { reduced: { payments: 3, full: money(799) } }) },
      'You pay £5.99 now, £5.99 for each of the next 3 payments, and then £7.99 each month until you cancel.',
    ],
    [
      'a trial',
      { total: money(0), later: later(5_999, 12, { at: '2026-12-12T10:00:00Z', why: 'trialEnd' }) },
      'You pay nothing now, and £59.99 each year from 12 December 2026 until you cancel.',
    ],
    [
      'a gift, credits, one record',
      { total: money(250), later: null },
      'You pay £2.50 once. Nothing is charged later.',
    ],
  ])('of %s', (_what, quote, sentence) => expect(said(quote).amounts).toBe(sentence));

  it('names the next payment, how to cancel and the right to withdraw, as far as each applies', () => {
    const year = said({ total: money(5_999), later: later(5_999, 12) }).terms;
    expect(year).toMatch(
      /^The next payment is £59\.99 on 28 November 2027\. You can cancel at any time.* within 14 days, we refund/u,
    );
    const trial = said({ total: money(0), later: later(5_999, 12, { why: 'trialEnd' }) }).terms;
    expect(trial).toBe('Cancel before that date and you pay nothing.');
    const change = said({ total: money(0), later: later(799, 1) }).terms;
    expect(change).toMatch(/^You can cancel at any time/u);
    expect(change).not.toMatch(/refund/u);
    expect(said({ total: money(250), later: null }).terms).toBe('');
  });
});
