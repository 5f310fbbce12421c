import { textOf, type RecordFields } from '#domain/records/core/record.ts';

/** The parts of a reference in the order archives write them, each with the word before it. */
const PARTS = [
  ['Volume', 'volume'],
  ['Book', 'book'],
  ['Folio', 'folio'],
  ['Page', 'page'],
  ['PageNumber', 'page'],
  ['Schedule', 'schedule'],
  ['EntryNumber', 'entry'],
  ['ItemNumber', 'item'],
] as const;

/**
 * The location of the original, from the widest part to the narrowest: enough for a reader to order the page.
 *
 * @param series - the archive's series of the whole record set; left out where the reference already starts with it.
 * @returns null when the record has no reference at all.
 * @example archiveReference({ Piece: 'RG 10/2267', Folio: '5', Page: '1' }, 'RG 10') // 'RG 10/2267, folio 5, page 1'
 */
export function archiveReference(fields: RecordFields, series: string | null): string | null {
  const own = textOf(fields, 'ArchiveReference') ?? textOf(fields, 'Piece');
  const head =
    own !== null && (series === null || own.toLowerCase().startsWith(series.toLowerCase()))
      ? own
      : [series, own].filter((part) => part !== null).join('/');
  const parts = PARTS.flatMap(([fieldId, word]) => {
    const value = textOf(fields, fieldId);
    return value === null ? [] : [`${word} ${value}`];
  });
  const reference = [head, ...parts].filter((part) => part !== '').join(', ');
  return reference === '' ? null : reference;
}
