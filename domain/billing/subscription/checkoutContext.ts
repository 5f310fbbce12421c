import { readWanted, WANTED_PARAMETERS, type CheckoutWanted } from '#domain/billing/payments/checkoutWanted.ts';

/** What an address names to buy, next to what it is wanted for. */
export interface Chosen {
  planId?: string;
  isTrial?: boolean;
}

const PLAN = 'plan-id';
const NAMES = Object.keys(WANTED_PARAMETERS) as readonly (keyof CheckoutWanted)[];

/** The plan that an address names; null for none. */
export const chosenPlan = (search: string): string | null => new URLSearchParams(search).get(PLAN) || null;

/** Whether an address names a record item: both of its parameters. */
export const hasRecordItem = ({ recordId, recordItemId }: CheckoutWanted): boolean =>
  recordId !== null && recordItemId !== null;

/** Why a reader came to a subscription page, by its query, with or without its question mark. */
export const readContext = (search: string): CheckoutWanted => readWanted(new URLSearchParams(search));

/**
 * The address of the payment page for a choice. All six parameters are there, said or not (UPGR-022).
 * @example paymentAddress(readContext('?nextPage=/help'), { planId: 'demo-yearly' })
 */
export function paymentAddress(wanted: CheckoutWanted, { planId, isTrial = false }: Chosen = {}): string {
  const query = new URLSearchParams(NAMES.map((name) => [WANTED_PARAMETERS[name], wanted[name] ?? '']));
  if (planId !== undefined) query.set(PLAN, planId);
  if (isTrial) query.set('isFreeTrial', 'true');
  return `/payment?${query}`;
}
