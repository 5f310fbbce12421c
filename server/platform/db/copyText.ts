const SPECIAL = /[\\\t\n\r]/gu;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A text as COPY's text format wants it. */
export const copyText = (value: string): string => value.replace(SPECIAL, (character) => ESCAPES[character] ?? character);

/** Any value as a cell of COPY's text format. */
export function copyCell(value: string | number | boolean | null): string {
  if (value === null) return '\\N';
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return typeof value === 'number' ? String(value) : copyText(value);
}
