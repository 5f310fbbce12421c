import { useDrawnFirst } from './useDrawnFirst.ts';

/**
 * False while a component that came with the document, drawn by the server, is drawn for the first time; true ever
 * after, and for every other.
 */
export const useIsTakenOver = (): boolean =>
  useDrawnFirst(
    () => true,
    () => false,
  );
