/** A column that holds ids of records and outlives an import. */
export interface RecordReference {
  table: string;
  column: string;
  /** What hangs there on a record, in an operator’s words. */
  one: string;
  many: string;
  /** SQL that a row must meet for the column to hold the id of a record. */
  where?: string;
  /** Columns that, with this one, no two rows share; among the rows that `onceWhere` names, all without. */
  once?: readonly string[];
  onceWhere?: string;
  /**
   * How the id is held, if not as it is: in the address of its transcript, or anywhere in a document. Such ids are not
   * rewritten, they lead to where a record has moved.
   */
  within?: 'address' | 'document';
}

const ADDRESS = { column: 'address', within: 'address', where: `address LIKE '/transcript?%'` } as const;

/**
 * Every column on which something of a member, of staff or of an operator hangs. A test compares it with the schema.
 */
export const RECORD_REFERENCES: readonly RecordReference[] = [
  { table: 'closed_record', column: 'record_id', one: 'closure', many: 'closures', once: [] },
  {
    table: 'record_beside_closed',
    column: 'closed_id',
    one: 'closure beside others',
    many: 'closures beside others',
    once: ['record_id'],
  },
  {
    table: 'record_beside_closed',
    column: 'record_id',
    one: 'closure beside another',
    many: 'closures beside others',
    once: ['closed_id'],
  },
  { table: 'record_closure_request', column: 'record_id', one: 'request to close it', many: 'requests to close it' },
  {
    table: 'record_correction',
    column: 'record_id',
    one: 'reported correction',
    many: 'reported corrections',
    once: ['member_id', 'field', 'state'],
    onceWhere: `state = 'WAITING'`,
  },
  {
    table: 'record_amendment',
    column: 'record_id',
    one: 'accepted correction',
    many: 'accepted corrections',
    once: ['field'],
  },
  {
    table: 'record_image',
    column: 'record_id',
    one: 'place on an image',
    many: 'places on images',
    once: ['image_id'],
  },
  {
    table: 'dismissed_match',
    column: 'record_id',
    one: 'dismissed match',
    many: 'dismissed matches',
    once: ['member_id', 'other_id'],
  },
  {
    table: 'dismissed_match',
    column: 'other_id',
    one: 'dismissed match',
    many: 'dismissed matches',
    once: ['member_id', 'record_id'],
  },
  {
    table: 'collection_item',
    column: 'record_id',
    one: 'place in a collection',
    many: 'places in collections',
    once: ['collection_id'],
  },
  { table: 'clipping', column: 'source_id', one: 'clipping', many: 'clippings', where: `kind = 'record'` },
  {
    table: 'research_item',
    column: 'ref',
    one: 'place in a research folder',
    many: 'places in research folders',
    where: `kind = 'RECORD'`,
    once: ['folder_id'],
    onceWhere: 'removed_at IS NULL',
  },
  { table: 'research_evidence', one: 'piece of evidence', many: 'pieces of evidence', ...ADDRESS },
  { table: 'research_log_row', one: 'line of a research log', many: 'lines of research logs', ...ADDRESS },
  { table: 'research_plan_row', one: 'line of a research plan', many: 'lines of research plans', ...ADDRESS },
  {
    table: 'conversation',
    column: 'about',
    one: 'conversation',
    many: 'conversations',
    within: 'address',
    where: `about LIKE '/transcript?%'`,
  },
  {
    table: 'search_diary_opening',
    column: 'record_id',
    one: 'opening in a diary',
    many: 'openings in diaries',
    once: ['entry_id'],
  },
  { table: 'tree_hint', column: 'record_id', one: 'hint', many: 'hints', once: ['tree_id', 'person_id'] },
  { table: 'tree_document', column: 'body', one: 'citation in a tree', many: 'citations in trees', within: 'document' },
  {
    table: 'item_purchase',
    column: 'record_id',
    one: 'purchase',
    many: 'purchases',
    once: ['billing_account_id', 'type'],
  },
];
