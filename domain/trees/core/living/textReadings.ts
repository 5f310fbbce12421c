import { plainSigns } from '#domain/kernel/wording/foldLetters.ts';

/** Digits that are written for letters: J4ne Ex4mp1e. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Between the parts of `JaneExample`. */
const WITHIN_WORD = /(?<=\p{Ll})(?=\p{Lu})/gu;
/** Letters and digits in one word, but for 1st, 12a and 1840s. */
const MIXED = /\p{L}\p{N}|\p{N}(?!(?:st|nd|rd|th|s|\p{L})(?!\p{L}))\p{L}/iu;
const BESIDE_LETTER = /(?<=\p{L})\p{N}+|(?<!\p{N})\p{N}+(?=\p{L})/gu;
/** J a n e, J-a-n-e, J.a.n.e: four letters or more, each alone. */
const SPACED = /(?<![\p{L}\p{N}])\p{L}(?:[\s.·_-]+\p{L}){3,}(?![\p{L}\p{N}])/gu;
/** What may be in front of the @ of an address, and how many characters of it (RFC 5321 section 4.5.3.1.1). */
const LOCAL_PART = /[\p{L}\p{N}._+-]+$/u;
const LONGEST_LOCAL_PART = 64;
/** Digits within a word, behind one or in front of it, but for 1st, 12a and 1840s. */
const IN_WORD = /(?<=\p{L})\p{N}+|(?<![\p{L}\p{N}])\p{N}+(?=\p{L}{3})/gu;
/** Numbers and signs of footnotes: [1], (2), [*]. */
const FOOTNOTE = /[[({]\s?[\p{N}*†‡§]{1,4}\s?[\])}]/gu;
const BRACKETS = /[[\]{}]/gu;
const TAG = /<\/?[a-z][^<>]{0,100}>/giu;
/** A word that goes on in the next line, or behind a hyphen. */
const HYPHEN = /(?<=\p{L})[-‐¬][^\S\n]*\n\s*(?=\p{L})|(?<=\p{L})[-‐¬](?=\p{Ll})/gu;
/** Initials in one: JE Example. */
const INITIALS = /(?<![\p{L}\p{N}'’-])\p{Lu}{2,3}(?![\p{L}\p{N}'’-])/gu;
/** Words of two and three letters that are no initials where a text is in capitals, and offices that hold records. */
const NO_INITIALS = new Set(
  (
    'MR MRS MS DR REV SIR ST JR SR ESQ LT COL SGT CPL PTE MAJ AN AT AS BY DO GO HE IF IN IS IT ME MY NO OF ON OR SO TO UP US WE ' +
    'ALL AND ANY ARE BUT DIV FOR GOT HAD HAS HER HIM HIS HOW ITS MAY MEN NEE NEW NOT NOW OLD ONE OUR OUT OWN PER SAW SEE SHE SON ' +
    'THE TOO TWO VIA WAS WHO WHY YET YOU AGE BOX CAR DAY DED END FAR LOT MAN MET OFF PUB ROW SET SEX WAR WAY WIFE ' +
    'AD BC DE DI DU EL LA LE DER DEN VAN VON JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC ABT AFT BEF BET CAL EST INT ' +
    'HO RG WO BT IR PRO TNA GRO NRS NLI LDS DNA UK USA VIC NSW II III IV VI VII XI XII'
  ).split(' '),
);

const UNSEEN_ENTITY = /&(?:shy|zwj|zwnj|lrm|rlm|zerowidthspace|nobreak);/giu;
const SPACE_ENTITY = /&(?:nbsp|ensp|emsp|thinsp);/giu;
const ACCENT_ENTITY = /&([a-z])(?:acute|grave|circ|uml|tilde|ring|cedil|caron|slash);/giu;
const NUMBER_ENTITY = /&#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));/giu;
const LAST_SIGN = 0x10ff_ff;

/** A text with the entities of HTML read that hide letters, or stand for them: `J&shy;ane`, `Jos&eacute;`, `&#74;ane`. */
function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text
    .replace(/&amp;/giu, '&')
    .replace(UNSEEN_ENTITY, '')
    .replace(SPACE_ENTITY, ' ')
    .replace(ACCENT_ENTITY, '$1')
    .replace(NUMBER_ENTITY, (entity, hexadecimal: string | undefined, decimal: string | undefined) => {
      const sign = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return sign <= LAST_SIGN ? String.fromCodePoint(sign) : entity;
    });
}

/** The words in front of the @ of addresses of email. */
const addressWords = (text: string): string[][] =>
  text
    .split('@')
    .slice(0, -1)
    .map((before) =>
      (LOCAL_PART.exec(before.slice(-LONGEST_LOCAL_PART))?.[0] ?? '').split(/[^\p{L}]+/u).filter((word) => word !== ''),
    );

/** The name in front of an address of email, apart: jexample as `j example`, and examplej as `example j`. */
const inAddresses = (text: string): string =>
  addressWords(text)
    .flat()
    .filter((word) => word.length > 2)
    .map((word) => `${word.slice(0, 1)} ${word.slice(1)} · ${word.slice(0, -1)} ${word.slice(-1)}`)
    .join(' · ');

/**
 * Given names in addresses of email with the initial of a surname, in either order: janee@, ejane@, jane.e@, e.jane@.
 * @returns both as they are written, the given name first; also what is no name
 */
export function addressInitials(text: string): (readonly [string, string])[] {
  return addressWords(plainSigns(withoutEntities(text))).flatMap((words) => [
    ...words.flatMap((word) => [
      [word.slice(0, -1), word.slice(-1)] as const,
      [word.slice(1), word.slice(0, 1)] as const,
    ]),
    ...words.slice(1).flatMap((word, at) => [[words[at] ?? '', word] as const, [word, words[at] ?? ''] as const]),
  ]);
}

/**
 * The ways in which a text may be meant whose writer, or whose program, hid names in it: as it is, and with joined
 * words apart, without digits or with the letters they look like, without footnotes and tags, hyphenated words in one,
 * letters that were spaced out as words, joined initials apart, and the names in front of addresses of email. Each
 * once, the plain one first.
 */
export function textReadings(text: string): string[] {
  const plain = plainSigns(withoutEntities(text));
  const whole = plain.replace(FOOTNOTE, '').replace(TAG, '').replace(IN_WORD, '');
  const readings = [
    plain,
    plain.replace(WITHIN_WORD, ' '),
    plain.replace(SPACED, (letters) => letters.replace(/[\s.·_-]/gu, '')),
    plain.replace(BRACKETS, ' '),
    whole,
    whole.replace(HYPHEN, ''),
    whole.replace(WITHIN_WORD, ' '),
    whole.replace(INITIALS, (letters) => (NO_INITIALS.has(letters) ? letters : [...letters].join(' '))),
    inAddresses(plain),
  ];
  if (MIXED.test(plain)) {
    const lookingAlike = plain.replace(/[013457]/gu, (digit) => LOOK_ALIKES[digit] ?? digit);
    readings.push(
      plain.replace(BESIDE_LETTER, ' '),
      plain.replace(WITHIN_WORD, ' ').replace(BESIDE_LETTER, ' '),
      lookingAlike.replace(IN_WORD, ''),
      plain
        .replaceAll('1', 'i')
        .replace(/[03457]/gu, (digit) => LOOK_ALIKES[digit] ?? digit)
        .replace(IN_WORD, ''),
    );
  }
  return [...new Set(readings)].filter((reading) => reading !== '');
}
