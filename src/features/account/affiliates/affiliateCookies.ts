import { readCookie, removeCookie, writeCookie } from '#services/storage/cookies.ts';

const DAYS_KEPT = 30;

/** A click that brought a reader here. */
export interface Arrival {
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

export function writeArrival({ clickId, arrivedAt }: Arrival): void {
  writeCookie('affiliateId', clickId, DAYS_KEPT * 86_400);
  writeCookie('affiliateArrivalTime', arrivedAt, DAYS_KEPT * 86_400);
}

export function removeArrival(): void {
  removeCookie('affiliateId');
  removeCookie('affiliateArrivalTime');
}
