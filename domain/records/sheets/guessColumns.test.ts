import { guessColumns } from './guessColumns.ts';
import { guessKind } from './guessKind.ts';
import { sheetKind } from './sheetKinds.ts';
import type { SheetKindId } from './sheetRecipe.ts';

/** Values of columns, as registers have them. */
const VALUES: Readonly<Record<string, string>> = {
  men: 'William|John|Thos|James Henry|Richd|Samuel|Wm|Josiah|George|Peter John',
  women: 'Mary|Elizabeth Ann|Jane|Eliz|Grace|Susanna|Mary Ann|Honor|Ann|Margt',
  first: 'William|Mary Ann|John|Jane|Richd|Grace|Samuel|Susanna|Thos|Elizabeth',
  surnames: 'Tregenza|Pinch|Hore|Trudgian|Rundle|Bunt|James|Varcoe|Kestle|Whetter',
  names: 'William Tregenza|Mary Ann Pinch|John Hore|Jane Trudgian|Richd Rundle|Grace Bunt|Saml Varcoe|Ann Kestle',
  listed: 'TREGENZA, William|PINCH, Mary Ann|HORE, John|TRUDGIAN, Jane|RUNDLE, Richd|BUNT, Grace|VARCOE, Saml',
  dates: '6 Mar 1851|12 Apr 1851|1 May 1851|30 Nov 1851|2 Jan 1852|14 Feb 1852|* Mar 1852|19 Mar 1852',
  numeric: '06/03/1851|12/04/1851|01/05/1851|30/11/1851|02/01/1852|14/02/1852|16/03/1852|19/03/1852',
  iso: '1851-03-06|1851-04-12|1851-05-01|1851-11-30|1852-01-02|1852-02-14',
  undated: '6 Mar|12 Apr|1 May|30 Nov|2 Jan|14 Feb|16 Mar|19 Mar',
  years: '1851|1851|1851|1851|1852|1852|1852|1853',
  months: '3|4|5|11|1|2|3|3',
  wordMonths: 'Mar|Apr|May|Nov|Jan|Feb|Mar|Mar',
  days: '6|12|1|30|2|14|16|19',
  ages: '34|2|inf|67|3 mths|81|0|45',
  sexes: 'M|F|M|F|M|F|M|F',
  relations: 'Head|Wife|Son|Dau|Servant|Visitor|Head|Wife|Lodger',
  conditions: 'Mar|Mar|Unm|Unm|Wid|Mar|Unm|Mar',
  trades: 'Ag Lab|Tin Miner|Farmer|Scholar|Dressmaker|Carpenter|Shoemaker|Blacksmith',
  places: 'Roche|Bugle|Gracca|Trezaise|Stenalees|Carbis|Roche Churchtown|Tregoss Moor',
  parishes: 'Roche|Roche|Roche|Luxulyan|Roche|St Dennis|St Wenn|Roche',
  counties: 'Cornwall|Cornwall|Devon|Cornwall|Cornwall|Devon|Cornwall|Cornwall',
  chapman: 'CON|CON|CON|CON|DEV|CON|CON|CON',
  churches: 'St Gomonda|St Gomonda|Wesleyan Chapel|St Gomonda|St Gomonda|Bible Christian',
  numbers: '1|2|3|4|5|6|7|8',
  notes: 'by banns|see p. 12|twins||born at sea||signed with a mark|query surname',
  codes: 'A12|B3|C44|A9|B17|C2',
  refs: 'P198/1/3|P198/1/3|P198/1/4|P198/1/4|P198/1/5',
  empty: '',
};

type Sheet = [name: string, kind: SheetKindId, columns: [heading: string, values: string, field: string | null][]];

/** Headings that the table of headings has, and what they are. */
const USUAL: Sheet[] = [
  [
    'burials of a society',
    'burials',
    [
      ['Fore names', 'first', 'forename'],
      ['SURNAME', 'surnames', 'surname'],
      ['Date of Burial', 'dates', 'burial_date'],
      ['Age', 'ages', 'age'],
      ['Abode', 'places', 'abode'],
      ['Parish', 'parishes', 'place'],
      ['Notes', 'notes', 'notes'],
    ],
  ],
  [
    'burials as FreeREG has them',
    'burials',
    [
      ['county', 'chapman', 'county'],
      ['place', 'parishes', 'place'],
      ['church', 'churches', 'church'],
      ['register_entry', 'numbers', 'register_entry'],
      ['burial_date', 'dates', 'burial_date'],
      ['forename', 'first', 'forename'],
      ['relationship', 'relations', 'relationship'],
      ['male_relative_forename', 'men', 'male_relative_forename'],
      ['surname', 'surnames', 'surname'],
    ],
  ],
  [
    'baptisms in one column of names',
    'baptisms',
    [
      ['No.', 'numbers', 'register_entry'],
      ['Baptised', 'numeric', 'baptism_date'],
      ['Born', 'numeric', 'birth_date'],
      ['Full name', 'names', 'full_name'],
      ["Father's forename", 'men', 'father_forename'],
      ["Mother's forename", 'women', 'mother_forename'],
      ['Mother’s maiden name', 'surnames', 'mother_maiden_name'],
      ["Father's occupation", 'trades', 'father_occupation'],
      ['Residence', 'places', 'abode'],
    ],
  ],
  [
    'marriages',
    'marriages',
    [
      ['MarriageDate', 'iso', 'marriage_date'],
      ['GroomForename', 'men', 'groom_forename'],
      ['GroomSurname', 'surnames', 'groom_surname'],
      ["Bride's Christian Name", 'women', 'bride_forename'],
      ['Brides Surname', 'surnames', 'bride_surname'],
      ['Father of groom', 'names', 'groom_father_full_name'],
      ['Witness 1', 'names', 'witness1_full_name'],
    ],
  ],
  [
    'a census',
    'census',
    [
      ['Census year', 'years', 'census_year'],
      ['Schedule No', 'numbers', 'schedule'],
      ['First name(s)', 'first', 'forename'],
      ['Last name', 'surnames', 'surname'],
      ['Rel', 'relations', 'relationship'],
      ['Marital status', 'conditions', 'condition'],
      ['Gender', 'sexes', 'sex'],
      ['Age', 'ages', 'age'],
      ['Occupation', 'trades', 'occupation'],
      ['Where born', 'places', 'birth_place'],
      ['County born', 'counties', 'birth_county'],
    ],
  ],
  [
    'burials with a date in three columns',
    'burials',
    [
      ['Day', 'days', 'day'],
      ['Month', 'wordMonths', 'month'],
      ['Year', 'years', 'year'],
      ['Name', 'names', 'full_name'],
    ],
  ],
];

/** Sheets in other words than the table of headings has; null for what is of no field. */
const OTHER_WORDS: Sheet[] = [
  [
    'a churchwarden',
    'burials',
    [
      ['Xtian', 'first', 'forename'],
      ['Family', 'surnames', 'surname'],
      ['Laid to rest', 'dates', 'burial_date'],
      ['Years of age', 'ages', 'age'],
      ['Entered by', 'names', null],
      ['Remarks of the minister', 'notes', null],
    ],
  ],
  [
    'no headings but signs',
    'burials',
    [
      ['', 'first', 'forename'],
      ['F2', 'surnames', 'surname'],
      ['#', 'dates', 'burial_date'],
    ],
  ],
  [
    'dates of other things',
    'burials',
    [
      ['Who', 'names', 'full_name'],
      ['Funeral', 'numeric', 'burial_date'],
      ['Date of probate', 'dates', null],
      ['Date transcribed', 'iso', null],
      ['Updated', 'iso', null],
    ],
  ],
  [
    'other people',
    'burials',
    [
      ['Deceased', 'names', 'full_name'],
      ['Officiating minister', 'names', null],
      ['Informant', 'names', null],
      ['Ceremony performed by', 'names', null],
      ['Undertaker', 'surnames', null],
    ],
  ],
  [
    'godparents',
    'baptisms',
    [
      ['Infant', 'first', 'forename'],
      ['Papa', 'men', null],
      ['Godfather', 'names', null],
      ['Godmother', 'names', null],
      ['Font', 'dates', 'baptism_date'],
    ],
  ],
  [
    'columns with the headings of each other',
    'burials',
    [
      ['Surname', 'first', 'forename'],
      ['Forename', 'surnames', 'surname'],
      ['Age', 'dates', 'burial_date'],
      ['Date of burial', 'ages', null],
    ],
  ],
  [
    'headings given twice',
    'marriages',
    [
      ['Wed on', 'dates', 'marriage_date'],
      ['Forename', 'men', 'groom_forename'],
      ['Surname', 'surnames', 'groom_surname'],
      ['Forename', 'women', 'bride_forename'],
      ['Surname', 'surnames', 'bride_surname'],
    ],
  ],
  [
    'a census of a school',
    'census',
    [
      ['Pupil', 'first', 'forename'],
      ['House name', 'surnames', null],
      ['Kin to head', 'relations', 'relationship'],
      ['Boy or girl', 'sexes', 'sex'],
      ['Calling', 'trades', 'occupation'],
      ['Father’s calling', 'trades', null],
      ['Anno', 'years', 'census_year'],
    ],
  ],
  [
    'names the wrong way round',
    'burials',
    [
      ['Names', 'listed', 'full_name'],
      ['Day', 'undated', null],
      ['In the year', 'years', 'year'],
      ['Bur', 'undated', 'burial_date'],
    ],
  ],
  [
    'a roll of electors',
    'other',
    [
      ['Elector', 'listed', 'full_name'],
      ['Qualifying property', 'places', null],
      ['Poll', 'years', 'year'],
      ['Shire', 'counties', 'county'],
      ['Roll ref', 'refs', null],
    ],
  ],
  [
    'graves',
    'burials',
    [
      ['Monument', 'codes', null],
      ['Occupant', 'names', 'full_name'],
      ['Birth year', 'years', null],
      ['Anniversary', 'dates', 'burial_date'],
      ['Spouse', 'names', null],
    ],
  ],
  [
    'the printed form of 1813',
    'baptisms',
    [
      ['When Baptized', 'dates', 'baptism_date'],
      ['Child’s Christian Name', 'first', 'forename'],
      ['Parents’ names, Christian', 'men', null],
      ['Quality, Trade or Profession', 'trades', 'father_occupation'],
      ['By whom the Ceremony was performed', 'names', null],
    ],
  ],
  [
    'a will',
    'other',
    [
      ['Testator', 'names', 'full_name'],
      ['Probate date', 'dates', null],
      ['Executors', 'names', null],
      ['Occupation or status', 'trades', 'occupation'],
    ],
  ],
  [
    'empty columns',
    'burials',
    [
      ['Forename', 'empty', 'forename'],
      ['Surname', 'empty', 'surname'],
      ['Notes', 'empty', 'notes'],
      ['Column7', 'empty', null],
    ],
  ],
];

const rowsOf = (columns: Sheet[2]): string[][] => {
  const values = columns.map(([, values]) => (VALUES[values] ?? '').split('|'));
  return Array.from({ length: 40 }, (_, row) => values.map((cells) => cells[row % cells.length] ?? ''));
};
const guessesOf = ([, kind, columns]: Sheet) =>
  guessColumns(
    columns.map(([heading]) => heading),
    rowsOf(columns),
    sheetKind(kind),
  );

it.each(USUAL)('is sure of the columns of %s', (...sheet) => {
  expect(guessesOf(sheet).map(({ at, field, isSure }) => [sheet[2][at]?.[0], field, isSure])).toEqual(
    sheet[2].map(([heading, , field]) => [heading, field, true]),
  );
});

it.each(OTHER_WORDS)('is never sure and wrong: %s', (...sheet) => {
  const wrong = guessesOf(sheet).filter(({ at, field, isSure }) => isSure && sheet[2][at]?.[2] !== field);
  expect(wrong).toEqual([]);
});

it('is right about nine in ten columns in other words', () => {
  const judged = OTHER_WORDS.flatMap((sheet) => {
    const guesses = new Map(guessesOf(sheet).map(({ at, field }) => [at, field]));
    return sheet[2].map(([heading, , field], at) => ({ heading, field, guess: guesses.get(at) ?? null }));
  });
  const wrong = judged.filter(({ field, guess }) => field !== guess);
  if (wrong.length / judged.length > 0.1) expect(wrong).toEqual([]);
  expect(wrong.length / judged.length).toBeLessThanOrEqual(0.1);
});

it('says why', () => {
  const sheet: Sheet = [
    '',
    'burials',
    [
      ['Fore names', 'first', 'forename'],
      ['Laid to rest', 'dates', 'burial_date'],
      ['Age last birthday', 'ages', 'age'],
      ['Notes', 'notes', 'notes'],
    ],
  ];
  expect(guessesOf(sheet).map(({ because }) => because)).toEqual([
    'The heading is “Fore names”, and 100 % of the values are first names.',
    '100 % of the values are dates.',
    'The heading is like “Age”, and 100 % of the values are ages.',
    'The heading is “Notes”.',
  ]);
});

it('guesses each field once, in a file of as many columns as there may be', () => {
  const headings = Array.from({ length: 200 }, (_, at) => (at % 2 ? 'Surname' : `Notes ${at}`));
  const guesses = guessColumns(headings, [headings.map(() => 'Pinch')], sheetKind('burials'));
  expect(new Set(guesses.map(({ field }) => field)).size).toBe(guesses.length);
  expect(guesses.filter(({ isSure }) => isSure)).toEqual([]);
});

it.each<[string[], SheetKindId | null]>([
  [['Forename', 'Surname', 'Date of burial', 'Age', 'Abode'], 'burials'],
  [['Name', 'Grave', 'Died', 'Inscription'], 'burials'],
  [['Child', 'Father', 'Mother', 'Baptised', 'Abode'], 'baptisms'],
  [['Groom', 'Bride', 'Date', 'Witness 1', 'Witness 2'], 'marriages'],
  [['Surname', 'Forename', 'Relation to head', 'Age', 'Occupation', 'Where born'], 'census'],
  [['Name', 'Date', 'Place'], null],
  [[], null],
])('guesses the kind of %j', (headings, kind) => expect(guessKind(headings)).toBe(kind));

it.each<[string[], SheetKindId]>([
  [['M SNAME', 'His par.', 'Woman', 'Her par.', 'Fo.', 'Trade', 'Wed'], 'marriages'],
  [['Priodfab', 'Oed', 'Priodferch', 'Tyst 1'], 'marriages'],
  [['Chrd', 'Fthr', 'Mthr', 'Abd'], 'baptisms'],
])('guesses the kind of short and foreign headings: %j', (headings, kind) => expect(guessKind(headings)).toBe(kind));
