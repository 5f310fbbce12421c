/** A date as it is shown in a field to be changed: a year alone where the span has all of it. */
export function dateToType(date: string | null, end: 'first' | 'last'): string {
  if (date === null) return '';
  return date.endsWith(end === 'first' ? '-01-01' : '-12-31') ? date.slice(0, 4) : date.split('-').reverse().join('/');
}
