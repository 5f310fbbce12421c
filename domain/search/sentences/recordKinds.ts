/** A kind of record, and the filter that asks for it. */
export interface RecordKind {
  fieldId: 'EventType' | 'SourceCategory';
  /** As the filter has it, lower case. */
  value: string;
}

const EVENTS: Readonly<Record<string, string>> = {
  birth: 'birth, births, birth certificate, birth certificates, birth registration, birth registrations, birth index',
  baptism: 'baptism, baptisms, christening, christenings, baptismal record, baptismal records, baptismal register',
  marriage: 'marriage, marriages, wedding, weddings, banns, marriage certificate, marriage register, marriage index',
  death: 'death, deaths, death certificate, death certificates, death registration, death index',
  burial: 'burial, burials, funeral, funerals, burial register, grave, graves, gravestone, gravestones',
};

const CATEGORIES: Readonly<Record<string, string>> = {
  census: 'census, censuses, census return, census returns, census record, census records',
  'wills & probate': 'will, wills, probate, probates, last will, administration of the estate',
  'workhouses and poor law': 'workhouse, workhouses, poorhouse, poor house, poor law, pauper, paupers',
  'passenger lists': 'passenger list, passenger lists, passengers, ship list, ships list, emigrant, emigrants',
  'electoral rolls':
    'electoral roll, electoral rolls, electoral register, electoral registers, voters list, poll book, poll books',
  'schools & education': 'school register, school registers, school admission, school admissions, school records',
  apprentices: 'apprentice, apprentices, apprenticeship, apprenticeships, indenture, indentures',
  'directories & almanacs': 'directory, directories, trade directory, trade directories, almanac, almanacs',
  'prison registers': 'prison register, prison registers, prison records, prisoner, prisoners, convict, convicts',
  transportation: 'transportation, transported',
  'rate books': 'rate book, rate books',
  'land & estates': 'valuation, land records, estate records, tithe, tithes',
  naturalizations: 'naturalisation, naturalization, naturalised, naturalized',
  'first world war': 'first world war, great war, world war one, world war i, ww1, wwi',
  'second world war': 'second world war, world war two, world war ii, ww2, wwii',
  'boer wars': 'boer war, boer wars',
  'regimental & service records':
    'service record, service records, muster roll, muster rolls, militia, regiment, army records, military records',
  'medal rolls and honours': 'medal, medals, medal roll, medal rolls',
  'parish registers': 'parish register, parish registers',
};

const rows = (fieldId: RecordKind['fieldId'], table: Readonly<Record<string, string>>): [string, RecordKind][] =>
  Object.entries(table).flatMap(([value, words]) =>
    words.split(', ').map((word): [string, RecordKind] => [word.replaceAll(' ', '-'), { fieldId, value }]),
  );

/** By the words that name them, joined by hyphens. */
export const RECORD_KINDS: ReadonlyMap<string, RecordKind> = new Map([
  ...rows('EventType', EVENTS),
  ...rows('SourceCategory', CATEGORIES),
]);

/** Most words that name one kind. */
export const LONGEST_KIND = 4;
