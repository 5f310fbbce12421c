import { shareOf } from '#domain/billing/core/money.ts';

/** Credits bought together, as far as they are spent. */
export interface CreditLot {
  id: number;
  credits: number;
  spent: number;
  /** Minor units without tax. */
  net: number;
  /** How much of it has been earned by spending. */
  earned: number;
  currency: string;
}

/** What one purchase takes from a lot. */
export interface LotSpend {
  id: number;
  credits: number;
  /** Minor units that are earned by it; the last credit of a lot earns what is left. */
  earned: number;
  currency: string;
}

/** The credits that are left in lots. */
export const creditsLeft = (lots: readonly Pick<CreditLot, 'credits' | 'spent'>[]): number =>
  lots.reduce((sum, { credits, spent }) => sum + credits - spent, 0);

/**
 * Takes credits from lots, the first lot first.
 * @param lots - in the order in which they are used up
 * @returns null when there are not enough: nothing is taken then
 */
export function spendCredits(lots: readonly CreditLot[], wanted: number): LotSpend[] | null {
  if (creditsLeft(lots) < wanted) return null;
  const spends: LotSpend[] = [];
  let left = wanted;
  for (const lot of lots) {
    const credits = Math.min(left, lot.credits - lot.spent);
    if (credits <= 0) continue;
    // What was refunded of a lot has made its net less than was earned by then.
    const earned = Math.max(shareOf(lot.net, lot.spent + credits, lot.credits) - lot.earned, 0);
    spends.push({ id: lot.id, credits, earned, currency: lot.currency });
    left -= credits;
  }
  return spends;
}
