import type { RecordKind } from '#domain/records/core/recordKind.ts';
import type { FieldGroup } from '#domain/search/core/catalogue/fieldDefinition.ts';

type Heading = readonly [FieldGroup, string];

/** Headings of a transcript, in the order that suits what nothing more is known of. */
const USUAL: readonly Heading[] = [
  ['person', 'Person'],
  ['event', 'Event'],
  ['birth', 'Birth'],
  ['family', 'Family'],
  ['residence', 'Residence'],
  ['work', 'Work'],
  ['military', 'Military service'],
  ['travel', 'Journey'],
  ['source', 'Source reference'],
  ['other', 'Other details'],
];

/** What each kind says first, and what it calls its headings. */
const FIRST: Readonly<Record<RecordKind, readonly Heading[]>> = {
  census: [
    ['person', 'Person'],
    ['family', 'In the household'],
    ['birth', 'Birth'],
    ['work', 'Work'],
    ['residence', 'Address'],
    ['event', 'Census'],
  ],
  birth: [
    ['person', 'Child'],
    ['birth', 'Birth'],
    ['family', 'Parents'],
    ['event', 'Registered'],
  ],
  marriage: [
    ['event', 'Marriage'],
    ['person', 'Person'],
    ['family', 'Spouse and parents'],
    ['work', 'Work'],
    ['residence', 'Residence'],
  ],
  death: [
    ['person', 'Person'],
    ['event', 'Death or burial'],
    ['birth', 'Birth'],
    ['family', 'Family'],
  ],
  will: [
    ['person', 'Person'],
    ['event', 'Death and probate'],
    ['residence', 'Residence'],
    ['family', 'Family'],
  ],
  military: [
    ['person', 'Person'],
    ['military', 'Military service'],
    ['event', 'Event'],
    ['birth', 'Birth'],
    ['family', 'Next of kin'],
  ],
  migration: [
    ['person', 'Passenger'],
    ['travel', 'Journey'],
    ['event', 'Event'],
    ['birth', 'Birth'],
    ['work', 'Work'],
  ],
  directory: [
    ['person', 'Person'],
    ['residence', 'Address'],
    ['work', 'Work'],
    ['event', 'Listed'],
  ],
  school: [
    ['person', 'Person'],
    ['event', 'Admission'],
    ['birth', 'Birth'],
    ['family', 'Parents'],
    ['residence', 'Address'],
    ['work', 'Work'],
  ],
  institution: [
    ['person', 'Person'],
    ['event', 'Admission'],
    ['birth', 'Birth'],
    ['residence', 'Residence'],
    ['work', 'Work'],
  ],
  other: [],
};

/** Every heading of a kind of record, in reading order; each group of fields once. */
export function sectionOrder(kind: RecordKind): readonly Heading[] {
  const first = FIRST[kind];
  const named = new Set(first.map(([group]) => group));
  return [...first, ...USUAL.filter(([group]) => !named.has(group))];
}
