import { compileTemplate, placeholdersOf, type ReadCell, type TemplateFilter } from '../mapping/compileTemplate.ts';
import type { ImportMapping } from '../mapping/importMapping.ts';
import type { ClosingCell } from './bornBy.ts';

/** Nothing but dashes. */
const NOTHING = /^[-–—]+$/u;

/**
 * Makes the function that reads until when a row is closed. It is given cells as they are: of what a mapping takes for
 * nothing, `?` and `not known` say that something is there, so only dashes count as nothing here.
 */
export function closingCell(
  { closedUntil }: Pick<ImportMapping, 'closedUntil'>,
  filters: Readonly<Record<string, TemplateFilter>>,
): (read: ReadCell) => ClosingCell {
  if (closedUntil === undefined) return () => ({ text: '', isCounted: false });
  const isCounted = placeholdersOf(closedUntil).some(({ filters: chain }) =>
    chain.some(([name]) => name === 'closedFor'),
  );
  const fill = compileTemplate(closedUntil, filters);
  return (read) => ({
    text: fill((column) => {
      const text = read(column);
      return NOTHING.test(text) ? '' : text;
    }),
    isCounted,
  });
}
