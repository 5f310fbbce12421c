import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Puts the page's own address in the place of an older one, whose words have changed since: the number decides. Query and
 * fragment stay.
 * @param path - undefined while it is not known
 */
export function useOwnAddress(path: string | undefined): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (path !== undefined && path !== pathname) void navigate({ pathname: path, search, hash }, { replace: true });
  }, [path, pathname, search, hash, navigate]);
}
