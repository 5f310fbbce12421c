import { addressOf } from '#domain/places/addresses/addressParts.ts';
import { numberKey } from '#domain/places/addresses/houseNumber.ts';
import { countyKey } from '#domain/places/addresses/placeWanted.ts';
import { streetKey } from '#domain/places/addresses/streetKey.ts';
import { countryNamed } from '#domain/places/gazetteer/counties.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { placeKey } from '#domain/places/gazetteer/placeKey.ts';
import { textOf, type RecordFields } from '#domain/records/core/record.ts';

/** Where an address lies, by the forms that are compared. */
export interface AddressPlace {
  placeKey: string;
  countyKey: string;
  /** `Roche, Cornwall`. */
  placeName: string;
  /** Null where the gazetteer does not know it. */
  placeId: number | null;
}

/** An address as the table holds it. */
export interface AddressRow extends AddressPlace {
  streetKey: string;
  streetName: string;
  numberKey: string;
  nameKeys: readonly string[];
  names: readonly string[];
  identity: string;
}

/** The place a text names: the gazetteer's, where it knows one, else as it is written. Null for an empty text. */
export function placeOfText(
  text: string,
  hint: { county: string | null; country: string | null },
  gazetteer: Gazetteer,
): AddressPlace | null {
  const known = gazetteer.resolve(text, hint);
  if (known)
    return {
      placeKey: placeKey(known.name),
      countyKey: countyKey(known.county),
      placeName: `${known.name}, ${known.county}`,
      placeId: known.id,
    };
  const [name = '', ...rest] = text.split(',').map((part) => part.trim());
  const county = hint.county ?? rest.findLast((part) => countryNamed(part) === null) ?? '';
  const key = placeKey(name);
  return key === ''
    ? null
    : {
        placeKey: key,
        countyKey: countyKey(county),
        placeName: county === '' ? name : `${name}, ${county}`,
        placeId: null,
      };
}

/**
 * The address that a record gives, as the table holds it.
 * @returns null when it gives none, or no place to go with it.
 */
export function toAddressRow(fields: RecordFields, gazetteer: Gazetteer): AddressRow | null {
  const parts = addressOf(fields);
  const where = textOf(fields, 'Place') ?? textOf(fields, 'Parish');
  const place =
    parts && where !== null
      ? placeOfText(where, { county: textOf(fields, 'County'), country: textOf(fields, 'Country') }, gazetteer)
      : null;
  if (!parts || !place) return null;
  const number = parts.number ? numberKey(parts.number) : '';
  const name = parts.name === null ? '' : streetKey(parts.name);
  const street = parts.street === null ? '' : streetKey(parts.street);
  if (street === '' && name === '') return null;
  return {
    ...place,
    streetKey: street,
    streetName: street === '' ? '' : (parts.street ?? ''),
    numberKey: number,
    nameKeys: name === '' ? [] : [name],
    names: name === '' ? [] : [parts.name ?? ''],
    identity: number === '' ? `name ${name}` : `number ${number}`,
  };
}
