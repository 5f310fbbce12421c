import { useSelector } from 'react-redux';

import { grantMatchesBelow } from '#domain/kernel/grants/grantMatches.ts';
import { LIBRARY_TERMINAL } from '#domain/kernel/grants/libraryTerminal.ts';
import { selectFlags, selectGrants } from '#features/kernel/grants/index.ts';

import type { RootState } from '../rootReducer.ts';
import { accountTexts, memberTexts } from './accountTexts.ts';
import { type NavEntry, entry } from './navEntries.ts';

/** The inbox, first in the account menu; beside it is how much is new. */
export const MESSAGES_ENTRY = entry(memberTexts.messages, '/messaging', 'private-messaging');

/** The account area, at its side and in the account menu. */
export const ACCOUNT_ENTRIES = [
  entry(accountTexts.profile, '/profile/my-profile', 'my-profile'),
  entry(accountTexts.records, '/my-records', 'my-records'),
  entry(accountTexts.details, '/account/personal-details', 'personal-details'),
  entry(accountTexts.security, '/account/security-settings', 'security-settings:manage:*'),
  { ...entry(accountTexts.subscription, '/account/subscription'), hiddenBy: LIBRARY_TERMINAL },
  entry(accountTexts.devices, '/account/devices'),
  entry(accountTexts.communication, '/account/communication-preferences', 'communication-preferences'),
  entry(accountTexts.data, '/account/my-data'),
  entry(accountTexts.requests, '/account/support'),
];

/** The pages of the account area that this reader may open; any grant below a `:*` will do. */
export function useAccountEntries(): NavEntry[] {
  const held = useSelector((state: RootState) => selectGrants(state));
  const flags = useSelector((state: RootState) => selectFlags(state));
  return ACCOUNT_ENTRIES.filter(
    ({ grant, hiddenBy }) =>
      (hiddenBy === null || !flags.includes(hiddenBy)) &&
      (grant === null || held?.some((one) => grantMatchesBelow(grant, one))),
  );
}
