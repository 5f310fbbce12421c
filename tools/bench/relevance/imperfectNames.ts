import type { Random } from '#domain/kernel/random/createRandom.ts';

/**
 * What people are called at home, by the name they were given. Made without a look at the tables that the search uses.
 */
const HOME_NAMES: Readonly<Record<string, readonly string[]>> = {
  Albert: ['Bert'],
  Alexander: ['Alec', 'Sandy'],
  Alfred: ['Alf'],
  Ann: ['Annie', 'Nancy'],
  Anne: ['Annie', 'Nancy'],
  Benjamin: ['Ben'],
  Bridget: ['Biddy', 'Bride'],
  Catherine: ['Kate', 'Kitty', 'Cathy'],
  Charles: ['Charlie'],
  Charlotte: ['Lottie'],
  Christopher: ['Kit'],
  Daniel: ['Dan'],
  David: ['Davy'],
  Dorothy: ['Dolly'],
  Edward: ['Ned', 'Ted'],
  Eleanor: ['Nell', 'Nelly'],
  Elizabeth: ['Betty', 'Bess', 'Eliza', 'Lizzie', 'Betsy'],
  Ellen: ['Nellie', 'Nell'],
  Esther: ['Hetty'],
  Florence: ['Flo', 'Florrie'],
  Frances: ['Fanny'],
  Francis: ['Frank'],
  Frederick: ['Fred', 'Freddie'],
  George: ['Geordie'],
  Harriet: ['Hattie'],
  Henry: ['Harry'],
  Isabella: ['Bella'],
  James: ['Jim', 'Jamie'],
  Jane: ['Jennie', 'Jenny'],
  John: ['Jack', 'Johnny'],
  Joseph: ['Joe'],
  Katherine: ['Kate'],
  Lawrence: ['Larry'],
  Margaret: ['Peggy', 'Maggie', 'Meg'],
  Martha: ['Patty', 'Mattie'],
  Mary: ['Polly', 'Molly', 'May'],
  Matilda: ['Tilly'],
  Matthew: ['Matt'],
  Michael: ['Mick', 'Mike'],
  Patrick: ['Paddy', 'Pat'],
  Rebecca: ['Becky'],
  Richard: ['Dick'],
  Robert: ['Bob', 'Robin'],
  Samuel: ['Sam'],
  Sarah: ['Sally', 'Sadie'],
  Susannah: ['Sukey', 'Susan'],
  Theresa: ['Tess'],
  Thomas: ['Tom'],
  Walter: ['Wat'],
  William: ['Bill', 'Will', 'Billy'],
  Winifred: ['Winnie'],
};

/** A name from hearsay. */
const BY_EAR: readonly (readonly [RegExp, string])[] = [
  [/([bdfglmnprst])\1/u, '$1'],
  [/([aeiou])([bdgmnprt])([aeiou])/u, '$1$2$2$3'],
  [/ck/u, 'k'],
  [/k/u, 'ck'],
  [/c(?=[aou])/u, 'k'],
  [/ph/u, 'f'],
  [/y/u, 'i'],
  [/i(?!n)/u, 'y'],
  [/e$/u, ''],
  [/([nrlktd])$/u, '$1e'],
  [/ie/u, 'ey'],
  [/ey$/u, 'y'],
  [/ea/u, 'ee'],
  [/ee/u, 'ea'],
  [/ou/u, 'ow'],
  [/ow/u, 'ou'],
  [/a(?=[rnl])/u, 'e'],
  [/e(?=[rnl])/u, 'a'],
  [/o(?=[rnl])/u, 'a'],
  [/u/u, 'o'],
  [/gh/u, ''],
  [/s$/u, ''],
  [/th/u, 't'],
  [/ai/u, 'ay'],
  [/z/u, 's'],
  [/tt?$/u, 'tte'],
  [/wh/u, 'w'],
];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * One finger gone wrong after the first letter: a letter left out, typed twice, exchanged with its neighbour or
 * mistaken.
 */
function typingSlip(random: Random, name: string): string {
  const at = random.between(1, name.length - 1);
  const [before, letter, after] = [name.slice(0, at), name.charAt(at), name.slice(at + 1)];
  return random.pick([
    before + after,
    before + letter + letter + after,
    before + after.charAt(0) + letter + after.slice(1),
    before + LETTERS.charAt(random.between(0, 25)) + after,
  ]);
}

/** A surname as written by a person who never saw it, or who types in haste: three times in ten it is the typing. */
export function misspell(random: Random, name: string): string {
  for (let tries = 0; tries < 12; tries++) {
    const rule = random.pick(BY_EAR);
    const slipped = random.chance(0.3)
      ? typingSlip(random, name)
      : name.charAt(0) + name.slice(1).replace(rule[0], rule[1]);
    if (slipped.toLowerCase() !== name.toLowerCase() && slipped.length > 2) return slipped;
  }
  return name;
}

/** The name a person is known by in the family; null where none is usual. */
export const homeName = (random: Random, forename: string): string | null =>
  HOME_NAMES[forename] ? random.pick(HOME_NAMES[forename]) : null;
