/**
 * What is kept before and after an act, and what a request of staff carries: names and numbers, never private texts.
 */
export type SmallJson = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/**
 * Only the fields that are listed, in the order of the list; null when none is there.
 *
 * @example onlyListed({ amount: 500, note: 'private' }, ['amount']) // { amount: 500 }
 */
export function onlyListed(values: SmallJson | null, fields: readonly string[]): SmallJson | null {
  const kept = fields.flatMap((field) =>
    values !== null && Object.hasOwn(values, field) ? [[field, values[field] ?? null] as const] : [],
  );
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}
