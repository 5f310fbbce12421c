import { useState } from 'react';

import { useBrowserValue } from '../useBrowserValue.ts';

/** Whether this browser has WebGL, which maps are drawn with. Asked of a canvas that is thrown away. */
function canDrawMaps(): boolean {
  if (typeof WebGL2RenderingContext === 'undefined') return false;
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // The browser keeps few of them; this one is not needed any more.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

/** Asks the browser once, and only when the answer is wanted. */
function askedOnce(): () => boolean {
  let isAble: boolean | undefined;
  return () => (isAble ??= canDrawMaps());
}

/** Whether this browser can draw maps. A server, which draws none, takes it for able, as nearly all are. */
export function useCanDrawMaps(): boolean {
  const [ask] = useState(askedOnce);
  return useBrowserValue(ask, () => true);
}
