/** The segments of `/1911-census/:personNameAndId/:idLevel1/:idLevel2/:idLevel3AndGuid` that name the record. */
export interface Census1911Segments {
  idLevel1: string;
  idLevel2: string;
  idLevel3AndGuid: string;
}

/** What names a record of the 1911 census in an address. */
export interface Census1911Reference {
  /** `rg14/{piece}/{schedule}/{person}`. */
  id: string;
  guid: string;
}

/**
 * The record an address names: the id ends before the first dash of the last segment, the guid is all that follows
 * (spec 1 section 2).
 * @returns null when there is no dash, or nothing on one side of it.
 */
export function readCensus1911Address({
  idLevel1,
  idLevel2,
  idLevel3AndGuid,
}: Census1911Segments): Census1911Reference | null {
  const dash = idLevel3AndGuid.indexOf('-');
  const [last, guid] = [idLevel3AndGuid.slice(0, dash), idLevel3AndGuid.slice(dash + 1)];
  return dash > 0 && guid !== '' ? { id: `rg14/${idLevel1}/${idLevel2}/${last}`, guid } : null;
}

/** A record as its address is made from it. */
export interface Census1911Record {
  /** The record's own id on this site. */
  id: string;
  name: string;
  piece: string | null;
  schedule: string | null;
  /** Place within the household, from 1. */
  order: number;
}

const segment = (text: string | null): string => (text ?? '').toLowerCase().replaceAll(/[^a-z0-9]+/gu, '') || '0';
const words = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '') || 'person';

/** A record's own id, letter by letter, as the guid of its address. */
const guidOf = (id: string): string =>
  [...new TextEncoder().encode(id)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The id behind a guid of this site; null when it is none. */
export function recordIdOfGuid(guid: string): string | null {
  if (!/^(?:[0-9a-f]{2}){1,300}$/u.test(guid)) return null;
  const bytes = Uint8Array.from(guid.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The id in the address of a record. */
export const census1911Id = ({ piece, schedule, order }: Omit<Census1911Record, 'id' | 'name'>): string =>
  `rg14/${segment(piece)}/${segment(schedule)}/${order}`;

/**
 * The address of a record of the 1911 census.
 * @example census1911Address({ id: 'X/1', name: 'John Smith', piece: '123', schedule: '45', order: 7 })
 *   // '/1911-census/john-smith-7/123/45/7-582f31'
 */
export function census1911Address({ id, name, piece, schedule, order }: Census1911Record): string {
  return `/1911-census/${words(name)}-${order}/${segment(piece)}/${segment(schedule)}/${order}-${guidOf(id)}`;
}
