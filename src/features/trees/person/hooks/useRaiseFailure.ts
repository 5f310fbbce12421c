import { useLocation, useNavigate } from 'react-router-dom';

import { isFailure, type Failure } from '#domain/kernel/errors/failure.ts';

/**
 * A refusal of an edit that has no form to show it in leads to the page of its code, as those of queries do; closing
 * that leads back here (spec 1 section 8).
 * @returns raises a refusal
 * @throws Failure while drawing, at the step of the history that a refusal made
 */
export function useRaiseFailure(): (failure: Failure) => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: { refusedEdit?: unknown } | null;
  };
  if (isFailure(state?.refusedEdit)) throw state.refusedEdit;
  return (failure) =>
    void navigate(pathname + search, {
      state: { refusedEdit: failure.kind === 'graphql' ? { ...failure, isQuickEdit: true } : failure },
    });
}
