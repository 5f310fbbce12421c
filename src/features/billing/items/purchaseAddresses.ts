import { recordItemId } from '#domain/billing/items/recordItem.ts';
import { paymentAddress, readContext } from '#domain/billing/subscription/checkoutContext.ts';
import type { RecordItemType } from '#domain/records/core/record.ts';

/** Names of the record that addresses of other pages use as well. */
const RECORD_NAMES = ['record-id', 'id', 'recordId'] as const;

/** Which record an address of a confirmation is about; null where it names none. */
export const confirmedRecord = (query: URLSearchParams): string | null =>
  RECORD_NAMES.map((name) => query.get(name)).find((id) => id) ?? null;

/** Where the bought thing is read. */
export const openAddress = (recordId: string, type: RecordItemType): string =>
  `${type === 'IMAGE' || type === 'PDF' ? '/image-viewer' : '/transcript'}?id=${encodeURIComponent(recordId)}`;

/** Where it is paid for: `/payment` with the record, and the record’s page to come back to (PPV-012). */
export function payAddress(search: string, recordId: string, type: RecordItemType): string {
  const wanted = readContext(search);
  return paymentAddress({
    ...wanted,
    recordId,
    recordItemId: recordItemId({ recordId, type }),
    nextPage: wanted.nextPage ?? openAddress(recordId, type),
    userJourney: wanted.userJourney ?? 'confirm-purchase',
  });
}
