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

/** The name in front of an address of email, apart: jexample as `j example`, and examplej as `example j`. */
const inAddresses = (text: string): string =>
  text
    .split('@')
    .slice(0, -1)
    .flatMap((before) => LOCAL_PART.exec(before.slice(-LONGEST_LOCAL_PART))?.[0].split(/[^\p{L}]+/u) ?? [])
    .filter((word) => word.length > 2)
    .map((word) => `${word.slice(0, 1)} ${word.slice(1)} · ${word.slice(0, -1)} ${word.slice(-1)}`)
    .join(' · ');

/**
 * The ways in which a text may be meant whose writer, or whose program, hid names in it: as it is, and with joined
 * words apart, without digits or with
 * the letters they look like, letters that were spaced out as words, and the names in front of addresses of email.
 * Each once, the plain one first.
 */
export function textReadings(text: string): string[] {
  const plain = plainSigns(text);
  const readings = [
    plain,
    plain.replace(WITHIN_WORD, ' '),
    plain.replace(SPACED, (letters) => letters.replace(/[\s.·_-]/gu, '')),
    inAddresses(plain),
  ];
  if (MIXED.test(plain)) {
    const lookingAlike = plain.replace(/[013457]/gu, (digit) => LOOK_ALIKES[digit] ?? digit);
    readings.push(
      plain.replace(BESIDE_LETTER, ' '),
      plain.replace(WITHIN_WORD, ' ').replace(BESIDE_LETTER, ' '),
      lookingAlike,
      plain.replaceAll('1', 'i').replace(/[03457]/gu, (digit) => LOOK_ALIKES[digit] ?? digit),
    );
  }
  return [...new Set(readings)].filter((reading) => reading !== '');
}
