/**
 * A list in which one entry comes straight after another.
 * @param after - null for the head of the list
 * @returns the list as it was when either entry is not in it, or both are the same.
 */
export function placedAfter<Entry>(entries: readonly Entry[], moved: Entry, after: Entry | null): readonly Entry[] {
  if (moved === after || !entries.includes(moved) || (after !== null && !entries.includes(after))) return entries;
  const others = entries.filter((entry) => entry !== moved);
  const at = after === null ? 0 : others.indexOf(after) + 1;
  return [...others.slice(0, at), moved, ...others.slice(at)];
}
