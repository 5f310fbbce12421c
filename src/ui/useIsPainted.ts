import { startTransition, useEffect, useState } from 'react';

import { afterPaint, isPainted as isPagePainted } from './afterPaint.ts';

/**
 * False while the first page of a document is rendered for the first time, true from its paint on: what its text should
 * not wait for is asked for after that. Pages that follow wait for nothing.
 */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(isPagePainted);
  useEffect(() => (isPainted ? undefined : afterPaint(() => startTransition(() => setPainted(true)))), [isPainted]);
  return isPainted;
}
