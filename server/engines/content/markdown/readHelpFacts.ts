import type { HelpFacts } from '#domain/site/content/contentDocument.ts';

/** Names of the front matter that only texts of the help have. */
export const HELP_NAMES: ReadonlySet<string> = new Set([
  'id',
  'snippet',
  'labels',
  'also',
  'related',
  'routes',
  'common',
]);

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1_000_000_000_000_000;

/**
 * What the front matter of a text of the help says beside its words. A list of another kind of thing is reported and
 * left out.
 * @returns null for a text without a number of its own, which could have no address.
 */
export function readHelpFacts(
  data: Readonly<Record<string, unknown>>,
  report: (message: string) => void,
): HelpFacts | null {
  const { id } = data;
  if (!isId(id)) {
    report('A text of the help needs an “id”: a whole number above 0 that no other one of its kind has.');
    return null;
  }
  const list = <Item>(name: string, is: (value: unknown) => value is Item): Item[] => {
    const value = data[name] ?? [];
    if (Array.isArray(value) && value.every(is)) return value;
    report(`“${name}” must be a list in brackets.`);
    return [];
  };
  return {
    id,
    labels: list('labels', isText),
    also: list('also', isText),
    related: list('related', isId),
    routes: list('routes', isText),
    isCommon: data.common === true,
  };
}
