export { libraryUserDetails, useLibraryUserDetailsQuery } from './libraryUserApi.ts';
export {
  grantsAskedFor,
  grantsFailed,
  grantsLoaded,
  grantsSlice,
  selectAreGrantsKnown,
  selectContact,
  selectDuties,
  selectFlags,
  selectGrants,
  selectGroups,
  selectHoldings,
  selectHoldsGrant,
  selectStewardship,
  type Entitlements,
} from './grantsSlice.ts';
export { WhyNoAccess } from './whyNoAccess.ts';
export { useDuty, useFlag, useGrant, useGroup } from './useGrant.ts';
