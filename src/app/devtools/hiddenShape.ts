const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/**
 * What stands where a value may not be seen: what kind of value it was and how big.
 * @example hiddenShape(['a', 'b']) // '<hidden: list of 2 entries>'
 */
export function hiddenShape(value: unknown): string {
  if (value === null || value === undefined) return `<hidden: ${String(value)}>`;
  if (Array.isArray(value)) return `<hidden: list of ${value.length === 1 ? '1 entry' : `${value.length} entries`}>`;
  if (typeof value === 'string') return `<hidden: text of ${counted(value.length, 'character')}>`;
  if (typeof value === 'object') return `<hidden: object of ${counted(Object.keys(value).length, 'field')}>`;
  return `<hidden: ${typeof value}>`;
}
