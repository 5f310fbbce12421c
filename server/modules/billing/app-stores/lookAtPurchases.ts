import { HOUR_MS, MINUTE_MS } from '#domain/kernel/values/durations.ts';
import { BadStatement, type GoogleStore, PurchaseForgotten, StoreUnreachable } from '#server/engines/app-stores/AppStores.ts';
import { unseal } from '#server/platform/seal/seal.ts';

import { appPurchaseStore, type MirroredPurchase } from './appPurchaseStore.ts';
import type { AppStoreParts } from './AppStoreParts.ts';
import { mirrorPurchase, type Mirrored, openPurchase } from './mirrorPurchase.ts';

/** Longer than looking at one takes. */
const LOOK_MS = 10 * MINUTE_MS;
/** Google keeps what it knows of a purchase for 60 days after its end (Play Developer API, purchases.subscriptionsv2). */
const FORGOTTEN_MS = 60 * 24 * HOUR_MS;

/** Asks Google what became of a purchase and takes the answer over. One that Google does not know is no purchase. @throws StoreUnreachable */
export async function askGoogleAbout(parts: AppStoreParts, google: GoogleStore, token: string): Promise<Mirrored> {
  try {
    return await mirrorPurchase(parts, await google.ask(token));
  } catch (error) {
    if (!(error instanceof BadStatement)) throw error;
    parts.log.warn({ why: error.message }, 'a purchase in Google Play is not known there');
    return 'NOTHING';
  }
}

/** Of a purchase that Google no longer knows nothing is open any more. */
const over = (purchase: MirroredPurchase): MirroredPurchase => ({ ...purchase, phase: 'ENDED', endsAt: purchase.endsAt < new Date() ? purchase.endsAt : new Date() });

/** What Google says now of a purchase. @returns the purchase as it is then; null without an answer */
async function asked({ log }: AppStoreParts, google: GoogleStore, token: string, before: MirroredPurchase): Promise<MirroredPurchase | null> {
  try {
    const { purchase, asOf } = await google.ask(token);
    return purchase ? { ...before, phase: purchase.phase, endsAt: purchase.endsAt, productId: purchase.productId, asOf } : before;
  } catch (error) {
    const isOver = error instanceof PurchaseForgotten || (error instanceof BadStatement && before.endsAt.getTime() + FORGOTTEN_MS < Date.now());
    if (isOver) return over(before);
    // A purchase that was known and now is not: more likely the settings name another app. What it opened ends by itself if no answer comes.
    if (!(error instanceof BadStatement || error instanceof StoreUnreachable)) throw error;
    log.warn({ why: error.message }, 'Google Play could not be asked about a purchase');
    return null;
  }
}

/**
 * Looks at purchases that should have been heard of by now, and at those whose plan was not known. Run it often. Google is asked outside any transaction; what it
 * answers counts only where nothing else was heard in between.
 * @returns how many were looked at
 */
export async function lookAtPurchases(parts: AppStoreParts): Promise<number> {
  const { db, stores, secret } = parts;
  if (!stores) return 0;
  const next = () => appPurchaseStore(db).due(new Date(), new Date(Date.now() + LOOK_MS));
  let looked = 0;
  for (let before = await next(); before; before = await next()) {
    const known = before;
    const token = known.store === 'GOOGLE' ? unseal(secret, known.referenceSealed) : null;
    const after = stores.google && token !== null ? await asked(parts, stores.google, token, known) : known;
    await db.transaction(async (tx) => {
      if (!(await appPurchaseStore(tx).isUnchanged(known))) return;
      if (after) await openPurchase(tx, parts, after, new Date());
      else await appPurchaseStore(tx).lookAgain(known, new Date(Date.now() + HOUR_MS));
    });
    looked += 1;
  }
  return looked;
}
