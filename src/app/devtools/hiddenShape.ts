const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/**
 * In place of a value that may not be seen: its kind and its size.
 * @example hiddenShape(['a', 'b']) // '<hidden: list of 2 entries>'
 */
export function hiddenShape(value: unknown): string {
  if (value === null || value === undefined) return `<hidden: ${String(value)}>`;
  if (Array.isArray(value)) return `<hidden: list of ${value.length === 1 ? '1 entry' : `${value.length} entries`}>`;
  if (typeof value === 'string') return `<hidden: text of ${counted(value.length, 'character')}>`;
  if (typeof value === 'object') return `<hidden: object of ${counted(Object.keys(value).length, 'field')}>`;
  return `<hidden: ${typeof value}>`;
}
