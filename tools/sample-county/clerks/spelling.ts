import { type Random } from '#domain/kernel/random/createRandom.ts';

const SHORT: Readonly<Record<string, readonly string[]>> = {
  William: ['Wm', 'Willm'],
  Thomas: ['Thos', 'Tho'],
  John: ['Jno', 'Jn'],
  James: ['Jas', 'Jams'],
  George: ['Geo'],
  Robert: ['Robt'],
  Richard: ['Richd', 'Rich'],
  Edward: ['Edwd', 'Ed'],
  Samuel: ['Saml'],
  Charles: ['Chas'],
  Henry: ['Hy', 'Hen'],
  Joseph: ['Josh', 'Jos'],
  Benjamin: ['Benj', 'Benjn'],
  Daniel: ['Danl'],
  Alexander: ['Alexr'],
  Elizabeth: ["Eliz'h", 'Eliza', 'Elizth'],
  Margaret: ['Margt', 'Mgt'],
  Catherine: ['Cath', 'Cathe'],
  Susannah: ['Susan', 'Susana'],
  Frederick: ['Fredk', 'Fred'],
  Francis: ['Fras'],
  Abraham: ['Abm'],
  Matthew: ['Mattw'],
  Patrick: ['Patk'],
  Michael: ['Michl'],
  Andrew: ['Andw'],
  Archibald: ['Archd'],
  Isabella: ['Isabla'],
  Christopher: ['Christr'],
  Nathaniel: ['Nathl'],
};
const PET: Readonly<Record<string, readonly string[]>> = {
  Elizabeth: ['Betsy', 'Bessie', 'Lizzie'],
  Mary: ['Polly'],
  Sarah: ['Sally'],
  Ann: ['Annie', 'Nancy'],
  Margaret: ['Maggie', 'Peggy'],
  Henry: ['Harry'],
  Frederick: ['Fred'],
  Edward: ['Ned'],
  Susannah: ['Susan'],
  Harriet: ['Hetty'],
  Alfred: ['Alf'],
  Ellen: ['Nellie'],
  Eleanor: ['Nelly'],
  Catherine: ['Kate', 'Kitty'],
  William: ['Will'],
  Bridget: ['Biddy'],
  Martha: ['Patty'],
  Frances: ['Fanny'],
  Charlotte: ['Lottie'],
  Honora: ['Nora', 'Norah'],
  Isabella: ['Bella'],
  Janet: ['Jessie'],
  Albert: ['Bert'],
  Louisa: ['Louie'],
  Hannah: ['Anna'],
  Thomas: ['Tom'],
  Joseph: ['Joe'],
  Emily: ['Emma'],
};
const LATIN: Readonly<Record<string, string>> = {
  John: 'Joannes',
  William: 'Gulielmus',
  James: 'Jacobus',
  Thomas: 'Thomas',
  Patrick: 'Patricius',
  Michael: 'Michael',
  Mary: 'Maria',
  Bridget: 'Brigida',
  Catherine: 'Catharina',
  Margaret: 'Margarita',
  Anne: 'Anna',
  Ann: 'Anna',
  Elizabeth: 'Elisabetha',
  Ellen: 'Helena',
  Daniel: 'Daniel',
  Denis: 'Dionysius',
  Timothy: 'Timotheus',
  Edward: 'Eduardus',
  Peter: 'Petrus',
  Martin: 'Martinus',
  Honora: 'Honora',
  George: 'Georgius',
  Charles: 'Carolus',
  Henry: 'Henricus',
  Joseph: 'Josephus',
  Hugh: 'Hugo',
  Rose: 'Rosa',
  Sarah: 'Sara',
  Jane: 'Joanna',
  Johanna: 'Joanna',
  Robert: 'Robertus',
  Francis: 'Franciscus',
  Richard: 'Ricardus',
  Bernard: 'Bernardus',
  Matthew: 'Matthaeus',
  Laurence: 'Laurentius',
  Judith: 'Juditha',
  Julia: 'Julia',
  Teresa: 'Teresia',
  Winifred: 'Winifrida',
  Alice: 'Alicia',
  Cornelius: 'Cornelius',
};

/** How clerks heard names: what is written for what was meant. Applied to one place of a word. */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/ll/u, 'l'],
  [/tt/u, 't'],
  [/ss$/u, 's'],
  [/([^e])$/u, '$1e'],
  [/e$/u, ''],
  [/y/u, 'i'],
  [/i/u, 'y'],
  [/ck/u, 'c'],
  [/ar/u, 'er'],
  [/er$/u, 'ar'],
  [/ea/u, 'ee'],
  [/oo/u, 'o'],
  [/([bdglmnprt])e/u, '$1i'],
  [/s$/u, ''],
  [/ph/u, 'f'],
  [/ow/u, 'ou'],
  [/ay/u, 'ai'],
];
/** How transcribers misread a clerk's hand. */
const MISREAD: readonly (readonly [RegExp, string])[] = [
  [/n/u, 'u'],
  [/u/u, 'n'],
  [/m/u, 'in'],
  [/a/u, 'o'],
  [/e/u, 'c'],
  [/^T/u, 'F'],
  [/^L/u, 'S'],
  [/^S/u, 'L'],
  [/r/u, 'v'],
  [/h/u, 'k'],
  [/t/u, 'l'],
  [/^K/u, 'R'],
  [/^H/u, 'N'],
];

function alter(random: Random, word: string, rules: readonly (readonly [RegExp, string])[]): string {
  for (let tries = 0; tries < 4; tries++) {
    const [pattern, replacement] = random.pick(rules);
    const altered = word.replace(pattern, replacement);
    if (altered !== word && altered.length > 2) return altered;
  }
  return word;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Spelt by ear, as a clerk who could not ask would write it. */
export const spellByEar = (random: Random, word: string): string => capital(alter(random, word, HEARD));

/** Misread, as a transcriber at a faint page would read it. */
export const misread = (random: Random, word: string): string => capital(alter(random, word, MISREAD));

/** The usual abbreviation of a forename, or the name itself. */
export const abbreviate = (random: Random, name: string): string => (SHORT[name] ? random.pick(SHORT[name]) : name);

/** The name a person went by at home, or the name itself. */
export const petForm = (random: Random, name: string): string => (PET[name] ? random.pick(PET[name]) : name);

/** The name as priests wrote it in Latin, or the name itself. */
export const latinForm = (name: string): string => LATIN[name] ?? name;
