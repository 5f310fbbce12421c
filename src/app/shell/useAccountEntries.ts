import { useSelector } from 'react-redux';

import { grantMatchesBelow } from '#domain/kernel/grants/grantMatches.ts';
import { selectFlags, selectGrants } from '#features/kernel/grants/index.ts';

import type { RootState } from '../rootReducer.ts';
import { ACCOUNT_ENTRIES } from './accountEntries.ts';
import type { NavEntry } from './navEntries.ts';

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
