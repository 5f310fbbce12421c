import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const HEAD = (version: string) =>
  `0 HEAD\n1 SOUR Fuzz\n2 NAME Fuzz\n1 GEDC\n2 VERS ${version}\n1 CHAR UTF-8\n1 SUBM @U1@\n`;
const PEOPLE = `0 @I1@ INDI
1 NAME Ada Mary /Ancestor/ jr
2 TYPE aka
2 NICK Addie
2 SOUR @S1@
3 PAGE 7
3 DATA
4 TEXT baptised
1 SEX F
1 BIRT
2 DATE ABT 3 APR 1801
2 PLAC Roche, Cornwall
3 MAP
4 LATI N50.4
4 LONG W4.8
2 NOTE @N1@
1 DEAT Y
2 AGE 42y
2 CAUS fever
1 OCCU Spinner
1 EVEN walked
2 TYPE Journey
1 NOTE One line
2 CONT and another
2 CONC , cut
1 NOTE @N1@
1 OBJE
2 FILE photo.jpg
3 FORM jpg
1 OBJE @O1@
2 _PRIM Y
1 FAMS @F1@
1 RESN privacy
0 @I2@ INDI
1 NAME Ben /Ancestor/
1 FAMC @F1@
2 PEDI adopted
1 ASSO @I1@
2 RELA godmother
1 _LIVING Y
0 @I3@ INDI
1 NAME /Other/
1 SEX M
1 BAPM
2 DATE @#DJULIAN@ 1 MAR 1700/01
1 FAMS @F1@
0 @F1@ FAM
1 HUSB @I3@
1 WIFE @I1@
1 CHIL @I2@
2 _FREL Natural
1 MARR
2 DATE BET 1820 AND 1825
2 SOUR Family bible
3 NOTE seen
`;
const REST = `0 @S1@ SOUR
1 TITL Register
1 REPO @R1@
2 CALN 12/3
0 @R1@ REPO
1 NAME Record office
0 @O1@ OBJE
1 FILE a.pdf
2 FORM pdf
1 TITL Will
0 @U1@ SUBM
1 NAME Submitter
0 @X1@ _STORY
1 INDI @I1@
1 TITL Once
1 TEXT There was
`;

const own = [
  `${HEAD('5.5.1')}${PEOPLE}${REST}0 @N1@ NOTE Shared\n1 CONC words\n0 TRLR\n`,
  `${HEAD('7.0').replace('1 CHAR UTF-8\n', '')}${PEOPLE.replaceAll('NOTE @N1@', 'SNOTE @N1@')}${REST}0 @N1@ SNOTE Shared\n1 CONT words\n0 TRLR\n`,
];

const MOST_BYTES = 8_000;
const MOST_FILES = 40;

/**
 * Small files of programs, where the collection is at hand; they are read as letters of one byte and written as such.
 */
function collected(): string[] {
  const folder = path.join(process.env.MUNIMENT_SHARED ?? path.resolve('../shared'), 'data/gedcom');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ged$/iu.test(name))
    .sort()
    .map((name) => path.join(folder, name));
  return files
    .filter((file) => statSync(file).size < MOST_BYTES)
    .slice(0, MOST_FILES)
    .map((file) => readFileSync(file, 'utf8'));
}

/** Files that mutations start with, each as lines. */
export const SEED_FILES: readonly (readonly string[])[] = [...own, ...collected()].map((text) =>
  text.split(/\r\n|\r|\n/u),
);
