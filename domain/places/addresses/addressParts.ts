import { textOf, type RecordFields } from '#domain/records/core/record.ts';

import { numberText, readHouseNumber, type HouseNumber } from './houseNumber.ts';
import { isStreetKey, streetKey } from './streetKey.ts';

/** An address within a place, as far as it is known; a record that gives none has no address at all. */
export interface AddressParts {
  /** Null when the house has a name only, or the record gives the street alone. */
  number: HouseNumber | null;
  /** House, farm, inn or hamlet, as written; null when there is none. */
  name: string | null;
  /** As written; null for houses that are known by their name alone. */
  street: string | null;
}

/** What stands for nothing in records. */
const NOTHING = /^[-–—?.\s]*$/u;
/** The people of a ship are at no address: `(Alice Moor) Falmouth`. */
const SHIP = /^\(.+\)/u;
const NUMBER_FIRST =
  /^((?:(?:no|nos|number)\.? )?(?:(?:at |in )?(?:the )?(?:back|bk|rear)(?: of)? )?\d{1,4}(?: ?(?:1\/2|½)| ?[a-z](?= |$))?(?: ?(?:-|–|—|&|to|and) ?\d{1,4})?(?: (?:ct|crt|court)\.? \d{1,4}(?: (?:hse|ho|house)\b\.?)?| (?:hse|ho|house)\b\.? \d{1,3} (?:ct|crt|court)\b\.?)?),? +(.+)$/iu;
/** `7 Back High Street` is behind number 7; `7 Back Lane` is not. */
const BACK_FIRST = /^(?:back|bk|rear)(?: of)? (.+)$/iu;
const NUMBER_LAST = /^(.*\p{L}),? +(\d{1,4}[a-z]?)$/iu;

const written = (text: string | null): string | null =>
  text === null || NOTHING.test(text) ? null : text.trim().replace(/\s+/gu, ' ');

/** A part of an address line that may start or end in a number. */
function splitNumber(part: string): { number: HouseNumber | null; rest: string } {
  const first = NUMBER_FIRST.exec(part);
  const number = first && readHouseNumber(first[1] ?? '');
  if (first && number) {
    const rest = first[2] ?? '';
    const behind = BACK_FIRST.exec(rest)?.[1] ?? '';
    return isStreetKey(streetKey(behind)) ? { number: { ...number, isBack: true }, rest: behind } : { number, rest };
  }
  const last = NUMBER_LAST.exec(part);
  const after = last && isStreetKey(streetKey(last[1] ?? '')) ? readHouseNumber(last[2] ?? '') : null;
  return after ? { number: after, rest: last?.[1] ?? '' } : { number: null, rest: part };
}

/**
 * Reads an address as one line: `Rose Cottage, 12 High St`. A part with a number, or of a kind streets have, is the
 * street; what is left is the name of the house.
 * @returns null for a line without an address: dashes, a ship.
 */
export function readAddressLine(line: string): AddressParts | null {
  const stated = line.replace(/[-–—?.\s]+$/u, '');
  if (stated === '' || SHIP.test(stated.trim()) || readHouseNumber(stated)) return null;
  const parts = stated
    .split(',')
    .map((part) => part.trim().replace(/\s+/gu, ' '))
    .filter((part) => !NOTHING.test(part));
  const joined = parts.flatMap((part, index) =>
    index > 0 && readHouseNumber(parts[index - 1] ?? '')
      ? [`${parts[index - 1]} ${part}`]
      : readHouseNumber(part) && index < parts.length - 1
        ? []
        : [part],
  );
  const read = joined.map(splitNumber);
  const at = read.findIndex(({ number, rest }) => number !== null || isStreetKey(streetKey(rest)));
  const street = at < 0 ? null : (read[at] ?? null);
  const names = read.filter((_part, index) => index !== at).map(({ rest }) => rest);
  return {
    number: street?.number ?? null,
    name: names.length > 0 ? names.join(', ') : null,
    street: street?.rest ?? null,
  };
}

/**
 * The address a record gives, from its fields HouseNumber, HouseName and Street, else from the line in Address.
 * @returns null when it gives none.
 */
export function addressOf(fields: RecordFields): AddressParts | null {
  const street = written(textOf(fields, 'Street'));
  const house = written(textOf(fields, 'HouseNumber'));
  const name = written(textOf(fields, 'HouseName'));
  const line = written(textOf(fields, 'Address'));
  if (street === null && name === null) return line === null ? null : readAddressLine(line);
  const number = house === null ? null : readHouseNumber(house);
  return { number, name: name ?? (house !== null && number === null ? house : null), street };
}

/** An address as people write it: `12A High Street`, `Rose Cottage, Church Lane`, `Gracca`. */
export function addressText({ number, name, street }: AddressParts): string {
  const inStreet =
    number === null
      ? street
      : [numberText(number), street].filter((part) => part !== null).join(number.court === null ? ' ' : ', ');
  return [name, inStreet].filter((part) => part !== null && part !== '').join(', ');
}
