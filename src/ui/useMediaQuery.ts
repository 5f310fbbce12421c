import { useCallback, useMemo, useSyncExternalStore } from 'react';

let firstMedia: ((query: string) => boolean) | null = null;

/**
 * Names how media queries were answered when the server drew the first content: it is hydrated as it is, and then
 * follows the window.
 */
export const setFirstMedia = (answer: (query: string) => boolean): void => {
  firstMedia = answer;
};

/** Whether a media query holds now, followed as the window changes. False where there is no such question (tests). */
export function useMediaQuery(query: string): boolean {
  // One list for as long as the question is asked: it follows the window itself, and making one is the most of what an
  // answer costs.
  const list = useMemo(() => window.matchMedia?.(query), [query]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [list],
  );
  const holds = () => list?.matches ?? false;
  return useSyncExternalStore(subscribe, holds, () => firstMedia?.(query) ?? holds());
}
