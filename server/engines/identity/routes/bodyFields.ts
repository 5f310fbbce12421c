const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The named fields of a posted body as texts; whatever has another shape is an empty text. */
export function bodyFields<Name extends string>(body: unknown, ...names: readonly Name[]): Record<Name, string> {
  const fields: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  return Object.fromEntries(names.map((name) => [name, text(fields[name])])) as Record<Name, string>;
}
