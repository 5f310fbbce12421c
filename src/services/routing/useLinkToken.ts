import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A link that was opened. */
export interface OpenedLink {
  /** From the fragment of the address; null when it has none. */
  token: string | null;
  /** Counts openings: the same link may be opened again in the same tab. */
  opening: number;
}

/**
 * The link that led to this page. Its token is taken out of the address at once, so that neither the history nor a
 * shared address keeps it.
 */
export function useLinkToken(): OpenedLink {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const arrived = new URLSearchParams(hash.slice(1)).get('token');
  const [link, setLink] = useState<OpenedLink>({ token: arrived, opening: 0 });
  useEffect(() => {
    if (arrived === null) return;
    setLink(({ opening }) => ({ token: arrived, opening: opening + 1 }));
    void navigate(pathname, { replace: true });
  }, [arrived, navigate, pathname]);
  return link;
}
