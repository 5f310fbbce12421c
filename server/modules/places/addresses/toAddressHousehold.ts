import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { addressText } from '#domain/places/addresses/addressParts.ts';
import { certaintyInWords, certaintyOf, type Certainty } from '#domain/places/addresses/certainty.ts';
import { headOfHousehold } from '#domain/places/addresses/headOfHousehold.ts';
import { readHouseNumber } from '#domain/places/addresses/houseNumber.ts';
import { textOf, type RecordSet } from '#domain/records/core/record.ts';
import { mayOpenSet } from '#domain/records/core/recordAccess.ts';
import { recordTitle } from '#domain/records/core/recordTitle.ts';
import { setName } from '#domain/records/core/setName.ts';
import { archiveReference } from '#domain/records/transcript/archiveReference.ts';
import type { AddressCertainty, AddressHousehold } from '#server/modules/kernel/graphql/types.generated.ts';

import type { StoredHousehold } from './addressStore.ts';
import type { FoundHousehold } from './findHouseholds.ts';
import type { HouseholdRecord } from './householdStore.ts';

const CERTAINTY: Readonly<Record<Certainty, AddressCertainty>> = {
  certain: 'CERTAIN',
  probable: 'PROBABLE',
  possible: 'POSSIBLE',
};

/** A certainty as the API names it. */
export const certaintyCode = (certainty: Certainty): AddressCertainty => CERTAINTY[certainty];

/** The address of a household as people write it. */
export const writtenAddress = ({
  numberKey,
  names,
  street,
}: Pick<StoredHousehold, 'numberKey' | 'names' | 'street'>): string =>
  addressText({ number: readHouseNumber(numberKey), name: names[0] ?? null, street: street === '' ? null : street });

interface Telling {
  found: FoundHousehold;
  /** Open records in order; at least one. */
  members: readonly HouseholdRecord[];
  set: RecordSet;
  viewer: Pick<Viewer, 'memberId' | 'holdings'>;
}

/**
 * A household as its reader may see it. Null when no open person is left in it. Readers of the summary see its head and
 * the date, which every summary shows of a person found by an address; the rest of the household and the wording of its
 * address, which may say more than was asked, they do not.
 */
export function toAddressHousehold({
  found: { household, reason },
  members,
  set,
  viewer,
}: Telling): AddressHousehold | null {
  const head = headOfHousehold(members);
  if (!head) return null;
  const isFull = mayOpenSet(set, viewer, 'addresses');
  return {
    recordId: head.id,
    year: household.year,
    address: isFull ? writtenAddress(household) : null,
    place: household.place,
    certainty: certaintyCode(certaintyOf(reason)),
    reason: certaintyInWords(reason),
    head: recordTitle(head.fields, set),
    memberCount: members.length,
    members: isFull
      ? members.map(({ id, fields }) => ({
          recordId: id,
          name: recordTitle(fields, set) ?? 'Name not given',
          relationship: textOf(fields, 'RelationshipToHead'),
          age: textOf(fields, 'Age'),
          occupation: textOf(fields, 'Occupation'),
        }))
      : null,
    access: isFull ? 'FULL' : 'SUMMARY',
    recordSet: setName(set),
    reference: isFull ? archiveReference(head.fields, set.archiveSeries) : null,
  };
}
