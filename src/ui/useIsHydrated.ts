import { useBrowserValue } from './useBrowserValue.ts';

/**
 * False while a component that came with the document, rendered by the server, is rendered for the first time; true
 * ever after, and for every other.
 */
export const useIsHydrated = (): boolean =>
  useBrowserValue(
    () => true,
    () => false,
  );
