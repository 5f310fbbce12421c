import { readHouseNumber } from '#domain/places/addresses/houseNumber.ts';

/** The record set of September 1939 as profiles name it (spec 2 section 2). */
export const REGISTER_1939_SET = 'R39';

/**
 * The name of a record set from its BaseRecordMetadataId (spec 2 section 3).
 * @example recordSetName('england_1881gbc') // 'england 1881 Census'
 */
export const recordSetName = (metadataId: string): string =>
  metadataId.replaceAll('_', ' ').replaceAll('gbc', ' Census');

/** The BaseRecordMetadataId of a record set of that name: `recordSetName` makes the name of it again. */
export const metadataIdOf = (name: string): string => name.replaceAll(' Census', 'gbc').replaceAll(' ', '_');

/** Most cards of one record set (spec 2 section 9). */
const MOST_CARDS = 4;

/** A record of a profile: its fields by name, as spec 2 section 3 lists them. */
export interface ProfileRecord {
  recordId: string;
  fields: readonly { fieldName: string; value: string }[];
}

/** A record set of a profile. */
export interface ProfileRecordSet {
  name: string;
  records: readonly ProfileRecord[];
  moreRecordsPath: string | null;
  /** Its addresses are for subscribers, and the reader is not one. */
  isForSubscribers?: boolean;
}

/** A household as its card shows it (spec 2 section 3). */
export interface HouseholdCard {
  /** Last name of the head. */
  name: string;
  /** How many lived there; null when the record does not say. */
  members: number | null;
  address: string;
  /** Null when the record has none. */
  year: string | null;
  recordId: string;
  recordsetName: string;
}

function cardOf({ recordId, fields }: ProfileRecord, setName: string): HouseholdCard | null {
  const values = new Map(fields.map(({ fieldName, value }) => [fieldName, value.trim()]));
  const read = (name: string) => values.get(name) || null;
  const name = read('HouseholdHeadLastName');
  if (name === null) return null;
  const house = read('HouseNo');
  const members = Number(read('HouseholdCount') ?? Number.NaN);
  return {
    name,
    members: Number.isInteger(members) ? members : null,
    address: [house, read('AddressStreet')]
      .filter((part) => part !== null)
      .join(house !== null && readHouseNumber(house) ? ' ' : ', '),
    year: read('EventYear'),
    recordId: read('BaseUppId') ?? recordId,
    recordsetName: recordSetName(read('BaseRecordMetadataId') ?? setName),
  };
}

/** The cards of a record set: records whose head has a last name, at most four. */
export const householdCards = ({ name, records }: ProfileRecordSet): HouseholdCard[] =>
  records.flatMap((record) => cardOf(record, name) ?? []).slice(0, MOST_CARDS);
