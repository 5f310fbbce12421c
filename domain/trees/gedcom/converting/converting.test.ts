import { parseRecord } from '../reading/createRecordBuilder.ts';
import { createLossCounter } from '../writing/exportReport.ts';
import { formatRecord } from '../writing/formatRecord.ts';
import { TAGS_OF_5, TAGS_OF_7 } from './conversion.ts';
import { createNamesOfFive, createToFive } from './toFive.ts';
import { createNamesOfSeven, createToSeven } from './toSeven.ts';

const convert = (to: '5' | '7', record: string) => {
  const losses = createLossCounter();
  const turn =
    to === '7'
      ? createToSeven({ losses, xref: createNamesOfSeven() })
      : createToFive({ losses, xref: createNamesOfFive() });
  return { text: turn(parseRecord(record)!).map(formatRecord).join(''), losses: losses.losses() };
};

describe('5.5.1 becomes 7.0', () => {
  it.each([
    [
      'continued lines and doubled at signs',
      '0 @n1@ NOTE a@@b\n1 CONC c\n1 CONT @@d',
      '0 @N1@ SNOTE a@bc\n1 CONT @@d\n',
    ],
    ['pointers to shared notes', '0 @I1@ INDI\n1 NOTE @n1@\n1 NOTE own', '0 @I1@ INDI\n1 SNOTE @N1@\n1 NOTE own\n'],
    [
      'dates of other calendars, dual years and phrases',
      '0 @I1@ INDI\n1 BIRT\n2 DATE @#DJULIAN@ 1 MAR 1700\n1 BAPM\n2 DATE (harvest)',
      '0 @I1@ INDI\n1 BIRT\n2 DATE JULIAN 1 MAR 1700\n1 BAPM\n2 DATE\n3 PHRASE harvest\n',
    ],
    [
      'ages in words',
      '0 @I1@ INDI\n1 DEAT\n2 AGE INFANT\n1 BURI\n2 AGE 42',
      '0 @I1@ INDI\n1 DEAT\n2 AGE < 1y\n3 PHRASE INFANT\n1 BURI\n2 AGE 42y\n',
    ],
    [
      'lists of words',
      '0 @I1@ INDI\n1 NAME A /B/\n2 TYPE aka\n1 FAMC @F1@\n2 PEDI step\n1 RESN privacy',
      '0 @I1@ INDI\n1 NAME A /B/\n2 TYPE AKA\n1 FAMC @F1@\n2 PEDI OTHER\n3 PHRASE step\n1 RESN PRIVACY\n',
    ],
    [
      'forms of media',
      '0 @O1@ OBJE\n1 FILE a.jpg\n2 FORM jpg\n3 TYPE photo',
      '0 @O1@ OBJE\n1 FILE a.jpg\n2 FORM image/jpeg\n3 MEDI PHOTO\n',
    ],
    [
      'media in place, which get a record',
      '0 @I1@ INDI\n1 OBJE\n2 FILE a.png\n2 _PRIM Y',
      '0 @I1@ INDI\n1 OBJE @OBJE_1_IN_PLACE@\n2 _PRIM Y\n0 @OBJE_1_IN_PLACE@ OBJE\n1 FILE a.png\n2 FORM image/png\n',
    ],
    [
      'sources in place',
      '0 @I1@ INDI\n1 SOUR Family bible\n2 TEXT born at home',
      '0 @I1@ INDI\n1 SOUR @VOID@\n2 PAGE Family bible\n2 DATA\n3 TEXT born at home\n',
    ],
    [
      'ids of other systems',
      '0 @I1@ INDI\n1 AFN ABC-1\n1 _UID 99',
      '0 @I1@ INDI\n1 EXID ABC-1\n2 TYPE https://gedcom.io/terms/v7/AFN\n1 UID 99\n',
    ],
    [
      'words of lists that went on in other lines',
      '0 @I1@ INDI\n1 RESN privacy\n2 CONT 5 NAME x\n1 AFN 1\n2 CONT 2',
      '0 @I1@ INDI\n1 RESN PRIVACY 5 NAME X\n1 EXID 1 2\n2 TYPE https://gedcom.io/terms/v7/AFN\n',
    ],
    [
      'words of lists that are an at sign',
      '0 @I1@ INDI\n1 RESN @@\n1 AFN @',
      '0 @I1@ INDI\n1 RESN @@\n1 EXID @@\n2 TYPE https://gedcom.io/terms/v7/AFN\n',
    ],
    [
      'roles by their words',
      '0 @I1@ INDI\n1 ASSO @I2@\n2 RELA Godmother\n1 ASSO @I3@\n2 RELA witness\n1 ASSO @I4@\n2 RELA Tutor',
      '0 @I1@ INDI\n1 ASSO @I2@\n2 ROLE GODP\n3 PHRASE Godmother\n1 ASSO @I3@\n2 ROLE WITN\n1 ASSO @I4@\n2 ROLE OTHER\n3 PHRASE Tutor\n',
    ],
    [
      'roles in citations',
      '0 @I1@ INDI\n1 SOUR @S1@\n2 EVEN BIRT\n3 ROLE (Witness)\n1 SOUR @S1@\n2 EVEN BIRT\n3 ROLE CHIL',
      '0 @I1@ INDI\n1 SOUR @S1@\n2 EVEN BIRT\n3 ROLE WITN\n1 SOUR @S1@\n2 EVEN BIRT\n3 ROLE CHIL\n',
    ],
    ['words beside an event', '0 @I1@ INDI\n1 BIRT in the barn', '0 @I1@ INDI\n1 BIRT\n2 NOTE in the barn\n'],
  ])('%s', (_case, record, expected) => expect(convert('7', record).text).toBe(expected));

  it('counts what it has no tag for', () => {
    expect(convert('7', '0 @I1@ INDI\n1 FONE x\n1 FONE y\n1 BLOB z')).toEqual({
      text: '0 @I1@ INDI\n1 _FONE x\n1 _FONE y\n',
      losses: [
        { text: 'FONE is not known to GEDCOM 7: written as _FONE', count: 2 },
        { text: 'BLOB is not known to GEDCOM 7: left out', count: 1 },
      ],
    });
  });
});

/** Lines of a tag, each below the other, with words below each. */
const nested = (tag: string, value: string, depth: number) =>
  `0 @I1@ INDI\n${Array.from({ length: depth }, (_, at) => `${at + 1} ${tag} ${value}\n${at + 2} PHRASE words\n`).join('')}`;

it.each(['5', '7'] as const)('each line is turned once into %s, however deep it lies below others of its tag', (to) => {
  const depth = 12;
  for (const tag of new Set([...TAGS_OF_5, ...TAGS_OF_7, 'UNKNOWN', '_OWN'])) {
    for (const value of ['x', '', 'BET 1800 AND 1801', '@VOID@', '@I1@']) {
      const { text, losses } = convert(to, nested(tag, value, depth));
      // A line may become a few, as a medium becomes a record; what is turned twice by each line above becomes
      // thousands.
      expect(text.split('\n').length).toBeLessThan(8 * depth);
      expect(losses.reduce((sum, { count }) => sum + count, 0)).toBeLessThan(4 * depth);
    }
  }
});

describe('7.0 becomes 5.5.1', () => {
  it.each([
    ['notes', '0 @N1@ SNOTE @@home\n1 CONT a@b', '0 @N1@ NOTE @@home\n1 CONT a@@b\n'],
    [
      'dates with words',
      '0 @I1@ INDI\n1 BIRT\n2 DATE 3 APR 1801\n3 PHRASE Easter\n1 DEAT\n2 DATE\n3 PHRASE winter',
      '0 @I1@ INDI\n1 BIRT\n2 DATE INT 3 APR 1801 (Easter)\n1 DEAT\n2 DATE (winter)\n',
    ],
    [
      'lists of words',
      '0 @I1@ INDI\n1 NAME A /B/\n2 TYPE OTHER\n3 PHRASE stage\n1 RESN CONFIDENTIAL, LOCKED',
      '0 @I1@ INDI\n1 NAME A /B/\n2 TYPE stage\n1 RESN confidential\n',
    ],
    [
      'media types',
      '0 @O1@ OBJE\n1 FILE a.jpg\n2 FORM image/jpeg\n3 MEDI PHOTO',
      '0 @O1@ OBJE\n1 FILE a.jpg\n2 FORM jpg\n3 TYPE photo\n',
    ],
    ['citations of nothing', '0 @I1@ INDI\n1 SOUR @VOID@\n2 PAGE Family bible', '0 @I1@ INDI\n1 SOUR Family bible\n'],
    [
      'ids of other systems',
      '0 @I1@ INDI\n1 EXID A-1\n2 TYPE https://gedcom.io/terms/v7/AFN\n1 UID 99',
      '0 @I1@ INDI\n1 AFN A-1\n1 _UID 99\n',
    ],
    [
      'ties to parents it has no word for',
      '0 @I1@ INDI\n1 FAMC @F1@\n2 PEDI OTHER\n3 PHRASE social parents\n1 FAMC @F2@\n2 PEDI ADOPTED\n1 FAMC @F3@\n2 PEDI OTHER',
      '0 @I1@ INDI\n1 FAMC @F1@\n2 _PEDI social parents\n1 FAMC @F2@\n2 PEDI adopted\n1 FAMC @F3@\n2 _PEDI other\n',
    ],
    [
      'roles',
      '0 @I1@ INDI\n1 ASSO @I5@\n2 ROLE GODP\n1 ASSO @I6@\n2 ROLE OTHER\n3 PHRASE Tutor\n1 SOUR @S1@\n2 EVEN BIRT\n3 ROLE CHIL\n1 SOUR @S1@\n2 EVEN BIRT\n3 ROLE WITN',
      '0 @I1@ INDI\n1 ASSO @I5@\n2 RELA Godparent\n1 ASSO @I6@\n2 RELA Tutor\n1 SOUR @S1@\n2 EVEN BIRT\n3 ROLE CHIL\n1 SOUR @S1@\n2 EVEN BIRT\n3 ROLE (Witness)\n',
    ],
    [
      'what it has no tag for',
      '0 @I1@ INDI\n1 NO MARR\n1 CREA\n2 DATE 1 JAN 2020',
      '0 @I1@ INDI\n1 _NO MARR\n1 _CREA\n2 DATE 1 JAN 2020\n',
    ],
  ])('%s', (_case, record, expected) => expect(convert('5', record).text).toBe(expected));
});
