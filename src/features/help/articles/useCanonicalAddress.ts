import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Puts the page's own address in the place of an older one, whose words have changed since: the number decides. Query
 * and fragment stay, and so does the page, although its own address is asked for again.
 * @param answer - what this address means: undefined while it is on its way, null where there is nothing
 * @param last - the last answer, which may be that of another address
 * @returns what to show at this address, undefined and null as given
 */
export function useCanonicalAddress<Part extends { path: string }>(
  answer: Part | null | undefined,
  last: Part | null | undefined,
): Part | null | undefined {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const path = answer?.path;
  useEffect(() => {
    if (path !== undefined && path !== pathname) void navigate({ pathname: path, search, hash }, { replace: true });
  }, [path, pathname, search, hash, navigate]);
  return answer === undefined && last?.path === pathname ? last : answer;
}
