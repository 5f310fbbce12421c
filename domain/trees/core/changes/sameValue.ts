/** A text that two values share exactly where they say the same, whatever the order of their properties. */
export const contentKey = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/**
 * Whether two values of documents say the same: by content, whatever the order of their properties. A property that is
 * missing and one that is undefined are the same: what is stored has neither.
 */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((each, at) => sameValue(each, other[at]))
    );
  }
  const [first, second] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return (
    Object.keys(first).every((key) => sameValue(first[key], second[key])) &&
    Object.keys(second).every((key) => Object.hasOwn(first, key) || second[key] === undefined)
  );
}
