/** Turns one column's text into another. A mapping that names an unknown filter is refused when it is read. */
export type TemplateFilter = (text: string, argument: string | null) => string;

/** A heading as it is, or in single quotes where it holds a bar or a brace; a quote within is doubled. */
const COLUMN = String.raw`\s*(?:'(?:[^']|'')+'|[^{}|]+?)\s*`;
const PLACEHOLDER = new RegExp(String.raw`\{(${COLUMN}(?:\?\?${COLUMN})*)((?:\|[^{}|]+)*)\}`, 'gu');
/** A placeholder, or what parts two templates of which the first that gives something counts. */
const PARTED = new RegExp(String.raw`${PLACEHOLDER.source}|(?<parted>\s\?\?\s+)`, 'gu');
const COLUMNS = /\s*(?:'((?:[^']|'')+)'\s*|(.+?))(?:\?\?|$)/gsu;

interface Placeholder {
  /** The first of these that holds something is taken: `{abode ?? parish}`. `#file` and `#line` are the row's own. */
  columns: readonly string[];
  /** Name and argument of each filter, in order: `table:sex` is `['table', 'sex']`. */
  filters: readonly (readonly [name: string, argument: string | null])[];
}

const columnsIn = (text: string): string[] =>
  [...text.matchAll(COLUMNS)].flatMap(([, quoted, plain = '']) =>
    quoted === undefined ? plain.trim() || [] : quoted.replaceAll("''", "'"),
  );

/**
 * The placeholders of a template, for checking a mapping before any row is read.
 *
 * @example placeholdersOf('{forename} {surname|title}') // forename without filters, surname with title
 * @example placeholdersOf("{'Forename | given name'}") // one column, of that heading
 */
export function placeholdersOf(template: string): Placeholder[] {
  return [...template.matchAll(PLACEHOLDER)].map(([, column = '', chain = '']) => ({
    columns: columnsIn(column),
    filters: chain
      .split('|')
      .slice(1)
      .map((part): [string, string | null] => {
        const [name = '', ...argument] = part.split(':');
        return [name.trim(), argument.length > 0 ? argument.join(':').trim() : null];
      }),
  }));
}

/** What says that something is written which could not be read: a further column is asked before it. */
export const isUnread = (text: string): boolean => text === '?' || text === '[blank]';

/** A cell of a row by its column's name, trimmed; empty when blank. */
export type ReadCell = (column: string) => string;

/** The filter that makes the whole text empty where it gets nothing. */
const NEEDED = 'needed';

/** A placeholder with the text before it. */
interface Part {
  before: string;
  columns: readonly string[];
  isNeeded: boolean;
  fill: (text: string) => string;
}

/**
 * Makes the function that fills a template from the cells of a row; made once a template, since a file has many rows.
 * Text between placeholders stays only where a neighbouring placeholder gave something, so `{place}, {county}` of an
 * unknown county is the place without a comma. Of templates with `??` between them the first that gives something
 * counts, and without a placeholder that is `needed` a template gives nothing.
 *
 * @returns a function that answers an empty string when every placeholder was empty.
 * @example compileTemplate('{age}{unit|table:unit}', filters)(read) // '3 months'
 * @example compileTemplate('{forename} ?? {name|forenames}', filters)(read) // 'Mary Ann'
 */
export function compileTemplate(
  template: string,
  filters: Readonly<Record<string, TemplateFilter>>,
): (read: ReadCell) => string {
  const alternatives = alternativesOf(template).map((each) => compileOne(each, filters));
  const [only] = alternatives;
  if (alternatives.length === 1 && only) return only;
  return (read) => {
    for (const fill of alternatives) {
      const text = fill(read);
      if (text !== '') return text;
    }
    return '';
  };
}

/** The templates that have `??` between them; headings may hold it, too. */
function alternativesOf(template: string): string[] {
  const alternatives: string[] = [];
  let from = 0;
  for (const match of template.matchAll(PARTED)) {
    if (match.groups?.['parted'] === undefined) continue;
    alternatives.push(template.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...alternatives, template.slice(from)];
}

function compileOne(template: string, filters: Readonly<Record<string, TemplateFilter>>): (read: ReadCell) => string {
  const placeholders = placeholdersOf(template);
  const fixed = template.trim();
  if (placeholders.length === 0) return () => fixed;
  let at = 0;
  const parts = [...template.matchAll(PLACEHOLDER)].map((match, index): Part => {
    const before = template.slice(at, match.index);
    at = match.index + match[0].length;
    const { columns, filters: chain } = placeholders[index] as Placeholder;
    const steps = chain.map(
      ([name, argument]) =>
        (text: string) =>
          text === '' ? '' : (filters[name]?.(text, argument) ?? text),
    );
    return {
      before,
      columns,
      isNeeded: chain.some(([name]) => name === NEEDED),
      fill: (text) => steps.reduce((value, step) => step(value), text),
    };
  });
  const after = template.slice(at);

  return (read) => {
    let result = '';
    let isFirst = true;
    for (const { before, columns, isNeeded, fill } of parts) {
      let cell = '';
      for (const column of columns) {
        const text = read(column);
        if (text !== '' && (cell === '' || !isUnread(text))) cell = text;
        if (cell !== '' && !isUnread(cell)) break;
      }
      const value = fill(cell);
      if (value === '' && isNeeded) return '';
      if (value !== '') result += (result === '' && !isFirst ? '' : before) + value;
      isFirst = false;
    }
    return result === '' ? '' : (result + after).trim();
  };
}
