import {
  invoicePosting,
  isBalanced,
  type LedgerLine,
  paymentPosting,
  refundPosting,
  releasePosting,
} from '#domain/billing/core/ledger.ts';
import { shareOf, sumOf } from '#domain/billing/core/money.ts';
import { splitTax } from '#domain/billing/core/tax.ts';
import { createRandom } from '#domain/kernel/random/createRandom.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';

import { advanceSubscription } from './advanceSubscription.ts';
import { beginSubscription } from './beginSubscription.ts';
import { nextStep } from './noticesDue.ts';
import { projectSubscription } from './projectSubscription.ts';
import type { SubscriptionEvent } from './subscriptionEvents.ts';
import type { SubscriptionState } from './subscriptionState.ts';

const zone = 'Europe/London';
const ACCOUNTS = 1_000;
const TERMS = [
  { priceId: 1, months: 1, price: 1_299 },
  { priceId: 2, months: 3, price: 3_299 },
  { priceId: 3, months: 12, price: 11_999 },
] as const;

interface Period {
  net: number;
  released: number;
  from: number;
  to: number;
}
interface Account {
  id: number;
  state: SubscriptionState;
  term: (typeof TERMS)[number];
  /** Invoiced and not paid, with tax. */
  owed: number;
  periods: Period[];
  charged: Set<string>;
}

/** A year of a thousand accounts, day by day: what the clock brings, and what people do. Everything is booked. */
function simulateYear(
  seed: string,
  onDay: (books: Map<string, number>, accounts: readonly Account[], today: Date) => void,
): { accounts: Account[]; entries: number } {
  const random = createRandom(seed);
  const books = new Map<string, number>();
  let entries = 0;
  const book = (lines: readonly LedgerLine[]) => {
    if (lines.length === 0) return;
    if (!isBalanced(lines)) throw new Error('An entry does not balance.');
    entries += 1;
    for (const { account, amount } of lines) {
      const key = `${account.kind} ${account.billingAccountId ?? account.country ?? ''}`;
      books.set(key, sumOf([books.get(key) ?? 0, amount]));
    }
  };
  const posting = (account: Account, gross: number) =>
    invoicePosting({ billingAccountId: account.id, purpose: 'renewal', country: 'GB', ...splitTax(gross, 2_000) });
  const happen = (account: Account, event: SubscriptionEvent, now: Date): boolean => {
    const advanced = advanceSubscription(account.state, event, { now, zone, country: 'GB' });
    if ('refused' in advanced) return false;
    account.state = advanced.state;
    for (const effect of advanced.effects) {
      if (effect.kind !== 'refund') continue;
      book(posting(account, -effect.amount));
      book(refundPosting(account.id, effect.amount));
      let left = splitTax(effect.amount, 2_000).net;
      for (const period of account.periods.toReversed()) {
        const taken = Math.min(left, period.net - period.released);
        period.net -= taken;
        left -= taken;
      }
      book(left > 0 ? releasePosting(-left) : []);
    }
    return true;
  };
  const paid = (account: Account, gross: number) => {
    book(paymentPosting(account.id, gross));
    account.owed -= gross;
    const { periodStart, periodEnd } = account.state;
    account.periods.push({
      net: splitTax(gross, 2_000).net,
      released: 0,
      from: periodStart.getTime(),
      to: periodEnd.getTime(),
    });
  };
  const charge = (account: Account, now: Date) => {
    const period = account.state.periodEnd.toISOString();
    const { priceId, months, price } = account.term;
    if (account.owed === 0) {
      // A period is invoiced once, however often it is tried.
      if (account.charged.has(period)) throw new Error('A period was invoiced twice.');
      account.charged.add(period);
      book(posting(account, price));
      account.owed = price;
    }
    const luck = random.between(0, 99);
    if (luck < 85) {
      if (happen(account, { kind: 'renewalPaid', priceId, months, paid: price }, now)) paid(account, price);
    } else
      happen(
        account,
        {
          kind: 'renewalFailed',
          failureClass: luck < 92 ? 'soft' : luck < 95 ? 'hard' : luck < 98 ? 'auth' : 'outage',
          lastPaidHour: 9,
        },
        now,
      );
  };
  const first = Date.parse('2027-01-15T08:00:00Z');
  const accounts = Array.from({ length: ACCOUNTS }, (_, id): Account => {
    const term = TERMS[id % TERMS.length] ?? TERMS[0];
    const kind = id % 5 === 0 ? 'trial' : 'paid';
    const now = new Date(first + random.between(0, 86_399) * 1000);
    const account: Account = {
      id,
      term,
      owed: 0,
      periods: [],
      charged: new Set(),
      state: beginSubscription(
        { kind, priceId: term.priceId, months: term.months, trialDays: 14, paid: term.price },
        now,
        zone,
      ),
    };
    if (kind === 'paid') {
      book(posting(account, term.price));
      account.owed = term.price;
      paid(account, term.price);
    }
    return account;
  });
  for (let day = 0; day <= 365; day += 1) {
    const today = new Date(first + (day + 1) * DAY_MS);
    for (const account of accounts) {
      for (
        let step = nextStep(account.state, zone);
        step !== null && step.at <= today;
        step = nextStep(account.state, zone)
      ) {
        const before = account.state;
        if (step.kind === 'charge') charge(account, step.at);
        else happen(account, { kind: step.kind === 'start' ? 'started' : step.kind }, step.at);
        if (account.state === before) throw new Error('What the clock brought was refused.');
      }
      const luck = random.between(0, 9_999);
      if (luck < 15) happen(account, { kind: 'canceled' }, today);
      else if (luck < 25) happen(account, { kind: 'paused', months: random.between(1, 3) }, today);
      else if (luck < 60) happen(account, { kind: 'resumed' }, today);
      else if (luck < 70) happen(account, { kind: 'withdrawn' }, today);
      else if (luck < 75) happen(account, { kind: 'extended', days: random.between(1, 30) }, today);
      if (account.owed > 0 && ['ENDED', 'CANCELING'].includes(account.state.phase)) {
        book(posting(account, -account.owed));
        account.owed = 0;
      }
      for (const period of account.periods) {
        const due = Math.max(
          shareOf(period.net, today.getTime() - period.from, period.to - period.from),
          period.released,
        );
        book(due > period.released ? releasePosting(due - period.released) : []);
        period.released = due;
      }
    }
    onDay(books, accounts, today);
  }
  return { accounts, entries };
}

it('a year of a thousand accounts balances at every day’s end, and owes no one a day', () => {
  let days = 0;
  const { accounts, entries } = simulateYear('wexcombe', (books, all) => {
    days += 1;
    expect(sumOf([...books.values()])).toBe(0);
    const net = (gross: number) => splitTax(gross, 2_000).net;
    expect(-(books.get('deferred ') ?? 0)).toBe(
      sumOf([
        ...all.flatMap(({ periods }) => periods.map((period) => period.net - period.released)),
        ...all.map(({ owed }) => net(owed)),
      ]),
    );
    expect(all.filter(({ id, owed }) => (books.get(`receivable ${id}`) ?? 0) !== owed).map(({ id }) => id)).toEqual([]);
  });
  expect([days, entries > 50_000]).toEqual([366, true]);
  // Every phase was met, and outside says the same as inside.
  expect(new Set(accounts.map(({ state }) => state.phase)).size).toBeGreaterThanOrEqual(4);
  for (const { state } of accounts)
    if (state.phase === 'ACTIVE') expect(projectSubscription(state, zone).expiresAt).toEqual(state.periodEnd);
}, 120_000);
