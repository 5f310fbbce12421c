import { FIELDS } from '#domain/search/core/catalogue/fields.ts';

import { mayHoldReading } from './mayHoldReading.ts';

describe('fields that are shown by the notation of their set', () => {
  it.each(FIELDS.filter(({ nameKind, fieldType }) => nameKind !== null || fieldType !== 'STRING'))(
    'a name, a year or a place is: $fieldId',
    ({ fieldId }) => {
      expect(mayHoldReading(fieldId)).toBe(true);
    },
  );

  it.each(['Age', 'EventDate', 'Occupation', 'Suffix', 'Title'])('a short text is: %s', (fieldId) => {
    expect(mayHoldReading(fieldId)).toBe(true);
  });

  it.each([
    'Notes',
    'FullText',
    'ArchiveReference',
    'Folio',
    'Page',
    'LineNumber',
    'ScheduleSuffix',
    'source.citation',
  ])('notes, documents, numbers and references are not: %s', (fieldId) => {
    expect(mayHoldReading(fieldId)).toBe(false);
  });
});
