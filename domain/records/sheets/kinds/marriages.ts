import type { SheetField, SheetKind, SheetRecord } from '../sheetKind.ts';
import { field, forenamesOf, namesOf, surnameOf } from './fieldBuilders.ts';
import {
  BLANKS,
  CHURCH_FIELDS,
  CLOSED_UNTIL,
  CLOSING_FIELD,
  DATE_PARTS,
  dateOf,
  nameNeeded,
  PLACE_FIELDS,
  PLACE_NEEDED,
  SOURCE_FIELDS,
  SOURCE_TEMPLATES,
  yearOf,
} from './sharedFields.ts';

/** What headings say of a party, each with what may follow it. */
const each = (words: readonly string[], endings: readonly string[]): string =>
  words.flatMap((word) => endings.map((ending) => `${word} ${ending}`)).join('|');

function partyFields(id: string, whose: string, words: readonly string[]): SheetField[] {
  const fathers = words.flatMap((word) => [`${word} father`, `${word} fathers`, `${word}s father`]);
  return [
    ...namesOf(id, whose, words.join('|')),
    field(`${id}age`, `${whose} age`, 'age', each(words, ['age', 'aged'])),
    field(`${id}condition`, `${whose} condition`, 'condition', each(words, ['status', 'cond', 'marital status'])),
    field(
      `${id}occupation`,
      `${whose} occupation`,
      'occupation',
      each(words, ['occ', 'trade', 'profession', 'rank', 'rank or profession']),
    ),
    field(`${id}parish`, `${whose} parish`, 'place', each(words, ['parish', 'otp'])),
    field(
      `${id}abode`,
      `${whose} abode`,
      'place',
      each(words, ['residence', 'address', 'place of residence', 'residence at time of marriage']),
    ),
    ...namesOf(`${id}father_`, `${whose} father’s`, fathers.join('|')),
    field(
      `${id}father_occupation`,
      `${whose} father’s occupation`,
      'occupation',
      each(fathers, ['occ', 'occupation', 'trade', 'profession', 'rank']),
    ),
  ];
}

function partyRecord(own: 'groom' | 'bride', other: 'groom' | 'bride'): SheetRecord {
  return {
    suffix: own,
    requiresAny: [`${own}_forename`, `${own}_surname`, `${own}_full_name`],
    group: '{#file}/{#line}',
    order: own === 'groom' ? '1' : '2',
    fields: {
      FirstName: forenamesOf(`${own}_`),
      LastName: surnameOf(`${own}_`),
      Gender: own === 'groom' ? 'Male' : 'Female',
      Role: own === 'groom' ? 'Groom' : 'Bride',
      Age: `{${own}_age}`,
      MaritalStatus: `{${own}_condition|table:condition}`,
      Occupation: `{${own}_occupation}`,
      PlaceOfResidence: `{${own}_abode ?? ${own}_parish}`,
      SpouseFirstName: forenamesOf(`${other}_`),
      SpouseLastName: surnameOf(`${other}_`),
      SpouseAge: `{${other}_age}`,
      FatherFirstName: forenamesOf(`${own}_father_`),
      FatherLastName: surnameOf(`${own}_father_`),
      FatherOccupation: `{${own}_father_occupation}`,
      WitnessFirstName:
        '{witness1_forename}, {witness2_forename} ?? {witness1_full_name|forenames}, {witness2_full_name|forenames}',
      WitnessLastName:
        '{witness1_surname}, {witness2_surname} ?? {witness1_full_name|surname}, {witness2_full_name|surname}',
      EventType: 'Marriage',
      EventYear: yearOf('marriage_date'),
      EventDate: dateOf('marriage_date'),
      MarriageDate: dateOf('marriage_date'),
      MarriageYear: yearOf('marriage_date'),
      ...SOURCE_TEMPLATES,
    },
  };
}

/** Marriages: a row is a couple, and gives a record of each. */
export const MARRIAGES: SheetKind = {
  id: 'marriages',
  label: 'Marriages',
  about: 'Marriages: a row is a couple, and becomes a record of the groom and one of the bride.',
  recordSet: {
    type: 'TRANSCRIPTION',
    category: 'life events (bmds)',
    subcategory: 'parish marriages',
    sourceCountry: 'england',
  },
  fields: [
    field(
      'marriage_date',
      'Date of marriage',
      'date',
      'marriage date|date|married|marr date|marr|mar date|wedding date|date married|when married|event date|wedding',
    ),
    ...DATE_PARTS,
    ...partyFields('groom_', 'Groom’s', ['groom', 'grooms', 'husband', 'husbands', 'bridegroom', 'g', 'his']),
    ...partyFields('bride_', 'Bride’s', ['bride', 'brides', 'wife', 'wifes', 'spouse', 'b', 'her']),
    ...[1, 2].flatMap((n) =>
      namesOf(
        `witness${n}_`,
        n === 1 ? 'First witness’s' : 'Second witness’s',
        `witness ${n}|witness${n}|wit ${n}|w${n}`,
      ),
    ),
    ...PLACE_FIELDS,
    ...CHURCH_FIELDS,
    ...SOURCE_FIELDS,
    CLOSING_FIELD,
  ],
  key: [
    'county',
    'place',
    'church',
    'marriage_date',
    'year',
    'month',
    'day',
    'groom_forename',
    'groom_surname',
    'groom_full_name',
    'bride_forename',
    'bride_surname',
    'bride_full_name',
  ],
  required: ['place'],
  needs: [
    nameNeeded('groom_forename', 'groom_surname', 'groom_full_name'),
    nameNeeded('bride_forename', 'bride_surname', 'bride_full_name'),
    { anyOf: ['marriage_date', 'year'], else: 'Choose the column of the date of marriage, or of the year.' },
    PLACE_NEEDED,
  ],
  blanks: BLANKS,
  tables: {
    condition: {
      b: 'Bachelor',
      bach: 'Bachelor',
      batch: 'Bachelor',
      s: 'Single',
      sp: 'Spinster',
      spin: 'Spinster',
      spr: 'Spinster',
      w: 'Widowed',
      wid: 'Widowed',
      widr: 'Widower',
      wdr: 'Widower',
    },
  },
  closedUntil: CLOSED_UNTIL,
  life: { from: 'age', atLeast: 14, named: ['WitnessFirstName', 'WitnessLastName'], namedAtLeast: 14 },
  records: [partyRecord('groom', 'bride'), partyRecord('bride', 'groom')],
};
