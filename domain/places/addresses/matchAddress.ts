import type { AddressReason } from './certainty.ts';
import { numberKey, matchNumbers, readHouseNumber, type HouseNumber } from './houseNumber.ts';
import { formerAddresses, movedAway, type Renumbering } from './renumbering.ts';
import { streetKey } from './streetKey.ts';

/** A house as a reader asks for it; empty strings and null ask nothing. */
export interface AskedAddress {
  /** As `streetKey` gives it. */
  street: string;
  number: HouseNumber | null;
  /** Name of the house, as `streetKey` gives it. */
  name: string;
  /** Names that records give to the house of this number. Default none. */
  alsoNamed?: readonly string[];
}

/** An address that records give, by the forms that are compared. */
export interface GivenAddress {
  street: string;
  /** As `numberKey` gives it; empty without one. */
  number: string;
  /** Every name the house is given. */
  names: readonly string[];
}

/** Reads what was typed where a number or a name is allowed. */
export const readHouse = (text: string): Pick<AskedAddress, 'number' | 'name'> => {
  const number = readHouseNumber(text);
  return { number, name: number ? '' : streetKey(text) };
};

const isBefore = (year: number | null, until: number | null): boolean =>
  until === null || year === null || year < until;

/**
 * Makes the judge of addresses for one question.
 * @param known - renumberings of the place.
 * @returns a function that says why a household of that year may have lived at the address asked for; null when it did
 * not.
 *   A question without a house takes the whole street.
 */
export function createAddressMatcher(
  asked: AskedAddress,
  known: readonly Renumbering[],
): (given: GivenAddress, year: number | null) => AddressReason | null {
  const wanted = { street: asked.street, number: asked.number ? numberKey(asked.number) : '' };
  const former = formerAddresses(wanted, known);
  const moved = asked.number ? movedAway(wanted, known) : [];

  const byNumber = (number: HouseNumber, given: GivenAddress, year: number | null): AddressReason | null => {
    const was = former.find(
      ({ key, until }) =>
        key.street === given.street && key.number === given.number && key.number !== '' && isBefore(year, until),
    );
    if (was) return { kind: 'renumbered', formerly: was.text, year: was.until, certainty: was.certainty };
    if (given.street !== asked.street) return null;
    const held = readHouseNumber(given.number);
    if (!held && given.names.some((name) => asked.alsoNamed?.includes(name))) return { kind: 'same-name' };
    if (!held) return given.names.length === 0 ? { kind: 'street-only' } : null;
    const match = matchNumbers(number, held);
    if (match !== 'same') return match === 'part' ? { kind: 'part-of-number' } : null;
    const since = moved.find((each) => each.year !== null && year !== null && year < each.year);
    return since ? { kind: 'number-moved', ...since } : { kind: 'same-number' };
  };

  return (given, year) => {
    if (asked.number) return byNumber(asked.number, given, year);
    const isInStreet = asked.street === '' || given.street === asked.street;
    if (asked.name !== '') return isInStreet && given.names.includes(asked.name) ? { kind: 'same-name' } : null;
    if (asked.street !== '' && given.street === asked.street) return { kind: 'same-number' };
    const was = former.find(({ key, until }) => key.street === given.street && isBefore(year, until));
    return was ? { kind: 'renumbered', formerly: was.text, year: was.until, certainty: was.certainty } : null;
  };
}
