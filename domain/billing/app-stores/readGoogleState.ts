import { instantIn, objectIn, type Statement, textIn } from './statement.ts';
import type { StorePhase, StorePurchase } from './storePurchase.ts';

const PHASES: Readonly<Record<string, StorePhase>> = {
  SUBSCRIPTION_STATE_PENDING: 'PENDING',
  SUBSCRIPTION_STATE_ACTIVE: 'ACTIVE',
  SUBSCRIPTION_STATE_PAUSED: 'PAUSED',
  SUBSCRIPTION_STATE_IN_GRACE_PERIOD: 'GRACE',
  SUBSCRIPTION_STATE_ON_HOLD: 'HOLD',
  SUBSCRIPTION_STATE_CANCELED: 'CANCELING',
  SUBSCRIPTION_STATE_EXPIRED: 'ENDED',
  SUBSCRIPTION_STATE_PENDING_PURCHASE_CANCELED: 'ENDED',
};

/** Of several lines the one that ends last. */
function lastLine(lines: unknown): { line: Statement; expiresAt: Date } | null {
  const read = (Array.isArray(lines) ? lines : []).flatMap((each: unknown) => {
    const line = objectIn(each);
    const expiresAt = instantIn(line?.expiryTime);
    return line && expiresAt ? [{ line, expiresAt }] : [];
  });
  return read.toSorted((a, b) => b.expiresAt.getTime() - a.expiresAt.getTime())[0] ?? null;
}

/** One that is prepaid has no plan that renews. */
const renews = (line: Statement): boolean => {
  const plan = objectIn(line.autoRenewingPlan);
  return plan !== null && plan.autoRenewEnabled !== false;
};

/**
 * Reads what Google says of a subscription (Google Play Developer API: SubscriptionPurchaseV2).
 * @param token the purchase token that was asked about
 * @returns null for what cannot be read
 */
export function readGoogleState(token: string, statement: Statement): StorePurchase | null {
  const phase = PHASES[textIn(statement.subscriptionState) ?? ''];
  const last = lastLine(statement.lineItems);
  const product = textIn(last?.line.productId);
  if (!phase || !last || product === null) return null;
  const basePlan = textIn(objectIn(last.line.offerDetails)?.basePlanId);
  const resumesAt = phase === 'PAUSED' ? instantIn(objectIn(statement.pausedStateContext)?.autoResumeTime) : null;
  return {
    store: 'GOOGLE',
    reference: token,
    replaces: textIn(statement.linkedPurchaseToken),
    productId: basePlan === null ? product : `${product}:${basePlan}`,
    accountToken:
      textIn(objectIn(statement.externalAccountIdentifiers)?.obfuscatedExternalAccountId)?.toLowerCase() ?? null,
    phase: phase === 'ACTIVE' && !renews(last.line) ? 'CANCELING' : phase,
    endsAt: resumesAt ?? last.expiresAt,
  };
}
