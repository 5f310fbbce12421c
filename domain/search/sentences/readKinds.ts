import { asking, type SentenceDraft } from './sentenceDraft.ts';

/** A kind of record, and the filter that asks for it. */
interface RecordKind {
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
const RECORD_KINDS: ReadonlyMap<string, RecordKind> = new Map([
  ...rows('EventType', EVENTS),
  ...rows('SourceCategory', CATEGORIES),
]);

/** Most words that name one kind. */
const LONGEST_KIND = 4;

/** Words before which a kind is a verb or a relation and not a kind: `will be`, `her death in`. */
const VERBAL = /^(?:be|have|not|you|he|she|they|it|i|we)$/u;

/** Verbs of an event whose records are meant. */
const VERBS: Readonly<Record<string, string>> = {
  baptised: 'baptism',
  baptized: 'baptism',
  bapt: 'baptism',
  bap: 'baptism',
  christened: 'baptism',
  chr: 'baptism',
  buried: 'burial',
  bur: 'burial',
};

/** Countries by their adjectives, before a kind of record. */
const ADJECTIVES: Readonly<Record<string, string>> = {
  english: 'england',
  scottish: 'scotland',
  scots: 'scotland',
  welsh: 'wales',
  irish: 'ireland',
  canadian: 'canada',
  american: 'united states',
  australian: 'australasia',
};

function kindAt(draft: SentenceDraft, at: number): { key: string; length: number } | null {
  for (let length = LONGEST_KIND; length > 0; length -= 1) {
    const key = Array.from({ length }, (_, index) => draft.key(at + index)).join('-');
    if (RECORD_KINDS.has(key)) return { key, length };
  }
  return null;
}

/** `will` is a verb, and Will is a name, unless the sentence says whose it is. */
function isKind(draft: SentenceDraft, at: number, { key, length }: { key: string; length: number }): boolean {
  const [before, after] = [draft.key(at - 1), draft.key(at + length)];
  if (key === 'will')
    return (
      (/^(?:the|a|his|her|their|last|and)$/u.test(before) ||
        draft.words[at - 1]?.isPossessive === true ||
        after === 'of' ||
        after === 'record' ||
        after === 'records') &&
      !VERBAL.test(after)
    );
  // Relations and trades: "apprentice blacksmith", "birth year".
  if (key === 'apprentice') return !/^\p{L}/u.test(after) || /^(?:to|of|in|record|records|indenture)$/u.test(after);
  return !((key === 'birth' || key === 'death') && /^(?:year|date|place|of)$/u.test(after) === true && after !== 'of');
}

/** Finds kinds of records: `baptism`, `1881 census`, `will of`, `Irish burials`. */
export function readKinds(draft: SentenceDraft): void {
  for (let at = 0; at < draft.words.length; at += 1) {
    if (!draft.isFree(at)) continue;
    const found = kindAt(draft, at);
    const kind = found && RECORD_KINDS.get(found.key);
    if (found && kind && isKind(draft, at, found)) {
      draft.fill(kind.fieldId, asking(kind.value), at, at + found.length);
      readAdjective(draft, at);
      at += found.length - 1;
    } else if (VERBS[draft.key(at)] !== undefined && !draft.has('EventType'))
      draft.fill('EventType', asking(VERBS[draft.key(at)] ?? ''), at, at + 1);
    else if (/^records?$/u.test(draft.key(at))) readAdjective(draft, at);
  }
}

function readAdjective(draft: SentenceDraft, at: number): void {
  for (const before of [at - 1, at - 2]) {
    const country = ADJECTIVES[draft.key(before)];
    if (country !== undefined && draft.isFree(before)) draft.fill('SourceCountry', asking(country), before, before + 1);
  }
}
