import { useLocation, useNavigate } from 'react-router-dom';

/**
 * What staff look for on the desk; '' for nothing yet. It may be an email address, so it is part of the history entry
 * and not of the address: it survives a reload and Back, and no log, history of addresses or recorded session has it.
 * What can be sent to a colleague is the page of the account, which has only its number.
 */
export function useClue(): { clue: string; look: (clue: string) => void } {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const kept: unknown = typeof state === 'object' && state !== null && 'clue' in state ? state.clue : null;
  return {
    clue: typeof kept === 'string' ? kept : '',
    look: (clue) => void navigate(pathname, { state: clue.trim() === '' ? null : { clue: clue.trim() } }),
  };
}
