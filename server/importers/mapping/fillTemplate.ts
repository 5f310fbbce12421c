/** Turns one column's text into another. A mapping that names an unknown filter is refused when it is read. */
export type TemplateFilter = (text: string, argument: string | null) => string;

const PLACEHOLDER = /\{([^{}|]+)((?:\|[^{}|]+)*)\}/g;

interface Placeholder {
  /** The first of these that holds something is taken: `{abode ?? parish}`. `#file` and `#line` are the row's own. */
  columns: readonly string[];
  /** Name and argument of each filter, in order: `table:sex` is `['table', 'sex']`. */
  filters: readonly (readonly [name: string, argument: string | null])[];
}

/**
 * The placeholders of a template, for checking a mapping before any row is read.
 *
 * @example placeholdersOf('{forename} {surname|title}') // forename without filters, surname with title
 */
export function placeholdersOf(template: string): Placeholder[] {
  return [...template.matchAll(PLACEHOLDER)].map(([, column = '', chain = '']) => ({
    columns: column.split('??').map((name) => name.trim()),
    filters: chain
      .split('|')
      .slice(1)
      .map((part): [string, string | null] => {
        const [name = '', ...argument] = part.split(':');
        return [name.trim(), argument.length > 0 ? argument.join(':').trim() : null];
      }),
  }));
}

/**
 * Fills a template from the cells of a row. Text between placeholders stays only where a neighbouring placeholder
 * gave something, so `{place}, {county}` of an unknown county is the place without a comma.
 *
 * @param read - the cell of a column, trimmed; empty when blank.
 * @returns an empty string when every placeholder was empty.
 * @example fillTemplate('{age}{unit|table:unit}', read, filters)
 */
export function fillTemplate(
  template: string,
  read: (column: string) => string,
  filters: Readonly<Record<string, TemplateFilter>>,
): string {
  const placeholders = placeholdersOf(template);
  if (placeholders.length === 0) return template.trim();
  let result = '';
  let at = 0;
  for (const [index, match] of [...template.matchAll(PLACEHOLDER)].entries()) {
    const before = template.slice(at, match.index);
    at = match.index + match[0].length;
    const { columns, filters: chain } = placeholders[index] as Placeholder;
    const value = chain.reduce((text, [name, argument]) => (text === '' ? '' : (filters[name]?.(text, argument) ?? text)), columns.map(read).find((text) => text !== '') ?? '');
    if (value !== '') result += (result === '' && index > 0 ? '' : before) + value;
  }
  return result === '' ? '' : (result + template.slice(at)).trim();
}
