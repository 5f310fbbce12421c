import { type OpeningDay, strictest } from '#domain/records/core/closedUntil.ts';
import type { RecordFields } from '#domain/records/core/record.ts';

import { type ClosedName, fieldsNaming } from './closedName.ts';

/**
 * How a record hangs together with a closed one: made from the same entry of a source (groom and bride), of the same
 * household or
 * event in entries of their own, or found elsewhere by the name.
 */
export type TieToClosed = 'ENTRY' | 'GROUP' | 'ELSEWHERE';

/** What becomes of a record that tells of a closed person: it is closed as well, or leaves their name out. */
export type ClosureMeasure = 'CLOSE' | 'MASK';

/** Where an entry came from, so that records made from the same one are told. */
interface EntryOrigin {
  recordSetId: string;
  groupKey: string | null;
  provenance: { sourceFile: string; sourceRow: number };
}

/** How two records hang together. */
export function tieBetween(closed: EntryOrigin, other: EntryOrigin): TieToClosed {
  if (closed.recordSetId !== other.recordSetId) return 'ELSEWHERE';
  const isSameEntry =
    closed.provenance.sourceFile === other.provenance.sourceFile &&
    closed.provenance.sourceRow === other.provenance.sourceRow;
  if (isSameEntry) return 'ENTRY';
  return closed.groupKey !== null && closed.groupKey === other.groupKey ? 'GROUP' : 'ELSEWHERE';
}

/**
 * What becomes of a record beside a closed one, whichever way it was closed: on request, by staff, by its date or by
 * an import. Records
 * of one entry name each other’s people by date, place and page, and are closed together; others leave the name out.
 * Staff may
 * decide otherwise, but a name of the same entry or group is never left standing.
 *
 * @returns null when the record tells nothing of the person.
 */
export function besideClosed(name: ClosedName | null, tie: TieToClosed, fields: RecordFields): ClosureMeasure | null {
  if (tie === 'ENTRY') return 'CLOSE';
  return name !== null && fieldsNaming(fields, name).length > 0 ? 'MASK' : null;
}

/** A record of an entry as it is delivered. */
interface DeliveredRecord {
  fields: RecordFields;
  isClosed: boolean;
  closedUntil?: OpeningDay | null;
}

/**
 * The records of one entry of a delivery: where one of them is closed, those beside it are closed by the same rule
 * as on request, and for as long.
 */
export function closedTogether<Delivered extends DeliveredRecord>(entry: readonly Delivered[]): Delivered[] {
  const closed = entry.filter(({ isClosed }) => isClosed);
  if (closed.length === 0) return [...entry];
  const closedUntil = strictest(closed.map((record) => record.closedUntil ?? null));
  return entry.map((record) =>
    besideClosed(null, 'ENTRY', record.fields) === 'CLOSE' ? { ...record, isClosed: true, closedUntil } : record,
  );
}
