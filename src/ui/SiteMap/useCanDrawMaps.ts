import { useState } from 'react';

import { useDrawnFirst } from '../useDrawnFirst.ts';
import { canDrawMaps } from './canDrawMaps.ts';

/** Asks the browser once, and only when the answer is wanted. */
function askedOnce(): () => boolean {
  let isAble: boolean | undefined;
  return () => (isAble ??= canDrawMaps());
}

/** Whether this browser can draw maps. A server, which draws none, takes it for able, as nearly all are. */
export function useCanDrawMaps(): boolean {
  const [ask] = useState(askedOnce);
  return useDrawnFirst(ask, () => true);
}
