import { useEffect, useState } from 'react';

/** Whether the first page of this document has been painted since something waited for it. */
let wasPainted = false;

/**
 * False while the first page of a document is drawn for the first time, true from its paint on: what its text should not wait for is asked for
 * after that. Pages that follow wait for nothing.
 */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(wasPainted);
  useEffect(() => {
    if (isPainted) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // What a frame calls back runs before it is painted; a task that is started there comes after.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        wasPainted = true;
        setPainted(true);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isPainted]);
  return isPainted;
}
