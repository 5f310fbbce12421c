const kindOfValue = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

/** A draft that has every field of the form with its kind of value; null for any other. */
export function parseDraft<Values extends object>(initial: Values, draft: unknown): Values | null {
  if (typeof draft !== 'object' || draft === null) return null;
  const stored = draft as Record<string, unknown>;
  return Object.entries(initial).every(([field, value]) => kindOfValue(stored[field]) === kindOfValue(value))
    ? (draft as Values)
    : null;
}
