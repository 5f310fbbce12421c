import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { headLastName, headOfHousehold } from '#domain/places/addresses/headOfHousehold.ts';
import { readHouseNumber, numberText } from '#domain/places/addresses/houseNumber.ts';
import { metadataIdOf, REGISTER_1939_SET } from '#domain/places/houses/householdCards.ts';
import type { RecordSet } from '#domain/records/core/record.ts';
import { mayOpenSet } from '#domain/records/core/recordAccess.ts';
import type { ProfileRecord } from '#server/modules/kernel/graphql/types.generated.ts';
import type { StoredHousehold, HouseholdRecord } from '#server/modules/places/addresses/index.ts';

/** The id by which profiles name a record set; readers see the name that `recordSetName` makes of it. */
export const metadataId = ({ id, name }: Pick<RecordSet, 'id' | 'name'>): string =>
  id === REGISTER_1939_SET ? REGISTER_1939_SET : metadataIdOf(name);

/** Whether a set keeps its addresses from a member: those of a set for subscribers, unless a plan opens them. */
export const keepsAddresses = (
  set: Pick<RecordSet, 'id' | 'access'>,
  viewer: Pick<Viewer, 'memberId' | 'holdings'>,
): boolean => !mayOpenSet(set, viewer, 'addresses');

/**
 * A household as a profile holds it, in the field names of spec 2 section 3. Null when no open person is left in it.
 * @param isClosed - its address is not for this reader: the source may say more of it than was asked
 */
export function toProfileRecord(
  household: StoredHousehold,
  members: readonly HouseholdRecord[],
  set: Pick<RecordSet, 'id' | 'name'>,
  isClosed: boolean,
): ProfileRecord | null {
  const head = headOfHousehold(members);
  if (!head) return null;
  const number = readHouseNumber(household.numberKey);
  const house = number ? numberText(number) : (household.names[0] ?? null);
  const values: Record<string, string | null> = {
    HouseholdHeadLastName: headLastName(members),
    HouseholdCount: String(members.length),
    EventYear: household.year?.toString() ?? null,
    BaseUppId: head.id,
    AddressStreet: isClosed ? null : household.street || null,
    HouseNo: isClosed ? null : house,
    BaseRecordMetadataId: metadataId(set),
  };
  return {
    recordId: head.id,
    fields: Object.entries(values).flatMap(([fieldName, value]) => (value === null ? [] : [{ fieldName, value }])),
  };
}
