import { RECORD_ITEM_TYPES, type RecordItemType } from '#domain/records/core/record.ts';

/** One thing that can be bought: a record as one of its kinds. */
export interface RecordItem {
  recordId: string;
  type: RecordItemType;
}

const isType = (text: string): text is RecordItemType => (RECORD_ITEM_TYPES as readonly string[]).includes(text);

/**
 * The id of a record item, as addresses carry it (`record-item-id`). @example recordItemId({ recordId: 'CON1871/1',
 * type: 'IMAGE' }) // 'CON1871/1:IMAGE'
 */
export const recordItemId = ({ recordId, type }: RecordItem): string => `${recordId}:${type}`;

/**
 * Which kind an address asks for.
 * @param itemId - `record-item-id`; what is not an item of this record asks for the record as it is
 * @param ownType - the kind of the record itself
 */
export function itemTypeOf(
  recordId: string,
  itemId: string | null | undefined,
  ownType: RecordItemType,
): RecordItemType {
  const asked = itemId?.startsWith(`${recordId}:`) ? itemId.slice(recordId.length + 1) : (itemId ?? '');
  return isType(asked) ? asked : ownType;
}
