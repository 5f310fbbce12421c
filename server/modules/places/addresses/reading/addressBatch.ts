import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import type { RecordFields } from '#domain/records/core/record.ts';
import { eventYear } from '#domain/records/core/summaryLine.ts';

import { toAddressRow, type AddressRow } from './toAddressRow.ts';

/** A record as addresses are read from it. */
export interface ReadRecord {
  no: number;
  id: string;
  groupKey: string | null;
  groupOrder: number;
  fields: RecordFields;
}

/** A household, or a person alone in a list, and where it lived. */
export interface FoundHousehold {
  /** The group's key, or the record's id. */
  household: string;
  leadNo: number;
  leadOrder: number;
  year: number | null;
  address: AddressRow;
}

/** Addresses are one when these agree. */
const keyOf = ({ placeKey, countyKey, streetKey, identity }: AddressRow): string =>
  JSON.stringify([placeKey, countyKey, streetKey, identity]);

/** The households of a batch, each with the address of its first member; those without an address are left out. */
export function householdsOf(records: readonly ReadRecord[], gazetteer: Gazetteer): FoundHousehold[] {
  const found = new Map<string, FoundHousehold>();
  for (const { no, id, groupKey, groupOrder, fields } of records) {
    const household = groupKey ?? id;
    const earlier = found.get(household);
    if (earlier && earlier.leadOrder <= groupOrder) continue;
    const address = toAddressRow(fields, gazetteer);
    if (address)
      found.set(household, { household, leadNo: no, leadOrder: groupOrder, year: eventYear(fields), address });
  }
  return [...found.values()];
}

/** The addresses of some households, each once with all its names, in an order that two writers share. */
export function addressesOf(households: readonly FoundHousehold[]): AddressRow[] {
  const merged = new Map<string, AddressRow>();
  for (const { address } of households) {
    const key = keyOf(address);
    const known = merged.get(key);
    const isNew = known && address.nameKeys.some((name) => !known.nameKeys.includes(name));
    if (!known) merged.set(key, address);
    else if (isNew)
      merged.set(key, {
        ...known,
        nameKeys: [...known.nameKeys, ...address.nameKeys],
        names: [...known.names, ...address.names],
      });
  }
  return [...merged].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}
