import { useSelector } from 'react-redux';

import { selectMember, type authSlice } from './authSlice.ts';

type WithAuth = Record<typeof authSlice.name, ReturnType<typeof authSlice.reducer>>;

/** Whose drafts of forms are kept (`services/forms/useFormDraft`): the member’s number; null for a visitor. */
export function useDraftOwner(): string | null {
  const member = useSelector((state: WithAuth) => selectMember(state));
  return member && String(member.memberId);
}
