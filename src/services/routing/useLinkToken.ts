import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of the link that was opened, from the fragment of the address; null when it has none. It is taken out of
 * the address at once, so that neither the history nor a shared address keeps it; a later link in the same tab counts.
 */
export function useLinkToken(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const arrived = new URLSearchParams(hash.slice(1)).get('token');
  const [token, setToken] = useState(arrived);
  if (arrived !== null && arrived !== token) setToken(arrived);
  useEffect(() => {
    if (arrived !== null) void navigate(pathname, { replace: true });
  }, [arrived, navigate, pathname]);
  return token;
}
