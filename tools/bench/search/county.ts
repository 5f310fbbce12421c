import { seededRandom } from '#domain/kernel/random/createRandom.ts';
import type { Gazetteer, Place } from '#domain/places/gazetteer/gazetteer.ts';
import type { RecordSet } from '#domain/records/core/record.ts';
import { FIELDS } from '#domain/search/core/catalogue/fields.ts';
import type { LiveSet } from '#server/engines/search/records/liveSet.ts';
import type { RecordRow, RecordSource } from '#server/engines/search/records/recordSource.ts';

/** Sizes of the fictional holdings, after what large record sites hold a million of. */
const SURNAMES = 54_000;
const FORENAMES = 5_000;
const PLACES = 8_000;
const SETS = 240;
const STREETS = 3_000;
/** Beside what every record of its kind has, a record has some of the hundreds of other fields of the catalogue. */
const RARE_FIELDS = 2;
const RARE_VALUES = 200;
const USUAL = new Set([
  'FirstName',
  'LastName',
  'Gender',
  'Place',
  'County',
  'Country',
  'EventYear',
  'CensusYear',
  'YearOfBirth',
  'Age',
  'Decade',
  'SurnameInitial',
  'Keywords',
]);
const RARE = FIELDS.filter(({ fieldId, isPartOfScope }) => !isPartOfScope && !USUAL.has(fieldId));

const FIRST_SURNAMES =
  'Smith Jones Williams Taylor Brown Davies Evans Wilson Thomas Johnson Roberts Robinson Thompson Wright Walker White Edwards Hughes Green Hall Lewis Harris Clarke Patel Jackson Wood Turner Martin Cooper Hill Ward Morris Moore Clark Lee King Baker Harrison Morgan Allen James Scott Phillips Watson Davis Parker Price Bennett Young Griffiths Mitchell Kelly Cook Carter Richardson Bailey Collins Bell Shaw Murphy Miller Cox Richards Khan Marshall Anderson Simpson Ellis Adams Singh Begum Wilkinson Foster Chapman Powell Webb Rogers Gray Mason Ali Hunt Hussain Campbell Matthews Owen Palmer Holmes Mills Barnes Knight Lloyd Butler Russell Barker Fisher Stevens Jenkins Murray Dixon Harvey Pinch'.split(
    ' ',
  );
const FIRST_FORENAMES =
  'John Mary William Elizabeth Thomas Ann Sarah George James Jane Joseph Charles Henry Margaret Robert Alice Edward Hannah Ellen Emma Samuel Martha Richard Annie Harriet Eliza Alfred Frederick Albert Arthur David Catherine Walter Emily Louisa Harry Charlotte Caroline Florence Ada Edith Rose Kate Maria Lucy Agnes Isabella Francis Benjamin Daniel Peter Stephen Edwin Ernest'.split(
    ' ',
  );
const OCCUPATIONS =
  'Agricultural labourer,Domestic servant,Scholar,General labourer,Coal miner,Dressmaker,Farmer,Carpenter,Laundress,Cotton weaver,Shoemaker,Housekeeper,Railway porter,Clay labourer,Tailor,Blacksmith,Bricklayer,Grocer,Mariner,Charwoman,Butcher,Cook,Gardener,Baker,Clerk,Nurse,Groom,Stone mason,Policeman,Schoolmistress'.split(
    ',',
  );
const TAXONOMY: readonly (readonly [string, string])[] = [
  ['census, land & surveys', 'census'],
  ['life events (bmds)', 'parish baptisms'],
  ['life events (bmds)', 'parish marriages'],
  ['life events (bmds)', 'parish burials'],
  ['life events (bmds)', 'civil births'],
  ['newspapers, directories & social history', 'directories & almanacs'],
  ['census, land & surveys', 'electoral rolls'],
  ['travel & migration', 'passenger lists'],
  ['armed forces & conflict', 'regimental & service records'],
];
const SYLLABLES =
  'ba be bi bo bra bre ca cha cla co cra da de do dre fa fe fo gar gel ha har hel hol ing ja ka ker la le lin lo ma mar men mor na nor pa pen per pol ra ren ro sa sel sto ta tre tho ton ver wa wel wick wor'.split(
    ' ',
  );
const ENDINGS = ' s son ton ley er man ham by field worth'.split(' ');

/** Chances that fall off as those of names do: the n-th is about n^-exponent as frequent as the first. */
function zipf(size: number, exponent: number): (random: number) => number {
  const sums = new Float64Array(size);
  let sum = 0;
  for (let at = 0; at < size; at++) sums[at] = sum += (at + 4) ** -exponent;
  return (random) => {
    const wanted = random * sum;
    let low = 0;
    let high = size - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sums[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

function madeUpNames(first: readonly string[], size: number, seed: number): string[] {
  const random = seededRandom(seed);
  const names = new Set(first);
  const part = (): string => SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? '';
  while (names.size < size) {
    const name =
      part() + part() + (random() < 0.4 ? part() : '') + (ENDINGS[Math.floor(random() * ENDINGS.length)] ?? '');
    names.add(name[0]!.toUpperCase() + name.slice(1));
  }
  return [...names];
}

/** Fictional holdings of any size: record `no` is the same on every machine, and no record is kept in memory. */
export interface BenchCounty {
  surnames: readonly string[];
  forenames: readonly string[];
  places: readonly Place[];
  sets: readonly RecordSet[];
  fieldsOf(no: number): Record<string, string>;
  /** The record numbers of a set; none when the last is below the first. */
  rangeOf(setId: string): { first: number; last: number };
  source: RecordSource;
}

/** @param records - in all; record numbers run from 1, a set's records side by side. */
export function benchCounty(records: number, gazetteer: Gazetteer): BenchCounty {
  const surnames = madeUpNames(FIRST_SURNAMES, SURNAMES, 1);
  const forenames = madeUpNames(FIRST_FORENAMES, FORENAMES, 2);
  const streets = madeUpNames(['High', 'Church', 'Fore', 'Chapel', 'Mill'], STREETS, 3).map((name) => `${name} Street`);
  const places: Place[] = [];
  for (let id = 1; id < 60_000 && places.length < PLACES * 3; id++) {
    const place = gazetteer.byId(id);
    if (place && gazetteer.resolve(`${place.name}, ${place.county}`)?.id === id) places.push(place);
  }
  // Every third: the list runs from towns to villages, and the holdings should reach both.
  const settled = places.filter((_place, at) => at % 3 === 0);
  const pickSurname = zipf(SURNAMES, 0.86);
  const pickForename = zipf(FORENAMES, 1.25);
  const pickPlace = zipf(settled.length, 0.75);
  const pickOccupation = zipf(OCCUPATIONS.length * 40, 1.1);
  const perSet = Math.ceil(records / SETS);
  const setIndex = (no: number): number => Math.min(SETS - 1, Math.floor((no - 1) / perSet));
  const sets = Array.from({ length: SETS }, (_none, at): RecordSet => {
    const [category, subcategory] = TAXONOMY[at % TAXONOMY.length] ?? TAXONOMY[0]!;
    return {
      id: `BENCH-${at}`,
      name: `${subcategory} of ${settled[at]?.county ?? 'England'}, part ${at}`,
      description: '',
      type: at % 9 === 0 ? 'CENSUS' : 'TRANSCRIPTION',
      category,
      subcategory,
      sourceCountry: settled[at]?.country ?? 'england',
      access: 'free',
      repository: null,
      archiveSeries: null,
      attribution: null,
      isSample: true,
    };
  });

  function fieldsOf(no: number): Record<string, string> {
    const random = seededRandom(no);
    const set = setIndex(no);
    const isCensus = set % 9 === 0;
    const isMale = random() < 0.5;
    const surname = surnames[pickSurname(random())] ?? '';
    const forename = (): string =>
      (forenames[pickForename(random())] ?? '') +
      (random() < 0.25 ? ` ${forenames[pickForename(random())] ?? ''}` : '');
    const place = settled[pickPlace(random())] as Place;
    const year = isCensus ? 1841 + 10 * (set % 8) : 1700 + Math.floor(random() ** 0.6 * 240);
    const fields: Record<string, string> = {
      FirstName: forename(),
      LastName: surname,
      Gender: isMale ? 'Male' : 'Female',
      Place: `${place.name}, ${place.county}`,
      County: place.county,
      Country: place.country,
      EventYear: String(year),
    };
    if (isCensus) fields.CensusYear = String(year);
    if (isCensus || random() < 0.5) fields.Age = String(Math.floor(random() * 85));
    if (random() < 0.5) {
      const trade = pickOccupation(random());
      fields.Occupation =
        trade < OCCUPATIONS.length
          ? (OCCUPATIONS[trade] ?? '')
          : `${OCCUPATIONS[trade % OCCUPATIONS.length]} (${surnames[200 + trade]?.toLowerCase()})`;
    }
    if (isCensus) {
      const born = settled[pickPlace(random())] as Place;
      fields.PlaceOfBirth = `${born.name}, ${born.county}`;
      fields.RelationshipToHead =
        ['Head', 'Wife', 'Son', 'Daughter', 'Servant', 'Lodger'][Math.floor(random() * 6)] ?? '';
      fields.MaritalStatus = ['Married', 'Single', 'Widowed'][Math.floor(random() * 3)] ?? '';
      fields.Address = `${1 + Math.floor(random() * 120)} ${streets[Math.floor(random() ** 2 * streets.length)]}`;
      fields.Folio = String(1 + (no % 400));
    } else {
      fields.FatherFirstName = forename();
      fields.MotherFirstName = forename();
      fields.RegisterType = 'Parish register';
      fields.EntryNumber = String(1 + (no % 900));
    }
    for (let rare = 0; rare < RARE_FIELDS; rare++) {
      const field = RARE[Math.floor(random() * RARE.length)];
      if (!field) continue;
      const nth = Math.floor(random() ** 2 * RARE_VALUES);
      fields[field.fieldId] ??=
        field.fieldType === 'YEAR_WITH_OFFSET'
          ? String(1750 + nth)
          : field.nameKind === 'surname'
            ? (surnames[nth * 40] ?? '')
            : field.nameKind === 'forename'
              ? (forenames[nth] ?? '')
              : field.fieldType === 'PROXIMITY_STRING'
                ? `${settled[nth]?.name}, ${settled[nth]?.county}`
                : `${OCCUPATIONS[nth % OCCUPATIONS.length]} ${nth}`;
    }
    return fields;
  }

  const live = sets.map((set): LiveSet => ({
    id: set.id,
    generation: 1,
    name: set.name,
    category: set.category,
    subcategory: set.subcategory,
    sourceCountry: set.sourceCountry,
  }));
  const rangeOf = (setId: string): { first: number; last: number } => {
    const at = sets.findIndex(({ id }) => id === setId);
    return { first: at * perSet + 1, last: Math.min(records, (at + 1) * perSet) };
  };
  const source: RecordSource = {
    sets: async () => live,
    closedOnRequest: async () => [],
    fellowsOf: async () => [],
    async read(set, after, limit) {
      const { first, last } = rangeOf(set.id);
      const from = Math.max(after + 1, first);
      const to = Math.min(last, from + limit - 1);
      const rows: RecordRow[] = [];
      for (let no = from; no <= to; no++) rows.push({ no, fields: JSON.stringify(fieldsOf(no)), isClosed: false });
      return rows;
    },
    byNumbers: async (nos) =>
      nos.map((no) => ({
        no,
        fields: JSON.stringify(fieldsOf(no)),
        isClosed: false,
        set: live[setIndex(no)] as LiveSet,
      })),
  };
  return { surnames, forenames, places: settled, sets, fieldsOf, rangeOf, source };
}
