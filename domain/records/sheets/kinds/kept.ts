import type { SheetField, SheetKind } from '../sheetKind.ts';
import { field } from './fieldBuilders.ts';
import { CLOSED_UNTIL, CLOSING_FIELD } from './sharedFields.ts';

const fixed = (id: string, label: string): SheetField => ({ ...field(id, label, null), isFixed: true });

/**
 * What every row of a sheet of records that readers had says beside their fields: which record it is, by the end of its
 * address; what its entry was known by where it came from; its household or event, and its place there; until when it is
 * closed; and where it came from.
 */
export const KEPT_FIELDS = [
  fixed('record_id', 'Record'),
  fixed('record_key', 'Entry'),
  fixed('record_group', 'Household or event'),
  fixed('record_order', 'Place in it'),
  { ...CLOSING_FIELD, isForAll: false, isFixed: true },
  fixed('record_file', 'Came from'),
  fixed('record_row', 'Line or row there'),
] as const satisfies readonly SheetField[];

/** Records that readers had before there was a sheet: a row is a record, its cells are its fields. */
export const KEPT: SheetKind = {
  id: 'kept',
  label: 'Records that came by a command',
  about: 'A row is a record, and keeps its address.',
  // A recipe has its own.
  recordSet: { type: 'TRANSCRIPTION', category: '', subcategory: '', sourceCountry: '' },
  fields: KEPT_FIELDS,
  key: ['record_id'],
  required: ['record_id'],
  needs: [],
  blanks: [],
  tables: {},
  closedUntil: CLOSED_UNTIL,
  life: { from: 'age', atLeast: 0, named: [], namedAtLeast: 0 },
  records: [{ suffix: null, requiresAny: [], group: '{record_group}', order: '{record_order}', fields: {} }],
};
