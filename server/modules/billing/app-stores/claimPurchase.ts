import type { AppStoreName } from '#domain/billing/app-stores/storePurchase.ts';
import { BadStatement, StoreUnreachable, type StoreStatement } from '#server/engines/app-stores/AppStores.ts';

import type { AppStoreDeps } from './AppStoreDeps.ts';
import { type Mirrored, mirrorPurchase } from './mirrorPurchase.ts';

/** Why a purchase was not linked. NOT_SOLD: no app sells anything there. UNKNOWN: it is no purchase of that store. */
export type ClaimProblem = 'NOT_SOLD' | 'UNKNOWN' | 'TAKEN' | 'NO_PLAN' | 'UNAVAILABLE';

const PROBLEMS: Readonly<Partial<Record<Mirrored, ClaimProblem>>> = {
  NOTHING: 'UNKNOWN',
  TAKEN: 'TAKEN',
  NO_PLAN: 'NO_PLAN',
};

function read({ stores }: AppStoreDeps, store: AppStoreName, proof: string): Promise<StoreStatement> | null {
  if (store === 'APPLE') return stores?.apple?.readTransaction(proof, new Date()) ?? null;
  return stores?.google?.ask(proof) ?? null;
}

/**
 * Links a purchase to a member whose app shows that it has it.
 * @param proof at Apple the signed transaction, at Google the purchase token
 * @returns null where it is theirs now
 */
export async function claimPurchase(
  deps: AppStoreDeps,
  memberId: number,
  store: AppStoreName,
  proof: string,
): Promise<ClaimProblem | null> {
  try {
    const statement = await read(deps, store, proof);
    if (!statement) return 'NOT_SOLD';
    return PROBLEMS[await mirrorPurchase(deps, statement, memberId)] ?? null;
  } catch (error) {
    if (error instanceof BadStatement) return 'UNKNOWN';
    if (error instanceof StoreUnreachable) return 'UNAVAILABLE';
    throw error;
  }
}
