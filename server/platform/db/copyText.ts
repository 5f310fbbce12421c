const SPECIAL = /[\\\t\n\r]/;

/** A text as COPY's text format wants it. */
export const copyText = (value: string): string =>
  // One kind of sign after the other: V8 replaces a single sign by a text several times as fast as by what a function
  // answers.
  SPECIAL.test(value)
    ? value.replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replace(/\t/g, '\\t').replace(/\r/g, '\\r')
    : value;

/** Any value as a cell of COPY's text format. */
export function copyCell(value: string | number | boolean | null): string {
  if (value === null) return '\\N';
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return typeof value === 'number' ? String(value) : copyText(value);
}
