import { useSelector } from 'react-redux';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { type authSlice, selectMember } from '#features/kernel/auth/index.ts';

import {
  type grantsSlice,
  selectContact,
  selectDuties,
  selectFlags,
  selectGrants,
  selectGroups,
  selectHoldings,
  selectStewardship,
} from './grantsSlice.ts';
import { libraryUserDetails } from './libraryUserApi.ts';

type State = Record<typeof grantsSlice.name, ReturnType<typeof grantsSlice.reducer>> &
  Record<typeof authSlice.name, ReturnType<typeof authSlice.reducer>>;

/** Who is reading, as far as the browser knows already: a refused page must ask for nothing. */
export function useReadingViewer(): Viewer {
  const member = useSelector((state: State) => selectMember(state));
  const grants = useSelector((state: State) => selectGrants(state));
  const holdings = useSelector((state: State) => selectHoldings(state));
  const groups = useSelector((state: State) => selectGroups(state));
  const flags = useSelector((state: State) => selectFlags(state));
  const duties = useSelector((state: State) => selectDuties(state));
  const stewardship = useSelector((state: State) => selectStewardship(state));
  const contact = useSelector((state: State) => selectContact(state));
  const { data: library } = libraryUserDetails.useQueryState();
  return {
    memberId: member?.memberId ?? null,
    isInternal: member?.isInternal ?? false,
    hasLibraryAccess: library?.hasLibraryAccess ?? null,
    grants,
    holdings,
    groups,
    flags,
    duties,
    ...(stewardship && { stewardship }),
    ...(contact && { contact }),
  };
}
