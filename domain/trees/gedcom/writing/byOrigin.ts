/**
 * Parts of a document by the line they came from, so that a record of very many lines is gone through once. Parts that
 * were added here have none.
 */
export function byOrigin<Part extends { origin: number | null }>(
  parts: readonly Part[],
): (origin: number) => readonly Part[] {
  const found = new Map<number, Part[]>();
  for (const part of parts) {
    if (part.origin === null) continue;
    const beside = found.get(part.origin);
    if (beside) beside.push(part);
    else found.set(part.origin, [part]);
  }
  return (origin) => found.get(origin) ?? [];
}
