import { birthYear } from '#domain/records/core/birthYear.ts';
import { fieldsInDoubt } from '#domain/records/core/fieldsInDoubt.ts';
import { textOf, type RecordFields, type RecordSet } from '#domain/records/core/record.ts';
import { recordName, UNNAMED_PERSON } from '#domain/records/core/recordName.ts';
import { eventYear, summaryLine } from '#domain/records/core/summaryLine.ts';

/** A block of structured data as schema.org describes it. */
export type JsonLd = Readonly<Record<string, unknown>>;

const withoutEmpty = (block: JsonLd): JsonLd =>
  Object.fromEntries(
    Object.entries(block).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
const placed = (name: string | null): JsonLd | null => (name === null ? null : { '@type': 'Place', name });

/**
 * Structured data about a record for search engines: a part of an archive that is about a person. Only for open records
 * of free sets, which visitors read whole; the caller has made sure.
 *
 * @param address - the transcript's full address.
 */
export function recordJsonLd(
  fields: RecordFields,
  set: Pick<RecordSet, 'name' | 'repository' | 'notation'>,
  address: string,
): JsonLd {
  const born = birthYear(fields);
  const name = recordName(fields);
  // A harvester would take for a fact what a transcriber was not sure of.
  const doubted = new Set(fieldsInDoubt(fields, set));
  const certain = (fieldId: string): string | null => (doubted.has(fieldId) ? null : textOf(fields, fieldId));
  const person = withoutEmpty({
    '@type': 'Person',
    name,
    givenName: certain('FirstName'),
    familyName: certain('LastName'),
    birthDate:
      textOf(fields, 'DateOfBirth') === null && born && born.earliest === born.latest && !born.isEstimated
        ? String(born.year)
        : null,
    birthPlace: placed(textOf(fields, 'PlaceOfBirth')),
  });
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'ArchiveComponent',
    name: [name, summaryLine(fields)].filter((part) => part !== null && part !== '').join(', ') || set.name,
    url: address,
    about: name === null || name === UNNAMED_PERSON ? null : person,
    temporalCoverage: eventYear(fields)?.toString() ?? null,
    contentLocation: placed(textOf(fields, 'Place')),
    isPartOf: { '@type': 'Collection', name: set.name },
    holdingArchive: set.repository === null ? null : { '@type': 'ArchiveOrganization', name: set.repository },
  });
}
