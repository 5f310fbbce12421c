import { oneOf, seededRandom, pickSkewed } from '#domain/kernel/random/createRandom.ts';
import type { RecordDraft, RecordSet } from '#domain/records/core/record.ts';
import { isHeldAsName } from '#domain/records/core/valueKey.ts';

/** Namesakes, variants and surnames with the same first letters. */
export const SURNAMES = [
  'Pinch',
  'Smith',
  'Smyth',
  'Smithe',
  'Walsh',
  'Welsh',
  'Olson',
  'Willson',
  'Jones',
  'O’Brien',
  'OBrien',
  'McDonald',
  'Macdonald',
  'Thomas',
  'Thompson',
  'Thomson',
  'Trethewey',
  'Hawke',
  'Hawkes',
  'Müller',
  'Best',
  'Beste',
  'Kent',
  'Varcoe',
  'Von Trapp',
  'Vontrapp',
  'De la Cruz',
  'Delacruz',
  'St John',
  'Saint John',
  'Stjohn',
  'Ap Rhys',
  'Price',
  'Mac Giolla Phádraig',
  'Fitzpatrick',
];
/** Full names, nicknames, abbreviations and Latin forms. */
export const FORENAMES = [
  'William',
  'Mary',
  'Wm',
  'Elizabeth',
  'Bessie',
  'Mary Ann',
  'John',
  'Jno',
  'Thomas',
  'Thos',
  'Margaret',
  'Peggy',
  'William John',
  'Catherine',
  'Katherine',
  'Gulielmus',
  'Ann',
  'Anne',
  'Hannah',
];
/** Known ones, ambiguous ones, unknown ones, and unknown ones that have the words of known ones. */
export const PLACES = [
  'Roche, Cornwall',
  'St Austell, Cornwall',
  'Bodmin, Cornwall',
  'Truro, Cornwall',
  'Durham',
  'Newport',
  'Leeds, Yorkshire',
  'Nether Nowhere',
  'Nowhere Parva, Cornwall',
  'Luxulyan',
  'London',
  'Roche Moor Cottages, Cornwall',
  'Upper Newport Row',
  'Altarnun',
  'Altarnon, Cornwall',
  'N. Petherwin, Cornwall',
  'Saint Austell',
  'Trewint, Altarnon',
];
const OCCUPATIONS = [
  'Clay labourer',
  'Ag Lab',
  'ag lab',
  'Tin miner',
  'Dressmaker',
  'Servant (domestic)',
  'Scholar',
  'Farmer of 40 acres',
  'Agricultural labourer',
  'Agl Labr (pauper)',
  'Domestic Serv',
  'St. Mary’s sexton',
];
/** Some are words of the sets' subcategories, too. */
const EVENTS = ['Baptism', 'Burial', 'Census', 'Banns', 'Parish Burials'];
const STREETS = ['High Street', 'Fore Street', 'Chapel Row', 'Bugle Road'];

/** The sets that the made-up records belong to; one holds none. */
export const SETS: readonly RecordSet[] = ['CENSUS-71', 'BAPTISMS', 'BURIALS', 'EMPTY'].map((id, at) => ({
  id,
  name: ['1871 Census of Cornwall', 'Baptisms of Roche', 'Burials of Durham', 'Nothing yet'][at] ?? '',
  description: 'Made for tests',
  type: at === 0 ? 'CENSUS' : 'TRANSCRIPTION',
  category: ['census, land & surveys', 'life events (bmds)', 'life events (bmds)', 'travel & migration'][at] ?? '',
  subcategory: ['census', 'parish baptisms', 'parish burials', 'travel'][at] ?? '',
  sourceCountry: 'england',
  access: 'free',
  repository: null,
  archiveSeries: null,
  attribution: null,
  notation: 'freereg',
  isSample: true,
}));

/** One of them by its id. */
export const setOf = (id: string): RecordSet => SETS.find((set) => set.id === id) as RecordSet;

/** One name of ten with what a transcriber could not read of it, in the signs of FreeREG. */
function inDoubt(random: () => number, name: string): string {
  const isRead = random() >= 0.1;
  const at = Math.floor(random() * name.length);
  const end = at + 1 + Math.floor(random() * 3);
  const [before, letter, after] = [name.slice(0, at), name.charAt(at), name.slice(end)];
  const ways = [
    `${name}?`,
    `${before}_${name.slice(at + 1)}`,
    `${before}*${after}`,
    `${before}[${letter}e]${name.slice(at + 1)}`,
    `${before}[${letter}_]${name.slice(at + 1)}`,
    `${before}_{1,2}${after}`,
    `${name.slice(0, at + 1)}*`,
    '*',
    '[blank]',
  ];
  const way = oneOf(random, ways);
  return isRead ? name : way;
}

/** One place of ten likewise, in the name before its county. */
function placeInDoubt(random: () => number, place: string): string {
  const isRead = random() >= 0.1;
  const name = place.split(',', 1)[0] ?? '';
  const at = Math.floor(random() * name.length);
  const way = oneOf(random, [
    `${name.slice(0, at)}_${name.slice(at + 1)}`,
    `${name.slice(0, at + 1)}*`,
    `${name}?`,
    '[illegible]',
  ]);
  return isRead ? place : way + place.slice(name.length);
}

/** A fictional record full of what real ones do: gaps, several values, ages for years, unknown places. */
export function madeUpRecord(seed: number): { setId: string; draft: RecordDraft } {
  const random = seededRandom(seed * 7919 + 17);
  const often = (share: number): boolean => random() < share;
  const set = SETS[Math.floor(random() * 3)] as RecordSet;
  const fields: Record<string, string | string[]> = {};
  const put = (share: number, field: string, value: () => string | string[]): void => {
    if (often(share)) fields[field] = value();
  };
  const year = 1800 + Math.floor(random() * 100);
  put(0.95, 'LastName', () =>
    often(0.05) ? [pickSkewed(random, SURNAMES), pickSkewed(random, SURNAMES)] : pickSkewed(random, SURNAMES),
  );
  put(0.9, 'FirstName', () => pickSkewed(random, FORENAMES));
  put(0.3, 'FatherFirstName', () => pickSkewed(random, FORENAMES));
  put(0.2, 'MothersMaidenName', () => pickSkewed(random, SURNAMES));
  put(0.1, 'WitnessLastName', () => [pickSkewed(random, SURNAMES), pickSkewed(random, SURNAMES)]);
  if (set.id === 'CENSUS-71') {
    fields.CensusYear = '1871';
    put(0.9, 'Age', () => (often(0.1) ? '7 months' : String(Math.floor(random() * 90))));
    put(0.7, 'PlaceOfBirth', () => pickSkewed(random, PLACES));
  } else put(0.9, 'EventYear', () => (often(0.1) ? `${year}/${(year + 1) % 10}` : String(year)));
  put(0.1, 'YearOfBirth', () => String(year - 30));
  put(0.9, 'Place', () =>
    often(0.1) ? [pickSkewed(random, PLACES), pickSkewed(random, PLACES)] : pickSkewed(random, PLACES),
  );
  put(0.2, 'RegistrationDistrict', () => oneOf(random, ['St Austell', 'St Columb', 'Durham', 'Bodmin', 'Newport']));
  put(0.2, 'Parish', () => oneOf(random, ['Roche', 'Luxulyan', 'Nowhere']));
  put(0.2, 'BirthCounty', () => oneOf(random, ['Cornwall', 'Same county', 'Another county', 'Durham']));
  put(0.3, 'Country', () => oneOf(random, ['England', 'Ireland']));
  put(0.5, 'County', () => pickSkewed(random, ['Cornwall', 'CORNWALL', 'Durham', 'Yorkshire']));
  put(0.6, 'Gender', () => oneOf(random, ['M', 'F', 'male', 'Unknown']));
  put(0.5, 'Occupation', () => pickSkewed(random, OCCUPATIONS));
  put(0.4, 'Address', () => `${1 + Math.floor(random() * 30)} ${oneOf(random, STREETS)}`);
  put(0.05, 'Notes', () => `Buried at ${pickSkewed(random, PLACES)}; see William ${pickSkewed(random, SURNAMES)}`);
  // Of its own, so that what else a record says stays as it was.
  const events = seededRandom(seed * 6_700_417 + 5);
  if (events() < 0.7)
    fields.EventType =
      events() < 0.1 ? [pickSkewed(events, EVENTS), oneOf(events, EVENTS)] : pickSkewed(events, EVENTS);
  // Every tenth name was not read whole, by a random of its own again.
  const doubts = seededRandom(seed * 15_485_863 + 11);
  for (const [field, value] of Object.entries(fields))
    if (isHeldAsName(field))
      fields[field] = typeof value === 'string' ? inDoubt(doubts, value) : value.map((each) => inDoubt(doubts, each));
  const places = seededRandom(seed * 32_452_843 + 13);
  for (const field of ['Place', 'PlaceOfBirth']) {
    const value = fields[field];
    if (value !== undefined)
      fields[field] =
        typeof value === 'string' ? placeInDoubt(places, value) : value.map((each) => placeInDoubt(places, each));
  }
  return {
    setId: set.id,
    draft: {
      id: `${set.id}/${seed}`,
      type: set.type,
      fields,
      groupKey: set.type === 'CENSUS' ? `household ${seed % 60}` : null,
      groupOrder: 1,
      images: [],
      isClosed: often(0.03),
      provenance: { sourceFile: 'made-up', sourceRow: seed },
    },
  };
}

/** Those of a set's records that are made up from these seeds; `to` is not among them. */
export const draftsOf = (setId: string, from: number, to: number): RecordDraft[] =>
  Array.from({ length: to - from }, (_none, at) => madeUpRecord(from + at))
    .filter((made) => made.setId === setId)
    .map(({ draft }) => draft);
