import { readingInText } from '#domain/kernel/readings/readingInText.ts';
import { READINGS_EXPLAINED } from '#domain/kernel/readings/readingsExplained.ts';
import { birthYear } from '#domain/records/core/birthYear.ts';
import { fieldsInDoubt } from '#domain/records/core/fieldsInDoubt.ts';
import { textOf, type RecordFields, type RecordSet } from '#domain/records/core/record.ts';
import { UNNAMED_PERSON } from '#domain/records/core/recordName.ts';
import { recordTitle } from '#domain/records/core/recordTitle.ts';
import { eventYear, summaryLine } from '#domain/records/core/summaryLine.ts';

/** A block of structured data as schema.org describes it. */
export type JsonLd = Readonly<Record<string, unknown>>;

const withoutEmpty = (block: JsonLd): JsonLd =>
  Object.fromEntries(
    Object.entries(block).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
type Named = Pick<RecordSet, 'name' | 'repository' | 'notation'>;

const NAMES = [
  ['FirstName', 'givenName'],
  ['LastName', 'familyName'],
] as const;

const placed = (name: string | null): JsonLd | null => (name === null ? null : { '@type': 'Place', name });

const PREFIX = 'own';

/** What of a name could not be read, as it was written: words of our own, since schema.org has none. */
const readings = (doubted: ReadonlySet<string>, fields: RecordFields, { notation = 'plain' }: Named): JsonLd[] =>
  NAMES.flatMap(([fieldId, property]) =>
    doubted.has(fieldId)
      ? [
          {
            [`${PREFIX}:of`]: property,
            [`${PREFIX}:written`]: textOf(fields, fieldId),
            [`${PREFIX}:notation`]: notation,
          },
        ]
      : [],
  );

/**
 * Structured data about a record for search engines: a part of an archive that is about a person. Only for open records
 * of free sets, which visitors read whole; the caller has made sure.
 *
 * @param address - the transcript's full address.
 */
export function recordJsonLd(fields: RecordFields, set: Named, address: string): JsonLd {
  const born = birthYear(fields);
  const name = recordTitle(fields, set);
  // A harvester would take for a fact what a transcriber was not sure of.
  const doubted = new Set(fieldsInDoubt(fields, set));
  const certain = (fieldId: string): string | null => (doubted.has(fieldId) ? null : textOf(fields, fieldId));
  const readAs = readings(doubted, fields, set);
  const person = withoutEmpty({
    '@type': 'Person',
    name,
    givenName: certain('FirstName'),
    familyName: certain('LastName'),
    [`${PREFIX}:reading`]: readAs.length === 0 ? null : readAs,
    birthDate:
      textOf(fields, 'DateOfBirth') === null && born && born.earliest === born.latest && !born.isEstimated
        ? String(born.year)
        : null,
    birthPlace: placed(textOf(fields, 'PlaceOfBirth')),
  });
  return withoutEmpty({
    '@context':
      readAs.length === 0
        ? 'https://schema.org'
        : ['https://schema.org', { [PREFIX]: `${new URL(address).origin}${READINGS_EXPLAINED}#` }],
    '@type': 'ArchiveComponent',
    name:
      [name, readingInText(summaryLine(fields), set.notation ?? 'plain')]
        .filter((part) => part !== null && part !== '')
        .join(', ') || set.name,
    url: address,
    about: name === null || name === UNNAMED_PERSON ? null : person,
    temporalCoverage: eventYear(fields)?.toString() ?? null,
    contentLocation: placed(textOf(fields, 'Place')),
    isPartOf: { '@type': 'Collection', name: set.name },
    holdingArchive: set.repository === null ? null : { '@type': 'ArchiveOrganization', name: set.repository },
  });
}
