import { HOUR_MS, MINUTE_MS } from '#domain/kernel/values/durations.ts';
import {
  BadStatement,
  type GoogleStore,
  PurchaseForgotten,
  StoreUnreachable,
} from '#server/engines/app-stores/AppStores.ts';
import { decrypt } from '#server/platform/encryption/encrypt.ts';

import { appPurchaseStore, type MirroredPurchase } from './appPurchaseStore.ts';
import type { AppStoreDeps } from './AppStoreDeps.ts';
import { mirrorPurchase, type Mirrored, openPurchase } from './mirrorPurchase.ts';

/** Longer than looking at one takes. */
const LOOK_MS = 10 * MINUTE_MS;
/**
 * Google keeps what it knows of a purchase for 60 days after its end (Play Developer API, purchases.subscriptionsv2).
 */
const FORGOTTEN_MS = 60 * 24 * HOUR_MS;

/**
 * Asks Google what became of a purchase and takes the answer over. One that Google does not know is no purchase.
 * @throws StoreUnreachable
 */
export async function askGoogleAbout(deps: AppStoreDeps, google: GoogleStore, token: string): Promise<Mirrored> {
  try {
    return await mirrorPurchase(deps, await google.ask(token));
  } catch (error) {
    if (!(error instanceof BadStatement)) throw error;
    deps.log.warn({ why: error.message }, 'a purchase in Google Play is not known there');
    return 'NOTHING';
  }
}

/** Of a purchase that Google no longer knows nothing is open any more. */
const over = (purchase: MirroredPurchase): MirroredPurchase => ({
  ...purchase,
  phase: 'ENDED',
  endsAt: purchase.endsAt < new Date() ? purchase.endsAt : new Date(),
});

/** What Google says now of a purchase. @returns the purchase as it is then; null without an answer */
async function asked(
  { log }: AppStoreDeps,
  google: GoogleStore,
  token: string,
  before: MirroredPurchase,
): Promise<MirroredPurchase | null> {
  try {
    const { purchase, asOf } = await google.ask(token);
    return purchase
      ? { ...before, phase: purchase.phase, endsAt: purchase.endsAt, productId: purchase.productId, asOf }
      : before;
  } catch (error) {
    const isOver =
      error instanceof PurchaseForgotten ||
      (error instanceof BadStatement && before.endsAt.getTime() + FORGOTTEN_MS < Date.now());
    if (isOver) return over(before);
    // A purchase that was known and now is not: more likely the settings name another app. What it opened ends by
    // itself if no answer comes.
    if (!(error instanceof BadStatement || error instanceof StoreUnreachable)) throw error;
    log.warn({ why: error.message }, 'Google Play could not be asked about a purchase');
    return null;
  }
}

/** Looks at one that was put off. What Google answers counts only where nothing else was heard of it in between. */
async function lookAt(
  deps: AppStoreDeps,
  { google }: { google: GoogleStore | null },
  known: MirroredPurchase,
): Promise<void> {
  const token = known.store === 'GOOGLE' ? decrypt(deps.secret, known.referenceSealed) : null;
  const after = google && token !== null ? await asked(deps, google, token, known) : known;
  await deps.db.transaction(async (tx) => {
    const purchases = appPurchaseStore(tx);
    if (!(await purchases.isUnchanged(known))) return;
    if (after) await openPurchase(tx, deps, after, new Date());
    else await purchases.lookAgain(known, new Date(Date.now() + HOUR_MS));
  });
}

/**
 * Looks at purchases that should have been heard of by now, and at those whose plan was not known. Run it often. Google
 * is asked outside any transaction.
 * @returns how many were looked at
 */
export async function pollPurchases(deps: AppStoreDeps): Promise<number> {
  const { db, stores } = deps;
  if (!stores) return 0;
  const next = () => appPurchaseStore(db).due(new Date(), new Date(Date.now() + LOOK_MS));
  let looked = 0;
  for (let due = await next(); due; due = await next()) {
    await lookAt(deps, stores, due);
    looked += 1;
  }
  return looked;
}
