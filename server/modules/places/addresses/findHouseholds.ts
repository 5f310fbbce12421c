import type { AddressQuery } from '#domain/places/addresses/addressQuery.ts';
import { certaintyOf, compareCertainty, type AddressReason } from '#domain/places/addresses/certainty.ts';
import { numberKey } from '#domain/places/addresses/houseNumber.ts';
import { createAddressMatcher, readHouse, type AskedAddress } from '#domain/places/addresses/matchAddress.ts';
import { readPlaceWanted } from '#domain/places/addresses/placeWanted.ts';
import { readPostcode } from '#domain/places/addresses/postcode.ts';
import { formerAddresses, type AddressKey } from '#domain/places/addresses/renumbering.ts';
import { streetKey } from '#domain/places/addresses/streetKey.ts';

import type { AddressLookup, createAddressStore, StoredHousehold, StoredRenumbering } from './addressStore.ts';

/** A household with why it is thought to have lived at the address. */
export interface FoundHousehold {
  household: StoredHousehold;
  reason: AddressReason;
}

/** What a question means: what to look up, and the house to judge by. */
export interface ReadQuestion {
  lookup: AddressLookup;
  asked: AskedAddress;
}

/** Reads a question. A postcode leads to the town of its area where no location is given: more is known of none. */
export function readQuestion({ houseNumber, street, location, postcode }: AddressQuery): ReadQuestion {
  const house = readHouse(houseNumber);
  const asked: AskedAddress = { street: streetKey(street), ...house };
  const where = location === '' ? (readPostcode(postcode)?.areaTown ?? '') : location;
  return { lookup: { place: readPlaceWanted(where), street: asked.street, name: asked.name }, asked };
}

const samePlace = (
  one: { placeKey: string; countyKey: string },
  other: { placeKey: string; countyKey: string },
): boolean =>
  one.placeKey === other.placeKey &&
  (one.countyKey === '' || other.countyKey === '' || one.countyKey === other.countyKey);

/** Renumberings of the house asked for and of those it was before; of the whole street where no house was asked for. */
function concerning(wanted: AddressKey, known: readonly StoredRenumbering[]): StoredRenumbering[] {
  const keys = [wanted, ...formerAddresses(wanted, known).map(({ key }) => key)];
  const isOne = ({ street, number }: AddressKey) =>
    keys.some((key) => key.street === street && (number === '' || key.number === '' || number === key.number));
  return known.filter(({ from, to }) => isOne(from) || isOne(to));
}

/** Everyone who lived at the address asked for, by year and the surest first, and the renumberings that concern it. */
export async function findHouseholds(
  store: ReturnType<typeof createAddressStore>,
  { lookup, asked }: ReadQuestion,
): Promise<{ found: FoundHousehold[]; renumberings: StoredRenumbering[] }> {
  if (asked.street === '' && asked.name === '') return { found: [], renumberings: [] };
  const wanted = { street: asked.street, number: asked.number ? numberKey(asked.number) : '' };
  const renumberings = asked.street === '' ? [] : concerning(wanted, await store.renumberings(lookup));
  const otherKeys = [...new Set(formerAddresses(wanted, renumberings).map(({ key }) => key.street))];
  const households = await store.households(lookup, otherKeys);
  const alsoNamed = households
    .filter(
      ({ streetKey: street, numberKey: number }) =>
        number !== '' && street === wanted.street && number === wanted.number,
    )
    .flatMap(({ nameKeys }) => nameKeys);
  const matchers = new Map<string, ReturnType<typeof createAddressMatcher>>();
  const matcherOf = (household: StoredHousehold) => {
    const place = `${household.placeKey}|${household.countyKey}`;
    const matcher =
      matchers.get(place) ??
      createAddressMatcher(
        { ...asked, alsoNamed },
        renumberings.filter((each) => samePlace(each, household)),
      );
    matchers.set(place, matcher);
    return matcher;
  };
  const found = households.flatMap((household): FoundHousehold[] => {
    const reason = matcherOf(household)(
      { street: household.streetKey, number: household.numberKey, names: household.nameKeys },
      household.year,
    );
    return reason ? [{ household, reason }] : [];
  });
  const yearOf = ({ household: { year } }: FoundHousehold) => year ?? Number.POSITIVE_INFINITY;
  found.sort(
    (one, other) => yearOf(one) - yearOf(other) || compareCertainty(certaintyOf(one.reason), certaintyOf(other.reason)),
  );
  return { found, renumberings };
}
