/** What a caller gets that has called its work off: an error named AbortError. */
export const abortError = (): Error => new DOMException('The search was aborted', 'AbortError');

/**
 * Work that a signal can leave: the result, or AbortError as soon as the signal fires. The work itself goes on; code
 * that can stop it looks at the signal too.
 */
export async function abortable<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return work;
  // A rejection after the abort no longer matters.
  work.catch(() => undefined);
  if (signal.aborted) throw abortError();
  let leave = (): void => undefined;
  const left = new Promise<never>((_resolve, reject) => {
    leave = () => reject(abortError());
  });
  signal.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([work, left]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
