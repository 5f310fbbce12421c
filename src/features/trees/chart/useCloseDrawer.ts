import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/**
 * Closes a drawer. Where it was opened from the chart, the steps since then are undone, so that Back does not open it
 * again; where it was opened by its address, the chart takes its place.
 * @param chart - address of the chart
 */
export function useCloseDrawer(isOpen: boolean, chart: string): () => void {
  const { key } = useLocation();
  const how = useNavigationType();
  const navigate = useNavigate();
  /** Entries of the history since the chart was alone; null where that is not known. */
  const depth = useRef<number | null>(isOpen ? null : 0);
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (!isOpen) depth.current = 0;
    else if (how === 'POP') depth.current = null;
    else if (how === 'PUSH' && depth.current !== null) depth.current += 1;
  }, [how, isOpen, key]);
  return () =>
    void (depth.current ? navigate(-depth.current) : navigate(chart, { replace: true, preventScrollReset: true }));
}
