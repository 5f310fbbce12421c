import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { deviceType } from '#domain/account/affiliates/affiliateClick.ts';
import { isFailure } from '#domain/kernel/errors/failure.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import { readCookie, removeCookie, writeCookie } from '#services/storage/cookies.ts';

import { UpsertAffiliateUserDocument } from './affiliates.generated.ts';

const DAYS_KEPT = 30;

/** A click that brought a reader here. */
interface Arrival {
  clickId: string;
  /** ISO 8601, UTC. */
  arrivedAt: string;
}

/** The click this browser keeps; null when it keeps none. */
export function readArrival(): Arrival | null {
  const clickId = readCookie('affiliateId');
  const arrivedAt = readCookie('affiliateArrivalTime');
  return clickId !== null && arrivedAt !== null ? { clickId, arrivedAt } : null;
}

function writeArrival({ clickId, arrivedAt }: Arrival): void {
  writeCookie('affiliateId', clickId, DAYS_KEPT * 86_400);
  writeCookie('affiliateArrivalTime', arrivedAt, DAYS_KEPT * 86_400);
}

export function removeArrival(): void {
  removeCookie('affiliateId');
  removeCookie('affiliateArrivalTime');
}

/** The click that brought a member here; the answer is not read (spec 1 section 7). */
const affiliatesApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    upsertAffiliateUser: mutation(UpsertAffiliateUserDocument),
  })),
});

/** What the affiliate flow goes by. */
export interface AffiliateSituation {
  /** A yes to C0002. */
  isAllowed: boolean;
  /** Null for a visitor, undefined until that is known. */
  memberId: number | null | undefined;
  /** The click id of an address of this document; null when there was none. */
  clickId: string | null;
}

async function send(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  memberId: number,
  { clickId, arrivedAt }: Arrival,
): Promise<void> {
  const input = { userId: String(memberId), clickId, deviceType: deviceType(window.innerWidth), arrivedAt };
  // Removed first, so that no second run and no other tab sends it too; back again when nothing of it reached the
  // server.
  removeArrival();
  const { error } = await dispatch(affiliatesApi.endpoints.upsertAffiliateUser.initiate({ input }));
  if (isFailure(error) && error.kind === 'network') writeArrival({ clickId, arrivedAt });
}

/**
 * The affiliate flow (spec 1 section 4): keeps a visitor's click, sends a member's and forgets it, and forgets
 * everything without a yes. Nothing of it is ever seen on the page.
 */
export async function runAffiliates(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  { isAllowed, memberId, clickId }: AffiliateSituation,
): Promise<void> {
  if (!isAllowed) return removeArrival();
  if (memberId === undefined) return undefined;
  if (memberId === null) {
    const isNew = clickId !== null && readArrival()?.clickId !== clickId;
    return isNew ? writeArrival({ clickId, arrivedAt: new Date().toISOString() }) : undefined;
  }
  const arrival = readArrival();
  return arrival ? send(dispatch, memberId, arrival) : undefined;
}
