import { textOf, type RecordFields, type RecordSet } from './record.ts';

/** What a transcript is laid out for. */
export type RecordKind =
  | 'census'
  | 'birth'
  | 'marriage'
  | 'death'
  | 'military'
  | 'migration'
  | 'directory'
  | 'school'
  | 'institution'
  | 'will'
  | 'other';

/** Subcategories that say it alone (spec 2 section 3). */
const BY_SUBCATEGORY: Readonly<Record<string, RecordKind>> = {
  census: 'census',
  'civil births': 'birth',
  'parish baptisms': 'birth',
  'newspaper birth notices': 'birth',
  'civil marriage & divorce': 'marriage',
  'parish marriages': 'marriage',
  'newspaper marriage notices': 'marriage',
  'civil deaths & burials': 'death',
  'parish burials': 'death',
  'newspaper death & in memoriam notices': 'death',
  'wills & probate': 'will',
  'directories & almanacs': 'directory',
  'postal & telephone directories': 'directory',
  'electoral rolls': 'directory',
  'rate books': 'directory',
  'land & estates': 'directory',
  'passenger lists': 'migration',
  migration: 'migration',
  naturalizations: 'migration',
  transportation: 'migration',
  travel: 'migration',
  'schools & education': 'school',
  apprentices: 'school',
  'workhouses and poor law': 'institution',
  'prison registers': 'institution',
  hospitals: 'institution',
  'hospitals & institutions': 'institution',
};

/** Words of an event's name, for registers that hold events of several kinds. */
const BY_EVENT: readonly (readonly [RegExp, RecordKind])[] = [
  [/census|register of 1939/iu, 'census'],
  [/baptism|birth|christening/iu, 'birth'],
  [/marriage|banns|wedding|divorce/iu, 'marriage'],
  [/burial|death|funeral|cremation/iu, 'death'],
  [/probate|will\b|administration/iu, 'will'],
  [/enlist|attest|muster|service|medal/iu, 'military'],
  [/passage|arrival|departure|emigration|immigration/iu, 'migration'],
];

/** The kind of a record: from its event where it has one, else from the set's subcategory and category. */
export function recordKind(
  { type, category, subcategory }: Pick<RecordSet, 'type' | 'category' | 'subcategory'>,
  fields: RecordFields,
): RecordKind {
  if (type === 'CENSUS') return 'census';
  const byNature = BY_SUBCATEGORY[subcategory];
  if (byNature) return byNature;
  if (category.includes('armed forces')) return 'military';
  const event = textOf(fields, 'EventType') ?? '';
  return BY_EVENT.find(([words]) => words.test(event))?.[1] ?? 'other';
}
