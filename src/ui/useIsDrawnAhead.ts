import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether a component came with the document, drawn by the server: stays as it was at first, for as long as the component is there. */
export function useIsDrawnAhead(): boolean {
  const isNow = useSyncExternalStore(never, () => false, () => true);
  return useState(isNow)[0];
}
