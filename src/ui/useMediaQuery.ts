import { useCallback, useSyncExternalStore } from 'react';

let firstMedia: ((query: string) => boolean) | null = null;

/** Names how media queries were answered when the server drew the first content: it is taken over as it is, and then follows the window. */
export const setFirstMedia = (answer: (query: string) => boolean): void => {
  firstMedia = answer;
};

/** Whether a media query holds now, followed as the window changes. False where there is no such question (tests). */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  const holds = () => window.matchMedia?.(query).matches ?? false;
  return useSyncExternalStore(subscribe, holds, () => (firstMedia ?? holds)(query));
}
