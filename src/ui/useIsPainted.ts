import { startTransition, useEffect, useState } from 'react';

/** Whether the first page of this document has been painted since something waited for it. */
let wasPainted = false;

/**
 * Calls back in a task of its own once the next frame was painted.
 * @returns a function that gives up
 */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // What a frame calls back runs before it is painted; a task that is started there comes after.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      wasPainted = true;
      act();
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * False while the first page of a document is rendered for the first time, true from its paint on: what its text should
 * not wait for is asked for after that. Pages that follow wait for nothing.
 */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(wasPainted);
  useEffect(() => (isPainted ? undefined : afterPaint(() => startTransition(() => setPainted(true)))), [isPainted]);
  return isPainted;
}
