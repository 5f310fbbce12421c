/** Whether the first page of this document has been painted since something waited for it. */
let wasPainted = false;

/** Whether what is drawn now belongs to a page that follows, or to a first one that has been seen already. */
export const isPainted = (): boolean => wasPainted;

/**
 * Calls back in a task of its own once the next frame was painted.
 * @returns a function that gives up
 */
export function afterPaint(act: () => void): () => void {
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
