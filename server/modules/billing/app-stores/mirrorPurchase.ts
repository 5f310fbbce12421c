import { projectPurchase, renewsInStore, type StorePurchase } from '#domain/billing/app-stores/storePurchase.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import type { StoreStatement } from '#server/engines/app-stores/AppStores.ts';
import { lockAccountOf } from '#server/modules/billing/core/index.ts';
import { planStore } from '#server/modules/billing/plans/index.ts';
import { stopForStore } from '#server/modules/billing/subscription/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type MirroredPurchase, appPurchaseStore, NEVER } from './appPurchaseStore.ts';
import type { AppStoreDeps } from './AppStoreDeps.ts';

/**
 * What became of a statement. OLD: a later one is known. UNLINKED: it is not known whose it is. TAKEN: it is another
 * member's. NO_PLAN: the operator did not say which plan the product is.
 */
export type Mirrored = 'MIRRORED' | 'NOTHING' | 'OLD' | 'UNLINKED' | 'TAKEN' | 'NO_PLAN';

/** Notices of a store may come so long after what they are about. */
const PATIENCE_MS = 10 * 60_000;

/** The plan that a product is; at Google its base plan may be left out. */
async function planOf(
  tx: Database,
  { stores, log }: AppStoreDeps,
  { store, productId }: MirroredPurchase,
): Promise<string | null> {
  const planId =
    stores?.plans.get(`${store}:${productId}`) ?? stores?.plans.get(`${store}:${productId.split(':', 1)[0]}`);
  const plan = planId === undefined ? null : await planStore(tx).byId(planId);
  if (!plan) log.warn({ store, productId }, 'a product of an app store is no plan: see APP_PRODUCTS');
  return plan?.id ?? null;
}

/**
 * Writes what a purchase opens. One that ran out and runs again opens as a new subscription.
 * @returns the id of its subscription; null where it opens nothing
 */
async function project(
  tx: Database,
  memberId: number,
  planId: string,
  { store, subscriptionId, ...purchase }: MirroredPurchase,
  now: Date,
): Promise<number | null> {
  const outward = projectPurchase(purchase);
  if (!outward) return null;
  const { state, expiresAt } = outward;
  const written =
    subscriptionId === null
      ? null
      : await tx.one<{ expiresAt: Date }>(
          '/* appPurchase.outward */ SELECT expires_at AS "expiresAt" FROM subscription WHERE id = $1',
          [subscriptionId],
        );
  if (written && (written.expiresAt > now || expiresAt <= now)) {
    await tx.rows(
      '/* appPurchase.project */ UPDATE subscription SET state = $2, expires_at = $3, plan_id = $4 WHERE id = $1',
      [subscriptionId, state, expiresAt, planId],
    );
    return subscriptionId;
  }
  if (expiresAt <= now) return null;
  const row = await tx.one<{ id: number }>(
    '/* appPurchase.open */ INSERT INTO subscription (member_id, plan_id, state, type, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id',
    [memberId, planId, state, store, now, expiresAt],
  );
  return row?.id ?? null;
}

/**
 * When a purchase is looked at again: after its end at Google, which can be asked; daily while it is not said which
 * plan it is.
 */
const lookAt = ({ store, phase, endsAt, memberId }: MirroredPurchase, hasPlan: boolean, now: Date): Date | null => {
  if (['ENDED', 'REVOKED'].includes(phase)) return null;
  if (memberId !== null && !hasPlan) return new Date(now.getTime() + DAY_MS);
  if (store !== 'GOOGLE') return null;
  return new Date(endsAt > now ? endsAt.getTime() + PATIENCE_MS : now.getTime() + DAY_MS / 2);
};

/** What a purchase took the place of, locked; null for none. */
async function replacedBy(
  tx: Database,
  { store, replaces, reference }: StorePurchase,
): Promise<MirroredPurchase | null> {
  return replaces === null || replaces === reference ? null : appPurchaseStore(tx).byReference(store, replaces);
}

/** Ends a purchase that another took the place of, and what it opened. */
async function endReplaced(tx: Database, old: MirroredPurchase, now: Date): Promise<void> {
  const endsAt = old.endsAt < now ? old.endsAt : now;
  await appPurchaseStore(tx).write({ ...old, phase: 'ENDED', endsAt, asOf: now }, null);
  if (old.subscriptionId !== null)
    await tx.rows(
      "/* appPurchase.end */ UPDATE subscription SET state = 'CANCELED', expires_at = least(expires_at, $2) WHERE id = $1",
      [old.subscriptionId, endsAt],
    );
}

/**
 * Opens for a member what is written down of a purchase, under the lock of their account, and stops what would be paid
 * beside it.
 */
export async function openPurchase(
  tx: Database,
  deps: AppStoreDeps,
  purchase: MirroredPurchase,
  now: Date,
): Promise<Mirrored> {
  const purchases = appPurchaseStore(tx);
  if (purchase.memberId === null) {
    await purchases.write(purchase, null);
    return 'UNLINKED';
  }
  const account = await lockAccountOf(tx, purchase.memberId);
  const planId = await planOf(tx, deps, purchase);
  const subscriptionId =
    planId === null ? purchase.subscriptionId : await project(tx, purchase.memberId, planId, purchase, now);
  await purchases.write({ ...purchase, subscriptionId }, lookAt(purchase, planId !== null, now));
  if (planId === null) return 'NO_PLAN';
  if (subscriptionId !== null && renewsInStore(purchase)) await stopForStore(tx, deps.subscriptions, account);
  return 'MIRRORED';
}

/**
 * Takes over what a store said of a purchase, in one transaction. What was said earlier than what is known changes
 * nothing, so doubles and disorder do no harm.
 * @param claimant the member whose app hands it in; null where the store itself says it
 */
export async function mirrorPurchase(
  deps: AppStoreDeps,
  { purchase, asOf, isWhole }: StoreStatement,
  claimant: number | null = null,
): Promise<Mirrored> {
  if (!purchase) return 'NOTHING';
  return deps.db.transaction(async (tx) => {
    const now = new Date();
    const purchases = appPurchaseStore(tx);
    const before = await purchases.taken(purchase, deps.secret);
    const known = before.memberId ?? (await purchases.memberOf(purchase.accountToken));
    const isNews = isWhole ? asOf > before.asOf : before.asOf.getTime() === NEVER.getTime();
    if (!isNews && claimant === null) return 'OLD';
    const replaced = isNews ? await replacedBy(tx, purchase) : null;
    const owner = known ?? replaced?.memberId ?? claimant;
    // Before anything ends: who may not have the new one ends no old one of another member.
    if (claimant !== null && owner !== claimant) return 'TAKEN';
    if (replaced) await endReplaced(tx, replaced, now);
    const { phase, endsAt, productId } = purchase;
    const after = {
      ...before,
      memberId: owner,
      ...(isNews && { phase, endsAt, productId, asOf: isWhole ? asOf : NEVER }),
    };
    return openPurchase(tx, deps, after, now);
  });
}
