import type { AccessRule, Viewer } from '#domain/kernel/grants/accessRule.ts';
import {
  selectIsSessionKnown,
  selectIsSignedIn,
  selectMember,
  selectUnanswered,
  sessionAskedFor,
} from '#features/kernel/auth/index.ts';
import {
  libraryUserDetails,
  selectAreGrantsKnown,
  selectContact,
  selectDuties,
  selectFlags,
  selectGrants,
  selectGroups,
  selectHoldings,
  selectStewardship,
} from '#features/kernel/grants/index.ts';

import type { AppStore } from '../store.ts';
import { PageLoadFailed, SessionUnanswered } from './refusals.ts';

type State = ReturnType<AppStore['getState']>;

/** Resolves as soon as the state is as wanted; rejects when the navigation that waits is given up. */
function until(store: AppStore, isReached: (state: State) => boolean, signal: AbortSignal): Promise<void> {
  if (isReached(store.getState())) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const stop = store.subscribe(() => {
      if (!isReached(store.getState())) return;
      stop();
      resolve();
    });
    signal.addEventListener('abort', () => {
      stop();
      reject(signal.reason as Error);
    });
  });
}

const asksEntitlements = ({ grants, flags, groups, duties, signInUnless, audience }: AccessRule): boolean =>
  [grants, flags, groups, duties].some((list) => (list?.length ?? 0) > 0) ||
  (signInUnless !== undefined && 'group' in signInUnless) ||
  audience?.orWhile !== undefined;

/**
 * What the library says of a member, where the rule asks. A look-up that fails is not held against an ordinary member.
 */
async function hasLibraryAccess(store: AppStore, rule: AccessRule): Promise<boolean | null> {
  if (!rule.audience?.patrons || !selectIsSignedIn(store.getState())) return null;
  const { data } = await store.dispatch(libraryUserDetails.initiate(undefined, { subscribe: false }));
  return data?.hasLibraryAccess ?? null;
}

/** Who reads, by a state of the store that knows it. */
export function viewerIn(state: State, hasLibraryAccess: boolean | null): Viewer {
  const member = selectMember(state);
  const stewardship = selectStewardship(state);
  const contact = selectContact(state);
  return {
    memberId: member?.memberId ?? null,
    isInternal: member?.isInternal ?? false,
    hasLibraryAccess,
    grants: selectGrants(state),
    holdings: selectHoldings(state),
    groups: selectGroups(state),
    flags: selectFlags(state),
    duties: selectDuties(state),
    ...(stewardship && { stewardship }),
    ...(contact && { contact }),
  };
}

/**
 * Waits until it is known whether the reader is signed in. Throws what is drawn in place of the page while nothing
 * answers that.
 */
async function untilSessionKnown(store: AppStore, signal: AbortSignal): Promise<void> {
  if (selectUnanswered(store.getState())) store.dispatch(sessionAskedFor());
  await until(store, (state) => selectIsSessionKnown(state) || selectUnanswered(state) !== null, signal);
  const why = selectUnanswered(store.getState());
  if (why === 'code') throw new PageLoadFailed('of the session', undefined);
  if (why) throw new SessionUnanswered();
}

/**
 * Who is reading, as far as a rule asks: the session is waited for whenever there is a rule, grants, flags and groups
 * only where the rule names some and the library where it sets patrons apart, so that an ordinary page waits for none
 * of them.
 */
export async function viewerOf(store: AppStore, rule: AccessRule, signal: AbortSignal): Promise<Viewer> {
  await untilSessionKnown(store, signal);
  if (asksEntitlements(rule)) await until(store, selectAreGrantsKnown, signal);
  const library = await hasLibraryAccess(store, rule);
  return viewerIn(store.getState(), library);
}
