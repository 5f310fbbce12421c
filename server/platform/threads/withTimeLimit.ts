/**
 * Waits for work, but not longer than so many milliseconds; the work itself goes on.
 * @throws Error when it takes longer, with a message for the log; what the work throws before that
 */
export async function within<Value>(
  ms: number,
  work: Promise<Value>,
  message = `no answer within ${ms} ms`,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(message)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
