import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { grantMatches } from '#domain/kernel/grants/grantMatches.ts';
import type { StaffDuty } from '#domain/kernel/grants/staffDuties.ts';
import type { Stewardship } from '#domain/kernel/grants/stewardship.ts';

/** What the entitlement service answers about the reader. */
export interface Entitlements {
  grants: readonly string[];
  /** What running subscriptions open (domain/billing/core/holdings.ts). */
  holdings: readonly string[];
  /** Test groups and experiments. */
  groups: readonly string[];
  /** Names of the flags that are on. */
  flags: readonly string[];
  /** What staff may do; left out for everyone else. */
  duties?: readonly StaffDuty[];
  /** Of a member who looks after records; left out for everyone else. */
  stewardship?: Stewardship;
  /** Of a member who looks after a library or a partner organisation. */
  contact?: Stewardship;
}

interface GrantsState {
  /** `failed` is not "holds none": some guards raise, some deny. */
  status: 'loading' | 'loaded' | 'failed';
  entitlements: Entitlements;
}

const NO_DUTIES: readonly StaffDuty[] = [];
const NONE: Entitlements = { grants: [], holdings: [], groups: [], flags: [] };
const initialState = { status: 'loading', entitlements: NONE } as GrantsState;

/** What the reader may do, as the server said. The server decides again at every call; this only anticipates it. */
export const grantsSlice = createSlice({
  name: 'grants',
  initialState,
  reducers: {
    /** The reader or their rights changed: callers that wait for grants wait for the new ones. */
    grantsAskedFor: (): GrantsState => initialState,
    grantsLoaded: (_state, { payload }: PayloadAction<Entitlements>): GrantsState => ({
      status: 'loaded',
      entitlements: payload,
    }),
    grantsFailed: (): GrantsState => ({ status: 'failed', entitlements: NONE }),
  },
  selectors: {
    selectAreGrantsKnown: (state) => state.status !== 'loading',
    /** Null when they could not be loaded. */
    selectGrants: (state) => (state.status === 'failed' ? null : state.entitlements.grants),
    selectHoldings: (state) => state.entitlements.holdings,
    selectGroups: (state) => state.entitlements.groups,
    selectFlags: (state) => state.entitlements.flags,
    selectDuties: (state) => state.entitlements.duties ?? NO_DUTIES,
    selectStewardship: (state) => state.entitlements.stewardship ?? null,
    selectContact: (state) => state.entitlements.contact ?? null,
    /** False while loading and after a failure: an entry that needs a grant is hidden until it is there. */
    selectHoldsGrant: (state, required: string) =>
      state.entitlements.grants.some((held) => grantMatches(required, held)),
    selectIsFlagOn: (state, name: string) => state.entitlements.flags.includes(name),
    selectIsInGroup: (state, name: string) => state.entitlements.groups.includes(name),
  },
});

export const { grantsAskedFor, grantsLoaded, grantsFailed } = grantsSlice.actions;
export const {
  selectAreGrantsKnown,
  selectGrants,
  selectHoldings,
  selectGroups,
  selectFlags,
  selectDuties,
  selectStewardship,
  selectContact,
  selectHoldsGrant,
  selectIsFlagOn,
  selectIsInGroup,
} = grantsSlice.selectors;
