import type { FieldType } from '#domain/search/core/catalogue/fieldDefinition.ts';
import { FIELDS } from '#domain/search/core/catalogue/fields.ts';
import { CATEGORIES } from '#domain/search/core/taxonomy/categories.ts';

import { FILTERS } from './rows/templateFilters.ts';

/** How a field is searched, in words. */
const SEARCHED: Readonly<Record<FieldType, string>> = {
  STRING: 'by its text',
  VARIANTS_STRING: 'as a name, with its variants',
  YEAR_WITH_OFFSET: 'as a year, with years around',
  PROXIMITY_STRING: 'as a place, with places around',
};

const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/**
 * Everything a mapping may name, as Markdown: fields, categories with their subcategories, and filters. Read from what
 * the importer itself checks mappings against, so that it cannot differ from it.
 */
export function describeMapping(): string {
  const fields = FIELDS.filter(({ isPartOfScope }) => !isPartOfScope).map(
    ({ fieldId, displayLabel, group, fieldType }) => [
      `\`${fieldId}\``,
      displayLabel ?? '(not shown)',
      group,
      SEARCHED[fieldType],
    ],
  );
  return [
    '# What a mapping may name',
    'This page is what `npm run muniment -- fields` prints. For how to write a mapping see [fill-it.md](fill-it.md), “A mapping of your own”.',
    '## Fields',
    'For `records[].fields`, `records[].textFiles` and `life.named`, by the id or the label. Readers see a field under its label; of a text longer than 4,000 characters they see all, and searches look at the first part.',
    table(['field', 'label', 'heading', 'searched'], fields),
    '## Categories and subcategories',
    'For `recordSet.category` and `recordSet.subcategory`.',
    table(
      ['category', 'subcategories'],
      CATEGORIES.map(({ id, subcategories }) => [`\`${id}\``, subcategories.map((sub) => `\`${sub}\``).join(', ')]),
    ),
    '## Filters',
    'Behind a bar in a template: `{admitted|year}`.',
    table(
      ['filter', 'gives'],
      FILTERS.map(({ written, gives }) => [`\`${written}\``, gives]),
    ),
  ].join('\n\n');
}
