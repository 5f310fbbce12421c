import { displayName } from '#domain/kernel/names/displayName.ts';
import { textOf, type RecordFields, type RecordSet } from '#domain/records/core/record.ts';
import { eventYear } from '#domain/records/core/summaryLine.ts';

/**
 * A record as the integration record service gives it to the shadow tree prototype (spec 2 section 3). Empty texts: not
 * recorded.
 */
export interface IntegrationRecord {
  Id: string;
  DatasetName: string;
  /** `bmd_births`, `bmd_marriages`, or the id of the record set in lower case. */
  RecordMetadataId: string;
  Forenames: string;
  Surname: string;
  MothersMaidenName: string;
  YearOfBirth: string;
  Country: string;
  EventYear: string;
  District: string;
  County: readonly string[];
  /** The page first; empty where there is none this reader may see. */
  Media: readonly { uri: string }[];
}

/** The answer of the service: OData of its time, with the records under `d`. */
export interface IntegrationAnswer {
  d: { results: readonly IntegrationRecord[] };
}

/** The prototype shows one record at a time. */
export const INTEGRATION_PAGE_SIZE = 1;

const METADATA_IDS: Readonly<Record<string, string>> = {
  'civil births': 'bmd_births',
  'civil marriage & divorce': 'bmd_marriages',
};

/** A record for the prototype. `fields` are those that its reader may see. */
export function toIntegrationRecord(
  id: string,
  fields: RecordFields,
  set: Pick<RecordSet, 'id' | 'name' | 'subcategory'>,
  mediaUri: string | null,
): IntegrationRecord {
  const text = (fieldId: string) => textOf(fields, fieldId) ?? '';
  const county = fields.County ?? [];
  return {
    Id: id,
    DatasetName: set.name,
    RecordMetadataId: METADATA_IDS[set.subcategory] ?? set.id.toLowerCase(),
    Forenames: text('FirstName'),
    Surname: text('LastName'),
    MothersMaidenName: text('MothersMaidenName'),
    YearOfBirth: text('YearOfBirth'),
    Country: text('Country'),
    EventYear: eventYear(fields)?.toString() ?? '',
    District: text('RegistrationDistrict'),
    County: typeof county === 'string' ? [county] : county,
    Media: mediaUri === null ? [] : [{ uri: mediaUri }],
  };
}

/** The record an answer of the service holds: its first entry (spec 2 section 7); null where it has none. */
export const firstRecord = (answer: IntegrationAnswer): IntegrationRecord | null => answer.d.results[0] ?? null;

/**
 * What a transcript of the prototype shows, in order: births name the mother, marriages the time and place (spec 2
 * section 3).
 */
export function integrationTranscript(record: IntegrationRecord): { term: string; value: string | null }[] {
  const row = (term: string, value: string) => ({ term, value: value === '' ? null : value });
  const place = [
    row('District', record.District),
    row('County', record.County.join(', ')),
    row('Country', record.Country),
  ];
  const name = row('Name', displayName(record.Forenames, record.Surname));
  const set = row('Record set', record.DatasetName);
  if (record.RecordMetadataId === 'bmd_births')
    return [
      name,
      row('Year of birth', record.YearOfBirth || record.EventYear),
      row('Mother’s maiden name', record.MothersMaidenName),
      ...place,
      set,
    ];
  if (record.RecordMetadataId === 'bmd_marriages')
    return [name, row('Year of marriage', record.EventYear), ...place, set];
  return [
    name,
    row('Year of birth', record.YearOfBirth),
    row('Mother’s maiden name', record.MothersMaidenName),
    row('Year', record.EventYear),
    ...place,
    set,
  ];
}
