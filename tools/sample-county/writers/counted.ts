/**
 * A number with its unit, as people write it.
 * @example counted(1, 'month') // '1 month'
 */
export const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
