import { isStaffDuty, type StaffDuty } from '#domain/kernel/grants/staffDuties.ts';
import { isStewardship, type Stewardship } from '#domain/kernel/grants/stewardship.ts';

import { credentials } from '../graphql/credentials.ts';
import { watchedFetch } from '../graphql/watchedFetch.ts';

/** What the entitlement service says of the reader; lists it leaves out are empty. */
export interface EntitlementAnswer {
  grants: string[];
  /** What running subscriptions open. */
  holdings: string[];
  groups: string[];
  flags: string[];
  /** What staff may do; empty for everyone else. */
  duties: StaffDuty[];
  /** Of a member who looks after records; left out for everyone else. */
  stewardship?: Stewardship;
  /** Of a member who looks after a library or a partner organisation. */
  contact?: Stewardship;
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

/**
 * Asks what the reader may do.
 * @param signal - gives up the request when the reader changes meanwhile
 * @returns null when that could not be learnt: offline, refused, or an answer without a list of grants
 */
export async function fetchEntitlements(signal: AbortSignal): Promise<EntitlementAnswer | null> {
  try {
    const token = await credentials().token();
    const answer = await watchedFetch(new URL('/api/entitlements', window.location.origin), {
      signal,
      headers: { accept: 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    });
    if (!answer.ok) return null;
    const body = (await answer.json()) as Partial<Record<keyof EntitlementAnswer, unknown>> | null;
    if (!Array.isArray(body?.grants)) return null;
    return {
      grants: textsOf(body.grants),
      holdings: textsOf(body.holdings),
      groups: textsOf(body.groups),
      flags: textsOf(body.flags),
      duties: textsOf(body.duties).filter(isStaffDuty),
      ...(isStewardship(body.stewardship) && { stewardship: body.stewardship }),
      ...(isStewardship(body.contact) && { contact: body.contact }),
    };
  } catch {
    return null;
  }
}
