/**
 * Waits for a promise, but not longer than some milliseconds. Never rejects: what failed is met again where it is used.
 */
export async function waitAtMost(work: Promise<unknown>, graceMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const grace = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, graceMs);
  });
  await Promise.race([
    work.then(
      () => undefined,
      () => undefined,
    ),
    grace,
  ]);
  clearTimeout(timer);
}
