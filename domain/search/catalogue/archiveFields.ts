import type { FieldDefinition } from './fieldDefinition.ts';
import { FACET, text, UNSORTED } from './fieldBuilders.ts';

/** Where the entry stands in its source and who keeps it (spec 2 section 3, family "Archives"). */
export const ARCHIVE_FIELDS: readonly FieldDefinition[] = [
  text('DatabaseTitle', 'Database title', 'source', FACET),
  text('ArchiveReference', 'Archive reference', 'source', FACET),
  text('RecordOffice', 'Record office', 'source'),
  text('Series', 'Series', 'source', FACET),
  text('Piece', 'Piece', 'source'),
  text('PieceNumberSuffix', 'Piece number suffix', 'source'),
  text('Book', 'Book', 'source', FACET),
  text('BookId', null, 'source', UNSORTED),
  text('Volume', 'Volume', 'source'),
  text('Folio', 'Folio', 'source'),
  // `page` is the page of results in an address.
  text('Page', 'Page', 'source', { urlId: 'sourcepage' }),
  text('PageNumber', 'Page number', 'source'),
  text('Schedule', 'Schedule', 'source'),
  text('ScheduleSuffix', 'Schedule suffix', 'source'),
  text('EntryNumber', 'Entry number', 'source'),
  text('ItemNumber', 'Item number', 'source'),
  text('FilmNumber', 'Film number', 'source'),
  text('BatchId', 'Batch', 'source'),
  text('ImageNumber', 'Image number', 'source'),
  text('RegisterType', 'Register type', 'source'),
  text('DocumentForm', 'Document form', 'source', FACET),
  text('FamilySearchId', 'FamilySearch id', 'source'),
  text('HouseholdId', null, 'source'),
  text('CensusGroupId', null, 'source'),
];
